import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { facetsOf } from '#model/engine/facets.ts'
import type { CardIndex, FacetKey } from '#model/engine/index-card.ts'
import { middleOf } from '#model/kinds/box-around.ts'
import { linkFacetValue, readLinkFacetValue } from '#model/kinds/link.ts'
import { isCertain } from '#model/kinds/qualified-name.ts'
import { cut } from '#model/text/cut.ts'
import { identifierTokens, tokensOf } from '#model/text/tokens.ts'
import { allNames } from '#model/vocabularies/starts.ts'
import type { TermLabels } from '#server/vocabularies/index.ts'
import type { Headings } from '../names/heading-of.ts'
import type { KnownNames, LinkedCard } from '../names/known-names.ts'
import { allTitles, ownTitle } from '../names/title-in.ts'
import { boxInDegrees } from '../places/box-in-degrees.ts'
import { inDegrees } from '../places/in-degrees.ts'
import { asManyAsFit } from '../search-text/as-many-as-fit.ts'
import { identifierLexeme, nameLexeme } from '../search-text/lexemes.ts'
import type { RecordPosition } from '../store/record-positions.ts'
import type { Titles } from '../tables.ts'

/*
 * The content of a record's line in an index: in that of the staff, and in that of the public, which is given no more than the public may see.
 */

/** Characters by which lists are sorted. */
const sortLength = 60
/** Bytes of the words of a card: a search vector of PostgreSQL ends at a megabyte, and the words of its facets and terms need room. */
const wordBytes = 800_000
/** Characters of a value that a facet can count. */
const facetLength = 200

/** A record with all that its line in an index follows from. */
export interface Indexed {
  readonly found: CardIndex
  readonly names: KnownNames
  /** Ancestors of the linked records, the nearest first. */
  readonly above: ReadonlyMap<string, readonly LinkedCard[]>
  /** Positions of the linked records that determine its own. */
  readonly places: ReadonlyMap<string, RecordPosition>
  readonly headings: Headings
}

/** The beginning of a heading, by which lists are sorted. */
export const sortText = (titles: Titles | string): string =>
  cut(typeof titles === 'string' ? titles : ownTitle(titles, 'en'), sortLength)

/** By what lists are sorted in place of a number: figures of one length, so that they sort as texts. */
export function numberSortOf({ sizePath }: CardDeclaration, data: CardValues, { number }: Headings): string {
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
function* keysAbove({ found, above }: Indexed): Generator<FacetKey> {
  for (const { id, facet } of found.links)
    if (facet !== undefined) for (const card of above.get(id) ?? []) yield { facet, value: `#${card.id}` }
}

/** Facets that count what has no value, too. */
export function* emptyKeys(declaration: CardDeclaration, found: CardIndex): Generator<FacetKey> {
  for (const { path, field } of facetsOf(declaration)) {
    if (field.facetEmpty === undefined) continue
    const isThere =
      found.keys.some(({ facet }) => facet === path) || found.terms.some(({ facet }) => facet === path)
    if (!isThere) yield { facet: path, value: field.facetEmpty }
  }
}

/** Yields the values under which facets count a record. */
export function* keysOf(indexed: Indexed): Generator<FacetKey> {
  const { found, names } = indexed
  for (const { facet, value } of found.keys) yield { facet, value: cut(plainly(value, names), facetLength) }
  yield* keysOfTerms(found, names)
  yield* keysAbove(indexed)
}

/** Names of all that a card refers to by links, and of what is above these: 'Italy' finds what was found in Rome. */
function* namesOfLinks({ found, names, above }: Indexed): Generator<string> {
  for (const id of new Set(found.links.map(link => link.id)))
    for (const card of [names.cards.get(id), ...(above.get(id) ?? [])])
      if (card) yield* [card.number, ...allTitles(card.titles)]
}

/** Words of a card and of the names of all that it refers to. */
function wordsOf(indexed: Indexed): Set<string> {
  const { found, names } = indexed
  const words = new Set(found.words)
  for (const { id } of found.terms) {
    const term = names.terms.get(id)
    if (term) for (const word of wordsOfTerm(term)) words.add(word)
  }
  for (const text of namesOfLinks(indexed)) for (const word of tokensOf(text)) words.add(word)
  return words
}

/** Texts in which phrases are found: those of a card, and the names of what it refers to. What is above that is found by its words alone: places of words are a part of the index. */
export function* textsOf({ found, names, headings }: Indexed): Generator<string> {
  yield* allTitles(headings.titles)
  yield* found.texts
  for (const { id } of found.terms) {
    const term = names.terms.get(id)
    if (term) yield* allNames(term)
  }
  for (const { id } of found.links) yield* allTitles(names.cards.get(id)?.titles)
}

/** Ids of the cards that say where a card lies, the first that does it counting. */
export const placingLinks = ({ placedBy = [] }: CardDeclaration, { links }: CardIndex): readonly string[] =>
  placedBy.flatMap(path => links.filter(link => link.path === path).map(({ id }) => id))

/** Returns the position of a record: its own coordinates, else that of its linked records. */
export function placeOf(
  declaration: CardDeclaration,
  { found, places }: Indexed,
): RecordPosition | undefined {
  const box = boxInDegrees(found.extent)
  const point = inDegrees(found.point) ?? (box && middleOf(box))
  if (point) return { ...point, ...(box && { box }) }
  return placingLinks(declaration, found)
    .map(id => places.get(id))
    .find(place => place !== undefined)
}

/** Titles first, then the words of the fields in their order, as many as a line of the index holds: a longer card is saved all the same. */
export function lexemesOf(indexed: Indexed): readonly string[] {
  const titles = allTitles(indexed.headings.titles).flatMap(tokensOf)
  return asManyAsFit([...new Set([...titles, ...wordsOf(indexed)])], wordBytes)
}

/** Returns the values that match a record as a whole: its titles and all its numbers. */
export const knownBy = (tenantId: string, { found, headings }: Indexed): string[] => [
  ...new Set([
    ...allTitles(headings.titles)
      .filter(title => title !== '')
      .map(title => nameLexeme(tenantId, title)),
    ...[...found.identifiers].map(number => identifierLexeme(tenantId, number)),
  ]),
]
