import { setImmediate as nextTurn } from 'node:timers/promises'
import { declarationOfId } from '#model/cards/declarations.ts'
import { apartOf } from '#model/engine/apart.ts'
import { completenessOf } from '#model/engine/completeness.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { completenessStep, facetsOf } from '#model/engine/facets.ts'
import { type CardIndex, type FacetKey, indexCard } from '#model/engine/index-card.ts'
import { middleOf } from '#model/kinds/box-around.ts'
import { linkFacetValue, readLinkFacetValue } from '#model/kinds/link.ts'
import { isCertain } from '#model/kinds/qualified-name.ts'
import { cardTypes } from '#model/record-types.ts'
import { cut } from '#model/text/cut.ts'
import { identifierTokens, tokensOf } from '#model/text/tokens.ts'
import { allNames } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import { lockTermNames, type TermLabels } from '#server/vocabularies/index.ts'
import { cardLexemes } from '../criteria/card-lexemes.ts'
import { type Headings, headingOf } from '../names/heading-of.ts'
import { type KnownNames, type LinkedCard, namesOf } from '../names/known-names.ts'
import { allTitles, ownTitle } from '../names/title-in.ts'
import { boxInDegrees } from '../places/box-in-degrees.ts'
import { inDegrees } from '../places/in-degrees.ts'
import { asManyAsFit } from '../search-text/as-many-as-fit.ts'
import { ageLexemes, identifierLexeme, keyLexeme, nameLexeme, termLexeme } from '../search-text/lexemes.ts'
import { seesAll } from '../sight.ts'
import { type IndexLine, writeIndex } from '../store/card-index.ts'
import type { CardRecord } from '../store/cards.ts'
import { formOf } from '../store/form-rules.ts'
import { keysFor } from '../store/keys.ts'
import { linkedMark, markLinked } from '../store/linked-marks.ts'
import { positionsOf, type RecordPosition } from '../store/record-positions.ts'
import { holdRegister } from '../store/register.ts'
import type { Titles } from '../tables.ts'
import { cardsAbove } from '../tree/cards-above.ts'
import { keepHeadings } from './keep-headings.ts'
import { keepRecordWords } from './keep-record-words.ts'
import { likenessLexemes } from './likeness-lexemes.ts'
import { placesOf } from './places-of.ts'

/** Characters by which lists are sorted. */
const sortLength = 60
/** Bytes of the words of a card: a search vector of PostgreSQL ends at a megabyte, and the words of its facets and terms need room. */
const wordBytes = 800_000
/** Characters of a value that a facet can count. */
const facetLength = 200

const sortText = (titles: Titles | string): string =>
  cut(typeof titles === 'string' ? titles : ownTitle(titles, 'en'), sortLength)

/** By what lists are sorted in place of a number: figures of one length, so that they sort as texts. */
function numberSortOf({ sizePath }: CardDeclaration, { data }: CardRecord, { number }: Headings): string {
  const size = sizePath === undefined ? undefined : data[sizePath]
  return typeof size === 'number' ? String(size).padStart(16, '0') : sortText(number)
}

const knownWords = new WeakMap<TermLabels, readonly string[]>()

/** Names of a term in all languages, and of the terms above it: 'metal' finds what is of bronze. */
const namesOfTerm = (term: TermLabels): readonly string[] => [term, ...term.path].flatMap(allNames)

/** Their words, and the notation as it is written and from each of its parts. */
function wordsOfTerm(term: TermLabels): readonly string[] {
  const known = knownWords.get(term)
  if (known) return known
  const code = term.notation ?? ''
  const words = [
    ...new Set([...namesOfTerm(term).flatMap(tokensOf), ...tokensOf(code), ...identifierTokens(code)]),
  ]
  knownWords.set(term, words)
  return words
}

/** The value of a facet of links without a qualifier that says no more than the name alone. */
function plainly(value: string, names: KnownNames): string {
  const { qualifier, ...ref } = readLinkFacetValue(value)
  const term = qualifier && names.terms.get(qualifier.id)
  return term && isCertain(term) ? linkFacetValue(ref) : value
}

function* keysOfTerms(found: CardIndex, names: KnownNames): Generator<FacetKey> {
  for (const { id, facet } of found.terms) {
    if (facet === undefined) continue
    yield { facet, value: id }
    for (const above of names.terms.get(id)?.path ?? []) yield { facet, value: above.id }
  }
}

/** Yields facet keys of the ancestors of linked records: a facet of places also counts a record under its region and country. */
function* keysAbove({ found, above }: PreparedIndex): Generator<FacetKey> {
  for (const { id, facet } of found.links)
    if (facet !== undefined) for (const card of above.get(id) ?? []) yield { facet, value: `#${card.id}` }
}

/** Facets that count what has no value, too. */
function* emptyKeys(declaration: CardDeclaration, found: CardIndex): Generator<FacetKey> {
  for (const { path, field } of facetsOf(declaration)) {
    if (field.facetEmpty === undefined) continue
    const isThere =
      found.keys.some(({ facet }) => facet === path) || found.terms.some(({ facet }) => facet === path)
    if (!isThere) yield { facet: path, value: field.facetEmpty }
  }
}

function* allKeys(
  declaration: CardDeclaration,
  record: CardRecord,
  prepared: PreparedIndex,
): Generator<FacetKey> {
  const { found, names, percent } = prepared
  for (const { facet, value } of found.keys) yield { facet, value: cut(plainly(value, names), facetLength) }
  yield* keysOfTerms(found, names)
  yield* keysAbove(prepared)
  yield* emptyKeys(declaration, found)
  if (!declaration.unpublished) yield { facet: 'publishedOnWeb', value: String(record.published) }
  if (declaration.pictured) yield { facet: 'withPicture', value: String(record.cover_file_id !== null) }
  yield { facet: 'completeness', value: completenessStep(percent) }
}

/** Names of all that a card refers to by links, and of what is above these: 'Italy' finds what was found in Rome. */
function* namesOfLinks({ found, names, above }: PreparedIndex): Generator<string> {
  for (const id of new Set(found.links.map(link => link.id)))
    for (const card of [names.cards.get(id), ...(above.get(id) ?? [])])
      if (card) yield* [card.number, ...allTitles(card.titles)]
}

/** Words of a card and of the names of all that it refers to. */
function wordsOf(prepared: PreparedIndex): Set<string> {
  const { found, names } = prepared
  const words = new Set(found.words)
  for (const { id } of found.terms) {
    const term = names.terms.get(id)
    if (term) for (const word of wordsOfTerm(term)) words.add(word)
  }
  for (const text of namesOfLinks(prepared)) for (const word of tokensOf(text)) words.add(word)
  return words
}

/** Texts in which phrases are found: those of a card, and the names of what it refers to. What is above that is found by its words alone: places of words are a part of the index. */
function* textsOf({ found, names, headings }: PreparedIndex): Generator<string> {
  yield* allTitles(headings.titles)
  yield* found.texts
  for (const { id } of found.terms) {
    const term = names.terms.get(id)
    if (term) yield* allNames(term)
  }
  for (const { id } of found.links) yield* allTitles(names.cards.get(id)?.titles)
}

/** The part of a record's index that follows from its values alone. */
export interface PreparedIndex {
  readonly found: CardIndex
  readonly names: KnownNames
  /** Ancestors of the linked records, the nearest first. */
  readonly above: ReadonlyMap<string, readonly LinkedCard[]>
  /** Positions of the linked records that determine its own. */
  readonly places: ReadonlyMap<string, RecordPosition>
  readonly headings: Headings
  readonly percent: number
}

/** Ids of those linked cards that may be below others. */
export const treeIds = ({ cards }: KnownNames): readonly string[] =>
  [...cards.values()]
    .filter(({ type }) => declarationOfId(type)?.broaderPath !== undefined)
    .map(({ id }) => id)

/** Ids of the cards that say where a card lies, the first that does it counting. */
const placingLinks = ({ placedBy = [] }: CardDeclaration, { links }: CardIndex): readonly string[] =>
  placedBy.flatMap(path => links.filter(link => link.path === path).map(({ id }) => id))

/** Returns the position of a record: its own coordinates, else that of its linked records. */
function placeOf(declaration: CardDeclaration, { found, places }: PreparedIndex): RecordPosition | undefined {
  const box = boxInDegrees(found.extent)
  const point = inDegrees(found.point) ?? (box && middleOf(box))
  if (point) return { ...point, ...(box && { box }) }
  return placingLinks(declaration, found)
    .map(id => places.get(id))
    .find(place => place !== undefined)
}

/** Looks up what cards refer to and says what they are called; before they are written, several at once. */
export async function prepareIndex(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cards: readonly CardValues[],
): Promise<readonly PreparedIndex[]> {
  const found = await mapInTurns(cards, card => indexCard(declaration, card))
  const { rules } = await formOf(tx, declaration)
  if (found.some(({ terms }) => terms.length > 0)) await lockTermNames(tx)
  const names = await namesOf(tx, seesAll, declaration, cards)
  const above = await cardsAbove(tx, treeIds(names))
  const places = await positionsOf(
    tx,
    found.flatMap(each => placingLinks(declaration, each)),
  )
  return mapInTurns(cards.entries(), ([at, card]) => ({
    found: found[at] ?? indexCard(declaration, card),
    names,
    above,
    places,
    headings: headingOf(declaration, card, names),
    percent: completenessOf(declaration, card, rules).percent,
  }))
}

/** The terms of a card and those above them. */
const termsOf = ({ found, names }: PreparedIndex): string[] => [
  ...new Set(
    found.terms.flatMap(({ id }) => [id, ...(names.terms.get(id)?.path ?? []).map(step => step.id)]),
  ),
]

/** Titles first, then the words of the fields in their order, as many as a line of the index holds: a longer card is saved all the same. */
function lexemesOf(prepared: PreparedIndex): readonly string[] {
  const titles = allTitles(prepared.headings.titles).flatMap(tokensOf)
  return asManyAsFit([...new Set([...titles, ...wordsOf(prepared)])], wordBytes)
}

/** Returns the values that match a record as a whole: its titles and all its numbers. */
const knownBy = (tenantId: string, { found, headings }: PreparedIndex): string[] => [
  ...new Set([
    ...allTitles(headings.titles)
      .filter(title => title !== '')
      .map(title => nameLexeme(tenantId, title)),
    ...[...found.identifiers].map(number => identifierLexeme(tenantId, number)),
  ]),
]

interface IndexedCard {
  readonly record: CardRecord
  readonly prepared: PreparedIndex
}

/** Looks up what the lines of cards need. @returns what makes the line of each, in order; they are made one by one, since each takes a while. */
async function lineMakers(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cards: readonly IndexedCard[],
): Promise<readonly (() => IndexLine)[]> {
  const type = cardTypes[declaration.type]
  const keyed = await mapInTurns(cards, ({ record, prepared }) => ({
    record,
    prepared,
    keys: [...allKeys(declaration, record, prepared)],
  }))
  const keyOf = await keysFor(
    tx,
    type,
    keyed.flatMap(({ keys }) => keys),
  )
  const mark = declaration.linkedFacet ? await linkedMark(tx, type) : undefined
  return keyed.map(({ record, prepared, keys }) => (): IndexLine => {
    const { found, headings, percent } = prepared
    const sorted = [...new Set(keys.map(keyOf))].toSorted((one, other) => one - other)
    const numbers = mark ? [...sorted, mark.unlinked] : sorted
    const place = placeOf(declaration, prepared)
    const texts = lexemesOf(prepared)
    const words = new Set(texts)
    return {
      id: record.id,
      type,
      numberSort: numberSortOf(declaration, record, headings),
      titleSort: sortText(headings.titles),
      subtitleSort: sortText(headings.subtitles),
      yearFrom: found.years?.from ?? null,
      yearTo: found.years?.to ?? null,
      longitude: place?.longitude ?? null,
      latitude: place?.latitude ?? null,
      published: record.published,
      apart: apartOf(declaration, record.data) ?? null,
      completeness: percent,
      createdAt: record.created_at,
      updatedAt: record.updated_at,
      coverFileId: record.cover_file_id,
      keys: numbers,
      lexemes: [
        ...numbers.map(key => keyLexeme(tx.tenantId, key)),
        ...ageLexemes(tx.tenantId, found.years),
        ...termsOf(prepared).map(termLexeme),
        ...knownBy(tx.tenantId, prepared),
        ...likenessLexemes(tx.tenantId, declaration, record.data, allTitles(headings.titles)),
        ...texts,
      ],
      places: placesOf(textsOf(prepared)),
      fields: cardLexemes(tx.tenantId, declaration, { card: record.data, ...prepared }, words),
      words,
      shown: {
        ...headings,
        columns: found.columns,
        ...(record.type !== type && { type: record.type }),
        ...(place?.box && { box: place.box }),
      },
    }
  })
}

/** Lines of the index as cards would have them now; of types that say if anything is linked with a card, all as if nothing were. */
export const linesOf = async (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cards: readonly IndexedCard[],
): Promise<readonly IndexLine[]> => mapInTurns(await lineMakers(tx, declaration, cards), make => make())

/** Lines made at once: so few that the database is hardly ever without work. */
const linesAtOnce = 32

/**
 * Writes the index of cards, several at once; the next lines are made while the database stores the last. In the transaction that writes the cards: a
 * failure to index fails the save.
 */
export async function writeCardIndex(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cards: readonly IndexedCard[],
): Promise<void> {
  if (cards.length === 0) return
  // Links come and go behind the register: nobody marks these cards in between. Where lines are written in parts, new words of a later part would
  // ask for the register behind lines of an earlier one.
  if (declaration.linkedFacet || cards.length > linesAtOnce) await holdRegister(tx)
  const makers = await lineMakers(tx, declaration, cards)
  const made = async (from: number): Promise<readonly IndexLine[]> => {
    const lines: IndexLine[] = []
    for (const make of makers.slice(from, from + linesAtOnce)) {
      // The database is heard after each: it waits for the next statement of those that store the last lines.
      await nextTurn()
      lines.push(make())
    }
    return lines
  }
  const known = new Set<string>()
  const write = async (lines: readonly IndexLine[]): Promise<void> => {
    await keepRecordWords(tx, lines, known)
    await writeIndex(tx, lines)
  }
  let lines = await made(0)
  for (let next = linesAtOnce; lines.length > 0; next += linesAtOnce)
    [lines] = await Promise.all([made(next), write(lines)])
  if (declaration.linkedFacet)
    await markLinked(
      tx,
      cards.map(({ record }) => record.id),
      [cardTypes[declaration.type]],
    )
}

/** Builds the index of cards again from their documents. @returns the ids of those that are called something else than before. */
export async function reindexCards(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
): Promise<readonly string[]> {
  const prepared = await prepareIndex(
    tx,
    declaration,
    records.map(({ data }) => data),
  )
  const cards = records.flatMap((record, at) => {
    const found = prepared[at]
    return found ? [{ record, prepared: found }] : []
  })
  await writeCardIndex(tx, declaration, cards)
  return keepHeadings(
    tx,
    cards.map(({ record, prepared: { headings } }) => ({ record, headings })),
  )
}
