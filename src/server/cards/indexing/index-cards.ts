import { setImmediate as nextTurn } from 'node:timers/promises'
import { declarationOfId } from '#model/cards/declarations.ts'
import { apartOf } from '#model/engine/apart.ts'
import { completenessOf } from '#model/engine/completeness.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { completenessStep } from '#model/engine/facets.ts'
import { type FacetKey, indexCard } from '#model/engine/index-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import { lockTermNames } from '#server/vocabularies/index.ts'
import { cardLexemes } from '../criteria/card-lexemes.ts'
import { headingOf } from '../names/heading-of.ts'
import { type KnownNames, namesOf } from '../names/known-names.ts'
import { allTitles } from '../names/title-in.ts'
import { ageLexemes, keyLexeme, termLexeme } from '../search-text/lexemes.ts'
import { seesAll } from '../sight.ts'
import { type IndexLine, writeIndex } from '../store/card-index.ts'
import type { CardRecord } from '../store/cards.ts'
import { formOf } from '../store/form-rules.ts'
import { keysFor } from '../store/keys.ts'
import { linkedMark, markLinked } from '../store/linked-marks.ts'
import { positionsOf } from '../store/record-positions.ts'
import { holdRegister } from '../store/register.ts'
import { cardsAbove } from '../tree/cards-above.ts'
import {
  emptyKeys,
  type Indexed,
  keysOf,
  knownBy,
  lexemesOf,
  numberSortOf,
  placeOf,
  placingLinks,
  sortText,
  textsOf,
} from './indexed.ts'
import { keepHeadings } from './keep-headings.ts'
import { keepRecordWords } from './keep-record-words.ts'
import { likenessLexemes } from './likeness-lexemes.ts'
import { placesOf } from './places-of.ts'

function* allKeys(
  declaration: CardDeclaration,
  record: CardRecord,
  prepared: PreparedIndex,
): Generator<FacetKey> {
  yield* keysOf(prepared)
  yield* emptyKeys(declaration, prepared.found)
  if (!declaration.unpublished) yield { facet: 'publishedOnWeb', value: String(record.published) }
  if (declaration.pictured) yield { facet: 'withPicture', value: String(record.cover_file_id !== null) }
  yield { facet: 'completeness', value: completenessStep(prepared.percent) }
}

/** The part of a record's index that follows from its values alone. */
export interface PreparedIndex extends Indexed {
  readonly percent: number
}

/** Ids of those linked cards that may be below others. */
export const treeIds = ({ cards }: KnownNames): readonly string[] =>
  [...cards.values()]
    .filter(({ type }) => declarationOfId(type)?.broaderPath !== undefined)
    .map(({ id }) => id)

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
      numberSort: numberSortOf(declaration, record.data, headings),
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
