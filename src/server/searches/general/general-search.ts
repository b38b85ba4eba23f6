import type { OutputOf } from '#model/api/endpoint.ts'
import type { FoundCard, FoundGroup, searchEverywhere } from '#model/api/searches/general.ts'
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
import { cleanLine } from '#model/text/clean.ts'
import { tokensOf } from '#model/text/tokens.ts'
import {
  type Best,
  type CardRecord,
  conditionOf,
  existingCards,
  findBest,
  type KnownNames,
  type ListLine,
  mayDo,
  namesByIds,
  nearWords,
  pictureUrl,
  type Sought,
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
  /** The lists the person may read, in the order of the groups. */
  readonly lists: readonly { readonly name: string; readonly declaration: CardDeclaration }[]
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
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { q = '', filters = {} }: ListCriteria,
): Promise<Sought> {
  return {
    declaration,
    q,
    condition: await conditionOf(tx, declaration, { q, filters, withApart: true }),
    besideWords: await conditionOf(tx, declaration, { filters, withApart: true }),
  }
}

/** Returns the results of one list as the API shows them. */
function foundCards(
  { texts, actor, language }: Asking,
  { declaration, lines }: Best,
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
      thumbnailUrl: pictureUrl(actor, line.cover_file_id, 160),
      ...(line.apart !== null && { apart: line.apart }),
      match: record ? whereFound(texts, language, declaration, { record, names, heading }, looked) : null,
    }
  })
}

/** Searches all lists; those without results are left out. */
async function search(asking: Asking, q: string, age: AgeFound | undefined): Promise<FoundGroup[]> {
  const { tx, lists } = asking
  if (tokensOf(q).length === 0) return []
  const queries = new Map(
    lists.map(({ declaration }) => [declaration.type, criteriaFor(declaration, q, age)]),
  )
  const sought: Sought[] = []
  for (const { declaration } of lists)
    sought.push(await soughtIn(tx, declaration, queries.get(declaration.type) ?? {}))
  const found = (await findBest(tx, sought, preview)).filter(({ lines }) => lines.length > 0)
  const shown = await lookUp(tx, asking.actor, found)
  const groups: FoundGroup[] = []
  for (const { name, declaration } of lists) {
    const best = found.find(each => each.declaration === declaration)
    if (!best) continue
    const list = queries.get(declaration.type) ?? {}
    groups.push({
      type: name,
      listType: presentType(declaration.type),
      totalSize: best.totalSize,
      totalIsAtLeast: best.totalIsAtLeast,
      list: {
        ...(list.q !== undefined && { q: list.q }),
        ...(list.filters && {
          filters: Object.fromEntries(
            Object.entries(list.filters).map(([facet, values]) => [facet, [...values]]),
          ),
        }),
      },
      result: foundCards(asking, best, shown, list),
    })
  }
  return groups
}

const size = (groups: readonly FoundGroup[]): number =>
  groups.reduce((sum, { totalSize }) => sum + totalSize, 0)

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

/**
 * Searches everything a person may read (C-S06): the first records of each group and their number. Without results, similar
 * words are searched instead; with few, they are suggested.
 */
export const generalSearch = (
  { database, texts }: GeneralSearchContext,
  actor: MuseumActor,
  language: Language,
  given: GeneralQuery,
): Promise<Found> =>
  database.inTenant(actor.tenantId, async tx => {
    const lists = searchGroups.flatMap(({ name, type }) => {
      const declaration = declarationOf(type)
      return declaration && mayDo(declaration, actor, 'read') ? [{ name, declaration }] : []
    })
    const asking: Asking = { tx, texts, actor, language, lists }
    const query = { ...given, q: tidy(given.q) }
    const found = await readAndSearch(asking, query)
    const answer = { q: query.q, ...found, didYouMean: null }
    if (size(found.groups) >= few || isCalledSo(found.groups, query.q)) return answer
    const near = await nearWords(
      tx,
      lists.map(({ declaration }) => declaration),
      query.q,
    )
    if (near === undefined || size(found.groups) > 0) return { ...answer, didYouMean: near ?? null }
    const corrected = await readAndSearch(asking, { ...query, q: near })
    return size(corrected.groups) === 0 ? answer : { q: near, ...corrected, didYouMean: near }
  })
