import { type PublicKind, publicKinds } from '#model/engine/site-pages.ts'
import { declarationOfKind, type SiteQuery, sitePageSizes, siteSorts } from '#server/open/index.ts'
import { type PageContext, searchAddress } from './page-context.ts'

/** Kinds that are searched: files are seen where they belong. */
export const searchedKinds: readonly PublicKind[] = publicKinds.filter(
  kind => !declarationOfKind(kind).uploaded,
)

/** The question that all public objects answer. */
export const everything: SiteQuery = {
  kind: 'object',
  words: '',
  facets: {},
  sort: 'relevance',
  page: 1,
  size: sitePageSizes[0],
}

/** The most that an address may ask: no page of the site asks more. */
export const limits = { words: 200, values: 40, value: 200, pages: 10_000, year: 1_000_000 } as const

/** Facets stand in addresses below this word, so that none is taken for another part of the question. */
const facetPrefix = 'in.'

const oneOf = <Choice>(choices: readonly Choice[], wanted: unknown): Choice | undefined =>
  choices.find(choice => String(choice) === wanted)

function yearIn(text: string | null): number | undefined {
  if (text === null || !/^-?\d{1,7}$/.test(text)) return undefined
  const year = Number(text)
  if (year === 0 || Math.abs(year) > limits.year) return undefined
  return year < 0 ? year + 1 : year
}

/** Returns a year as people write it: -500 is 500 BC, and there is no year 0. */
export const writtenYear = (year: number): number => (year <= 0 ? year - 1 : year)

function pageIn(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), limits.pages)
}

/** Returns the question that an address asks; what is no part of a question is passed over. */
export function siteQueryOf(params: URLSearchParams): SiteQuery {
  const chosen = [...params]
    .filter(([key, value]) => key.startsWith(facetPrefix) && value !== '' && value.length <= limits.value)
    .slice(0, limits.values)
  const facets = Object.fromEntries(
    [...Map.groupBy(chosen, ([key]) => key.slice(facetPrefix.length).replaceAll('.', '/'))].map(
      ([path, pairs]) => [path, [...new Set(pairs.map(([, value]) => value))]],
    ),
  )
  const [from, to] = [yearIn(params.get('from')), yearIn(params.get('to'))]
  return {
    kind: oneOf<PublicKind>(searchedKinds, params.get('kind')) ?? everything.kind,
    words: (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, limits.words),
    facets,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    sort: oneOf(siteSorts, params.get('sort')) ?? everything.sort,
    page: pageIn(params.get('page')),
    size: oneOf<number>(sitePageSizes, params.get('size')) ?? everything.size,
  }
}

/** Returns a question as an address asks it: parts that are as they are at first are left out, so that each question has one address. */
export function paramsOf({ kind, words, facets, from, to, sort, page, size }: SiteQuery): string {
  const params = new URLSearchParams()
  if (words !== '') params.set('q', words)
  if (kind !== everything.kind) params.set('kind', kind)
  for (const path of Object.keys(facets).toSorted())
    for (const value of (facets[path] ?? []).toSorted())
      params.append(facetPrefix + path.replaceAll('/', '.'), value)
  if (from !== undefined) params.set('from', String(writtenYear(from)))
  if (to !== undefined) params.set('to', String(writtenYear(to)))
  if (sort !== everything.sort) params.set('sort', sort)
  if (size !== everything.size) params.set('size', String(size))
  if (page !== 1) params.set('page', String(page))
  return params.toString()
}

/** Address of the answer to a question. */
export const addressOfQuery = (context: PageContext, query: SiteQuery): string =>
  searchAddress(context, paramsOf(query))

/** Returns a question with a value of a facet chosen, or no longer, from its first page on. */
export function toggled(query: SiteQuery, path: string, value: string): SiteQuery {
  const { [path]: before = [], ...others } = query.facets
  const after = before.includes(value) ? before.filter(each => each !== value) : [...before, value]
  return { ...query, page: 1, facets: after.length > 0 ? { ...others, [path]: after } : others }
}

/** Returns a question without any facet and year. */
export function loosened({ from: _from, to: _to, ...query }: SiteQuery): SiteQuery {
  return { ...query, page: 1, facets: {} }
}
