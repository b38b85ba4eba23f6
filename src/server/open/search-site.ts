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
  createDictionaries,
  keyLexeme,
  labelText,
  namesByIds,
  picturedFacet,
  publicNamesOf,
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
import { otherSpelling, typedQuery, wordsQuery } from './search-words.ts'
import type { SiteFacet, SiteFacetValue, SiteQuery, SiteResults, SiteWayOut } from './site-search.ts'
import {
  countByType,
  countFound,
  foundKeys,
  foundOnPage,
  type PublicCondition,
  titledSo,
} from './store/search.ts'
import { rulesOf } from './store/sites.ts'

/** Searches the public records of museums. */
export interface SiteSearch {
  /** Answers a question in a language: with results, exact counts, and ways on. */
  search(tx: TenantTransaction, site: Site, language: Language, query: SiteQuery): Promise<SiteResults>
  /** Public records whose titles have words that begin as typed, a few of each kind. */
  suggest(
    tx: TenantTransaction,
    q: string,
    kinds: readonly PublicKind[],
  ): Promise<ReadonlyMap<PublicKind, readonly Listed[]>>
}

/** Values of a facet that are offered: the most frequent, and those that are chosen. */
const mostValues = 60

/** Words of an empty question that are left out one by one. */
const mostWords = 6

/** Facets of which values are chosen at once: each is counted by itself. */
const mostFacets = 8

/** Records of a kind that are suggested. */
const mostSuggested = 5

/** Bytes of counts over all records of a type that are kept, of all museums. */
const keptCounts = 32 * 1024 ** 2

/** Returns the declaration of a kind. */
export const declarationOfKind = (kind: PublicKind): CardDeclaration => {
  const found = declarations.find(({ site }) => site?.kind === kind)
  if (!found) throw new Error(`no declaration of records of kind '${kind}'`)
  return found
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

/** Facets of a type that the public sees, with their fields by path. */
async function shownFacets(tx: TenantTransaction, declaration: CardDeclaration) {
  const isShown = shownToPublic(declaration, await rulesOf(tx, cardTypes[declaration.type]))
  return new Map(
    facetsOf(declaration).flatMap(({ path, field }) => (isShown(path) ? [[path, field] as const] : [])),
  )
}

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
  const whole = new LRUCache<string, Counted & { readonly stamp: string }>({
    maxSize: keptCounts,
    sizeCalculation: ({ counts }) => counts.byteLength + 1,
  })

  async function countOver(tx: TenantTransaction, site: Site, condition: PublicCondition): Promise<Counted> {
    const key = `${tx.tenantId}.${condition.type}`
    const before = isWhole(condition) ? whole.get(key) : undefined
    if (before?.stamp === site.stamp) return before
    const dictionary = await dictionaryOf(tx)
    const { packed, count } = await foundKeys(tx, condition)
    const counted = { counts: tallyKeys(packed, dictionary.length), count }
    if (isWhole(condition)) whole.set(key, { ...counted, stamp: site.stamp })
    return counted
  }

  /** Facets of a type that the public sees, with the counts of their values. */
  async function facetsOver(
    tx: TenantTransaction,
    site: Site,
    language: Language,
    query: SiteQuery,
    {
      words,
      all,
      fields,
    }: {
      readonly words: string | undefined
      readonly all: Counted
      readonly fields: Awaited<ReturnType<typeof shownFacets>>
    },
  ): Promise<readonly SiteFacet[]> {
    const declaration = declarationOfKind(query.kind)
    const type = cardTypes[declaration.type]
    // A value has a name here only if a public record has it: of others nobody says that there are any.
    const known = await countOver(tx, site, { type, search: undefined, words: undefined, years: undefined })
    const dictionary = await dictionaryOf(tx)
    const counted = new Map<string, Counted>()
    for (const path of Object.keys(query.facets))
      counted.set(path, await countOver(tx, site, conditionOf(tx.tenantId, query, words, path)))
    const found = new Map<string, { readonly id: number; readonly value: string; readonly count: number }[]>()
    for (const [id, key] of dictionary.entries()) {
      if (key?.type !== type || !(fields.has(key.facet) || key.facet === picturedFacet)) continue
      const isChosen = query.facets[key.facet]?.includes(String(id)) === true
      const count = (counted.get(key.facet) ?? all).counts[id] ?? 0
      if (count === 0 && !(isChosen && known.counts[id])) continue
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
    const referredTo = await namesByIds(tx, seesAll, {
      terms: [...referred, ...links.flatMap(({ qualifier }) => qualifier?.id ?? [])].filter(isId),
      cards: links.flatMap(({ id }) => (id !== undefined && isId(id) ? [id] : [])),
    })
    const names = publicNames(referredTo, await linkedRecords(tx, referredTo))
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
    const near = words && (await otherSpelling(tx, declarationOfKind(query.kind), query.words))
    if (near) {
      const other = { ...query, words: near, page: 1 }
      ways.push({ query: other, count: await count(other, await wordsQuery(tx, near)) })
    }
    for (const path of Object.keys(query.facets)) {
      const other = without(query, path)
      const label = facets.find(facet => facet.path === path)?.label
      if (label !== undefined) ways.push({ query: other, count: await count(other, words), without: label })
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
    async search(tx, site, language, asked) {
      const fields = await shownFacets(tx, declarationOfKind(asked.kind))
      // What is no facet, or none any longer, asks for nothing.
      const open = Object.entries(asked.facets).filter(([path]) => path === picturedFacet || fields.has(path))
      const query = { ...asked, facets: Object.fromEntries(open.slice(0, mostFacets)) }
      const words = query.words.trim() === '' ? undefined : await wordsQuery(tx, query.words)
      // Signs alone are no question.
      if (query.words.trim() !== '' && words === undefined)
        return { count: 0, kinds: new Map(), facets: [], listed: [], waysOut: [] }
      const condition = conditionOf(tx.tenantId, query, words)
      const all = await countOver(tx, site, condition)
      const facets = await facetsOver(tx, site, language, query, { words, all, fields })
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

    async suggest(tx, q, kinds) {
      const words = typedQuery(q)
      if (words === undefined) return new Map()
      const found = new Map<PublicKind, readonly Listed[]>()
      for (const kind of kinds) {
        const type = cardTypes[declarationOfKind(kind).type]
        const ids = await titledSo(tx, { type, words, most: mostSuggested })
        if (ids.length > 0) found.set(kind, await listedOf(tx, kind, ids))
      }
      return found
    },
  }
}
