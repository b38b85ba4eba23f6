import { LRUCache } from 'lru-cache'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { emptyLabel, facetsOf } from '#model/engine/facets.ts'
import { shownToPublic } from '#model/engine/publicity.ts'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { isId } from '#model/ids.ts'
import type { Words } from '#model/kinds/kind.ts'
import { readLinkFacetValue } from '#model/kinds/link.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import {
  anyOf,
  beginningsIn,
  createDictionaries,
  keyLexeme,
  labelText,
  namesByIds,
  nearWords,
  picturedFacet,
  publicNamesOf,
  searchText,
  seesAll,
  spanLexemes,
  tallyKeys,
  wordsOf,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Site } from './addresses.ts'
import { linkedRecords } from './linked-records.ts'
import { type Listed, listedAs } from './listed.ts'
import { publicNames } from './project-cards.ts'
import type { SiteFacet, SiteFacetValue, SiteQuery, SiteResults, SiteWayOut } from './site-search.ts'
import { countByType, countFound, foundKeys, foundOnPage, type PublicCondition } from './store/search.ts'
import { rulesOf } from './store/sites.ts'

/** Searches the public records of museums. */
export interface SiteSearch {
  /** Answers a question in a language: with results, exact counts, and ways on. */
  search(tx: TenantTransaction, site: Site, language: Language, query: SiteQuery): Promise<SiteResults>
  /** Public records whose titles have words that begin as typed, a few of each kind. */
  suggest(tx: TenantTransaction, q: string): Promise<ReadonlyMap<PublicKind, readonly Listed[]>>
}

/** Values of a facet that are offered: the most frequent, and those that are chosen. */
const mostValues = 60

/** Words of an empty question that are left out one by one. */
const mostWords = 6

/** Records of a kind that are suggested. */
const mostSuggested = 5

/** Counts over all records of a type that are kept, of all museums. */
const keptCounts = 500

/** Returns the declaration of a kind. */
export const declarationOfKind = (kind: PublicKind): CardDeclaration => {
  const found = declarations.find(({ site }) => site?.kind === kind)
  if (!found) throw new Error(`no declaration of records of kind '${kind}'`)
  return found
}

/** Splits what was typed into what is wanted and what is not: 'cup -"red cup"'. */
function wantedAndNot(typed: string): { readonly wanted: string; readonly unwanted: readonly string[] } {
  const unwanted: string[] = []
  const wanted = typed.replace(/(^|\s)-("[^"]+"|[^\s"]+)/g, (_all, before: string, what: string) => {
    unwanted.push(what)
    return before
  })
  return { wanted, unwanted }
}

/** Returns typed words as a query; undefined where they are none. */
async function wordsQuery(tx: TenantTransaction, typed: string): Promise<string | undefined> {
  const { wanted, unwanted } = wantedAndNot(typed)
  const query = searchText(wanted, await beginningsIn(tx, [wanted]))
  const not = unwanted.flatMap(each => searchText(each) ?? []).map(each => `!(${each})`)
  return [query, ...not].filter(Boolean).join(' & ') || undefined
}

const yearsOf = ({ from, to }: SiteQuery): PublicCondition['years'] =>
  from === undefined && to === undefined ? undefined : { from: from ?? null, to: to ?? null }

/** The numbers of facet values in an address; what is no number finds nothing. */
const numberOf = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : -1)

function conditionOf(
  tenantId: string,
  { facets, ...query }: SiteQuery,
  words: string | undefined,
  except?: string,
): PublicCondition {
  const years = yearsOf({ facets, ...query })
  const spans = years && spanLexemes(tenantId, years)
  const chosen = Object.entries(facets)
    .filter(([path, values]) => path !== except && values.length > 0)
    .map(([, values]) => anyOf(values.map(value => keyLexeme(tenantId, numberOf(value)))))
  const parts = [...(words === undefined ? [] : [words]), ...chosen, ...(spans ? [anyOf(spans)] : [])]
  return {
    type: cardTypes[declarationOfKind(query.kind).type],
    search: parts.length === 0 ? undefined : parts.join(' & '),
    words,
    years,
  }
}

const isWhole = ({ search, years }: PublicCondition): boolean => search === undefined && years === undefined

/** The same question without one of its parts. */
const without = (query: SiteQuery, path: string): SiteQuery => ({
  ...query,
  page: 1,
  facets: Object.fromEntries(Object.entries(query.facets).filter(([each]) => each !== path)),
})

/** Public records of a kind by their ids, in this order. */
async function listedOf(
  tx: TenantTransaction,
  kind: PublicKind,
  ids: readonly string[],
): Promise<readonly Listed[]> {
  const names = await publicNamesOf(tx, ids)
  return listedAs(
    tx,
    ids.flatMap(id => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name, kind }]
    }),
  )
}

/** Occurrences in results of each number of the dictionary. */
interface Counted {
  readonly counts: Uint32Array
  readonly count: number
}

export function createSiteSearch(texts: TextBook): SiteSearch {
  const dictionaryOf = createDictionaries()
  const whole = new LRUCache<string, Counted>({ max: keptCounts })

  async function countOver(tx: TenantTransaction, site: Site, condition: PublicCondition): Promise<Counted> {
    const key = `${tx.tenantId}.${condition.type}.${site.stamp}`
    const before = isWhole(condition) ? whole.get(key) : undefined
    if (before) return before
    const dictionary = await dictionaryOf(tx)
    const { packed, count } = await foundKeys(tx, condition)
    const counted = { counts: tallyKeys(packed, dictionary.length), count }
    if (isWhole(condition)) whole.set(key, counted)
    return counted
  }

  /** Facets of a type that the public sees, with the counts of their values. */
  async function facetsOver(
    tx: TenantTransaction,
    site: Site,
    language: Language,
    query: SiteQuery,
    { words, all }: { readonly words: string | undefined; readonly all: Counted },
  ): Promise<readonly SiteFacet[]> {
    const declaration = declarationOfKind(query.kind)
    const type = cardTypes[declaration.type]
    const isShown = shownToPublic(declaration, await rulesOf(tx, type))
    const fields = new Map(
      facetsOf(declaration).flatMap(({ path, field }) => (isShown(path) ? [[path, field] as const] : [])),
    )
    const dictionary = await dictionaryOf(tx)
    const counted = new Map<string, Counted>()
    for (const path of Object.keys(query.facets))
      counted.set(path, await countOver(tx, site, conditionOf(tx.tenantId, query, words, path)))
    const found = new Map<string, { readonly id: number; readonly value: string; readonly count: number }[]>()
    for (const [id, key] of dictionary.entries()) {
      if (key?.type !== type || !(fields.has(key.facet) || key.facet === picturedFacet)) continue
      const isChosen = query.facets[key.facet]?.includes(String(id)) === true
      const count = (counted.get(key.facet) ?? all).counts[id] ?? 0
      if (count === 0 && !isChosen) continue
      const values = found.get(key.facet) ?? []
      values.push({ id, value: key.value, count })
      found.set(key.facet, values)
    }
    const offered = [...fields.keys(), picturedFacet].flatMap(path => {
      const isChosen = ({ id }: { readonly id: number }) => query.facets[path]?.includes(String(id)) === true
      const values = (found.get(path) ?? [])
        .toSorted(
          (one, other) =>
            Number(isChosen(other)) - Number(isChosen(one)) ||
            other.count - one.count ||
            (one.value < other.value ? -1 : 1),
        )
        .slice(0, mostValues)
      return values.length === 0 ? [] : [{ path, values, isChosen }]
    })
    const referred = offered.flatMap(({ values }) => values.map(({ value }) => value))
    const links = referred.map(readLinkFacetValue)
    const known = await namesByIds(tx, seesAll, {
      terms: [...referred, ...links.flatMap(({ qualifier }) => qualifier?.id ?? [])].filter(isId),
      cards: links.flatMap(({ id }) => (id !== undefined && isId(id) ? [id] : [])),
    })
    const names = publicNames(known, await linkedRecords(tx, known))
    const wordsIn: Words = wordsOf(texts, declaration, names, language)
    return offered.map(({ path, values, isChosen }): SiteFacet => {
      const field = fields.get(path)
      const nameOfValue = (value: string): string => {
        if (!field) return texts.translate(language, value === 'true' ? 'facets.true' : 'facets.false')
        if (value === field.facetEmpty) return emptyLabel
        return kindOf(field).facetLabel?.(value, field, wordsIn) ?? value
      }
      return {
        path,
        label: field
          ? labelText(texts, language, declaration, path)
          : texts.translate(language, 'facets.withPicture'),
        values: values.map(
          ({ id, value, count }): SiteFacetValue => ({
            value: String(id),
            name: nameOfValue(value),
            count,
            isChosen: isChosen({ id }),
          }),
        ),
      }
    })
  }

  /** For a question without an answer: the spelling that was meant, and what each part of it keeps away. */
  async function waysOut(
    tx: TenantTransaction,
    query: SiteQuery,
    facets: readonly SiteFacet[],
    words: string | undefined,
  ): Promise<readonly SiteWayOut[]> {
    const count = (other: SiteQuery, typed: string | undefined) =>
      countFound(tx, conditionOf(tx.tenantId, other, typed))
    const ways: SiteWayOut[] = []
    const near = words && (await nearWords(tx, [declarationOfKind(query.kind)], query.words))
    if (near) {
      const other = { ...query, words: near, page: 1 }
      ways.push({ query: other, count: await count(other, await wordsQuery(tx, near)) })
    }
    for (const path of Object.keys(query.facets)) {
      const other = without(query, path)
      const label = facets.find(facet => facet.path === path)?.label ?? path
      ways.push({ query: other, count: await count(other, words), without: label })
    }
    const typed = query.words.split(' ')
    for (const [at, word] of typed.entries()) {
      if (words === undefined || typed.length > mostWords || query.words.includes('"')) break
      const left = typed.filter((_, place) => place !== at).join(' ')
      const other = { ...query, words: left, page: 1 }
      ways.push({ query: other, count: await count(other, await wordsQuery(tx, left)), without: word })
    }
    return ways.filter(way => way.count > 0)
  }

  return {
    async search(tx, site, language, query) {
      const words = query.words.trim() === '' ? undefined : await wordsQuery(tx, query.words)
      // Signs alone are no question.
      if (query.words.trim() !== '' && words === undefined)
        return { count: 0, kinds: new Map(), facets: [], listed: [], waysOut: [] }
      const condition = conditionOf(tx.tenantId, query, words)
      const all = await countOver(tx, site, condition)
      const facets = await facetsOver(tx, site, language, query, { words, all })
      const ids = await foundOnPage(tx, condition, {
        sort: query.sort,
        offset: (query.page - 1) * query.size,
        limit: query.size,
      })
      const byType = await countByType(tx, words)
      return {
        count: all.count,
        kinds: new Map(
          declarations.flatMap(({ type, site: pages }) => {
            const count = byType.get(cardTypes[type])
            return pages && count ? [[pages.kind, count] as const] : []
          }),
        ),
        facets,
        listed: await listedOf(tx, query.kind, ids),
        waysOut: all.count === 0 ? await waysOut(tx, query, facets, words) : [],
      }
    },

    async suggest(tx, q) {
      const words = searchText(q)
      if (words === undefined) return new Map()
      const found = new Map<PublicKind, readonly Listed[]>()
      for (const declaration of declarations) {
        if (!declaration.site) continue
        const ids = await foundOnPage(
          tx,
          { type: cardTypes[declaration.type], search: words, words, years: undefined },
          { sort: 'relevance', offset: 0, limit: mostSuggested },
        )
        if (ids.length > 0) found.set(declaration.site.kind, await listedOf(tx, declaration.site.kind, ids))
      }
      return found
    },
  }
}
