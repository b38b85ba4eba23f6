import type { OutputOf } from '#model/api/endpoint.ts'
import type { FoundCard, FoundGroup, FoundList, searchEverywhere } from '#model/api/searches/general.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Filters, facetsOf } from '#model/engine/facets.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { presentType } from '#model/record-types.ts'
import { type AgeFound, ageIn } from '#model/searches/age-in.ts'
import { searchGroups } from '#model/searches/search-groups.ts'
import { hasPhrase, type Searched, searchedIn, withoutQuotes } from '#model/searches/searched-text.ts'
import { cleanLine } from '#model/text/clean.ts'
import { tokensOf } from '#model/text/tokens.ts'
import {
  type Beginnings,
  type Best,
  beginningsForFirst,
  type CardRecord,
  conditionOf,
  existingCards,
  findBest,
  type KnownNames,
  type ListLine,
  type ListTotal,
  mayDo,
  namesByIds,
  nearWords,
  pictureUrl,
  type Sought,
  sightOf,
  titleIn,
  typeOfLine,
} from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { whereFound } from './where-found.ts'

export interface GeneralSearchContext {
  readonly database: Database
  readonly texts: TextBook
}

export interface GeneralQuery {
  readonly q: string
  readonly ages?: 'read' | 'asWords' | undefined
}

type Found = OutputOf<typeof searchEverywhere>

/** Records shown per group. */
const preview = 5

/** Most words of a search; more make it slower, not better. */
const mostWords = 12

/** Number of results below which corrections are suggested. */
const few = 3

interface Asking {
  readonly tx: TenantTransaction
  readonly texts: TextBook
  readonly actor: Holder
  readonly language: Language
  /** The groups in their order, with the lists the person may read. */
  readonly groups: readonly { readonly name: string; readonly lists: readonly CardDeclaration[] }[]
}

/** Returns typed text in one line, with a limited number of words. */
const tidy = (q: string): string => cleanLine(q).split(/\s+/).slice(0, mostWords).join(' ')

/** Data of all records shown, read once for all lists. */
interface Shown {
  readonly records: ReadonlyMap<string, CardRecord>
  readonly names: KnownNames
}

async function lookUp(tx: TenantTransaction, holder: Holder, found: readonly Best[]): Promise<Shown> {
  const ids = found.flatMap(({ lines }) => lines.map(({ id }) => id))
  const types = found.flatMap(({ declaration }) => typeIdsOf(declaration))
  const records = new Map((await existingCards(tx, types, ids)).map(record => [record.id, record]))
  const refs = found.flatMap(({ declaration, lines }) =>
    lines.map(({ id }) => placedRefs(declaration, records.get(id)?.data ?? {})),
  )
  const names = await namesByIds(tx, holder, {
    terms: refs.flatMap(({ terms }) => terms.map(({ id }) => id)),
    cards: refs.flatMap(({ links }) => links.map(({ id }) => id)),
  })
  return { records, names }
}

/** Criteria of a list and of its page. */
export interface ListCriteria {
  readonly q?: string
  readonly filters?: Filters
}

/** Returns the criteria for a list: the age, if one was typed and its records have one; otherwise all words. */
function criteriaFor(declaration: CardDeclaration, q: string, age: AgeFound | undefined): ListCriteria {
  const dating = facetsOf(declaration).find(({ field }) => kindOf(field).isDating)
  if (!age || !dating) return { q }
  const { from, to } = age.span
  return { ...(age.rest && { q: age.rest }), filters: { [dating.name]: [`${from ?? ''}..${to ?? ''}`] } }
}

/** Compiles the criteria for the index. */
async function soughtIn(
  { tx, actor }: Asking,
  declaration: CardDeclaration,
  { q = '', filters = {} }: ListCriteria,
  beginnings: Beginnings,
): Promise<Sought> {
  const wanted = { filters, withApart: true, seen: sightOf(declaration, actor), beginnings }
  return {
    declaration,
    q: withoutQuotes(q),
    beginnings,
    hasPhrase: hasPhrase(q),
    condition: await conditionOf(tx, declaration, { ...wanted, q }),
    besideWords: await conditionOf(tx, declaration, wanted),
  }
}

/** Returns results of one list as the API shows them. */
function foundCards(
  { texts, actor, language }: Asking,
  { declaration, lines }: Pick<Best, 'declaration' | 'lines'>,
  { records, names }: Shown,
  { q = '', filters }: ListCriteria,
): FoundCard[] {
  return lines.map((line: ListLine): FoundCard => {
    const { number } = line.shown
    const [title, subtitle] = [titleIn(line.shown.titles, language), titleIn(line.shown.subtitles, language)]
    const record = records.get(line.id)
    const heading = [number, title, subtitle].join(' ')
    const looked = { q, aged: filters !== undefined }
    return {
      id: line.id,
      type: presentType(typeOfLine(declaration, line)),
      number,
      title,
      subtitle,
      ...(line.shown.italics && { italics: [...line.shown.italics] }),
      thumbnailUrl: pictureUrl(actor, line.cover_file_id, 160),
      ...(line.apart !== null && { apart: line.apart }),
      match: record ? whereFound(texts, language, declaration, { record, names, heading }, looked) : null,
    }
  })
}

const total = (lists: readonly ListTotal[]): ListTotal => ({
  totalSize: lists.reduce((sum, { totalSize }) => sum + totalSize, 0),
  totalIsAtLeast: lists.some(({ totalIsAtLeast }) => totalIsAtLeast),
})

/** A list of results as the API names it. */
const listOf = (
  { declaration, totalSize, totalIsAtLeast }: Best,
  { q, filters }: ListCriteria,
): FoundList => ({
  type: presentType(declaration.type),
  totalSize,
  totalIsAtLeast,
  asked: {
    ...(q !== undefined && { q }),
    ...(filters && {
      filters: Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, [...values]])),
    }),
  },
})

/** Searches all lists; groups without results are left out. */
async function search(asking: Asking, q: string, age: AgeFound | undefined): Promise<FoundGroup[]> {
  const { tx, groups } = asking
  if (tokensOf(q).length === 0) return []
  const beginnings = await beginningsForFirst(
    tx,
    groups.flatMap(({ lists }) => lists),
    q,
  )
  const sought: Sought[] = []
  const queries = new Map<CardDeclaration, ListCriteria>()
  for (const declaration of groups.flatMap(({ lists }) => lists)) {
    const query = criteriaFor(declaration, q, age)
    queries.set(declaration, query)
    sought.push(await soughtIn(asking, declaration, query, beginnings))
  }
  const found = (await findBest(tx, sought, preview)).filter(({ lines }) => lines.length > 0)
  const shown = await lookUp(tx, asking.actor, found)
  return groups.flatMap(({ name, lists }): FoundGroup[] => {
    const best = found
      .filter(({ declaration }) => lists.includes(declaration))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
    if (best.length === 0) return []
    const first = best
      .flatMap(each => each.lines.map(line => ({ ...each, lines: [line] })))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, preview)
    const queryOf = ({ declaration }: Best) => queries.get(declaration) ?? {}
    return [
      {
        type: name,
        lists: best.map(each => listOf(each, queryOf(each))),
        ...total(best),
        result: first.flatMap(each => foundCards(asking, each, shown, queryOf(each))),
      },
    ]
  })
}

/** The rank of the best of some results. */
const rankOf = ({ lines: [line] }: Best): number => line?.rank ?? 0

const size = (groups: readonly FoundGroup[]): number => total(groups).totalSize

/** Returns whether a number or title contains everything typed: then it is not treated as an age. */
const isCalledSo = (groups: readonly FoundGroup[], q: string): boolean =>
  groups.some(({ result }) =>
    result.some(({ number, title }) => number.startsWith(q) || title.toLowerCase() === q.toLowerCase()),
  )

interface Read {
  readonly groups: FoundGroup[]
  readonly age: Found['age']
}

/** Parses the typed text, as a date if it is one, and searches. */
async function readAndSearch(asking: Asking, { q, ages }: GeneralQuery): Promise<Read> {
  const age = ageIn(q, asking.language)
  const ageOf = (applied: boolean): Found['age'] =>
    age ? { text: age.text, rest: age.rest, from: age.span.from, to: age.span.to, applied } : null
  const asWords = async (): Promise<Read> => ({
    groups: await search(asking, q, undefined),
    age: ageOf(false),
  })
  if (!age || ages === 'asWords' || (age.doubtful && ages === undefined)) return asWords()
  // '1750-1800' may be a number.
  if (ages === undefined && age.rest === '' && !/\s/.test(q)) {
    const words = await asWords()
    if (isCalledSo(words.groups, q)) return words
  }
  return { groups: await search(asking, q, age), age: ageOf(true) }
}

/** Parts of a search of which some are left out; of more, a single one finds too much. */
const mostParts = 6

const textOf = (parts: readonly Searched[]): string =>
  parts.map(part => ('phrase' in part ? `"${part.phrase.join(' ')}"` : part.word)).join(' ')

/** Searches for some of the words that find something: all but one of them, or else each by itself; a phrase first as single words. */
async function someWords(asking: Asking, q: string): Promise<Found['someWords']> {
  const parts = searchedIn(q).slice(0, mostParts)
  const left = parts.length > 2 ? parts.map((_, at) => textOf(parts.toSpliced(at, 1))) : []
  const alone = parts.map(part => textOf([part]))
  const rounds = [hasPhrase(q) ? [withoutQuotes(q)] : [], ...(parts.length > 1 ? [left, alone] : [])]
  for (const texts of rounds) {
    const found: Found['someWords'] = []
    for (const text of new Set(texts)) {
      const sums = total(await search(asking, text, undefined))
      if (sums.totalSize > 0) found.push({ q: text, ...sums })
    }
    if (found.length > 0) return found
  }
  return []
}

/**
 * Searches everything a person may read (C-S06): the first records of each group and their number. Without results, similar
 * words are searched instead, or some of them are offered; with few, similar ones are suggested.
 */
export const generalSearch = (
  { database, texts }: GeneralSearchContext,
  actor: MuseumActor,
  language: Language,
  given: GeneralQuery,
): Promise<Found> =>
  database.inTenant(actor.tenantId, async tx => {
    const groups = searchGroups.flatMap(({ name, types }) => {
      const lists = types.flatMap(type => declarationOf(type) ?? [])
      const readable = lists.filter(declaration => mayDo(declaration, actor, 'read'))
      return readable.length > 0 ? [{ name, lists: readable }] : []
    })
    const asking: Asking = { tx, texts, actor, language, groups }
    const query = { ...given, q: tidy(given.q) }
    const found = await readAndSearch(asking, query)
    const answer = { q: query.q, ...found, didYouMean: null, someWords: [] }
    if (size(found.groups) >= few || isCalledSo(found.groups, query.q)) return answer
    const near = await nearWords(
      tx,
      groups.flatMap(({ lists }) => lists),
      query.q,
    )
    if (size(found.groups) > 0) return { ...answer, didYouMean: near ?? null }
    const corrected = near === undefined ? undefined : await readAndSearch(asking, { ...query, q: near })
    if (near !== undefined && corrected && size(corrected.groups) > 0)
      return { ...answer, q: near, ...corrected, didYouMean: near }
    return { ...answer, someWords: await someWords(asking, query.q) }
  })
