import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { RowKeys } from '#model/exchange/known-rows.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { Message } from '#model/exchange/messages.ts'
import { columnFor, numberColumn, type ReadRow } from '#model/exchange/read-row.ts'
import { isId } from '#model/ids.ts'
import { cardTypes } from '#model/record-types.ts'
import { identifierKey, nameKey } from '#model/text/known-by.ts'
import {
  type CardRecord,
  cardsForUpdate,
  cardsKnownAs,
  cardsWithNumbers,
  existingCards,
  locksOf,
  numberKey,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { cardsOfOrigins } from '../store/origins.ts'
import { rowsWithNumbers } from '../store/rows.ts'
import { isForeign, type Judging, originOf } from './judged.ts'

/** A row with the record it is about, and what prevents loading it. */
export interface Matched {
  readonly row: ReadRow
  readonly key: string
  readonly record?: CardRecord | undefined
  readonly skipped: boolean
  readonly messages: readonly Message[]
}

/** Numbers of an earlier row, with that row. */
async function earlierRows(
  tx: TenantTransaction,
  importId: string,
  keyed: readonly { readonly row: ReadRow; readonly key: string }[],
): Promise<(row: ReadRow, key: string) => number | undefined> {
  const first = await rowsWithNumbers(
    tx,
    importId,
    keyed.map(({ key }) => key).filter(key => key !== ''),
  )
  for (const { row, key } of keyed) if (key !== '' && !first.has(key)) first.set(key, row.row)
  return (row, key) => {
    const found = first.get(key)
    return found === row.row ? undefined : found
  }
}

/** As keys are compared. */
const keyOf = ({ match }: Mapping, { key, number }: ReadRow): string =>
  match === 'identifier' ? identifierKey(key) : match === 'title' ? nameKey(key) : numberKey(number)

/** The path of what rows are found by. */
const keyPath = ({ declaration, mapping: { match } }: Judging): string =>
  match === 'identifier' || match === 'title' ? '@key' : numberColumn(declaration)

/** The cards of each row: by its id where the table has ids, by what its mapping says, else by its number. Several where it is not clear. */
export async function cardIds(
  tx: TenantTransaction,
  { declaration, mapping, here, cardOfRow }: Pick<Judging, 'declaration' | 'mapping' | 'here' | 'cardOfRow'>,
  rows: readonly RowKeys[],
): Promise<(row: RowKeys) => readonly string[]> {
  if (cardOfRow) return ({ row }) => [cardOfRow.get(row) ?? []].flat()
  const keys = [...new Set(rows.map(({ key }) => key).filter(key => key !== ''))]
  if (mapping.match === 'identifier' || mapping.match === 'title') {
    const byTitle = mapping.match === 'title'
    const wanted = { names: byTitle ? keys : [], identifiers: byTitle ? [] : keys }
    const known = await cardsKnownAs(tx, declaration.types, wanted)
    return ({ key }) => (key === '' ? [] : byTitle ? known.named(key) : known.identified(key))
  }
  const numbers = rows.map(({ number }) => number).filter(number => number !== '')
  const byNumber = new Map(
    (await cardsWithNumbers(tx, cardTypes[declaration.type], numbers)).map(({ number, cardId }) => [
      number,
      cardId,
    ]),
  )
  const origins = await cardsOfOrigins(
    tx,
    rows.flatMap(row => originOf(row, here) ?? []),
  )
  return row => {
    const { id, number } = row
    const origin = mapping.match === 'id' ? originOf(row, here) : undefined
    if (origin !== undefined) return [origins.get(origin)?.id ?? []].flat()
    if (mapping.match === 'id' && id !== '') return isId(id) ? [id] : []
    const found = number === '' ? undefined : byNumber.get(numberKey(number))
    return found === undefined ? [] : [found]
  }
}

/** Finds the cards that rows are about, and reports which rows cannot be loaded because of their number, their card or its lock. */
export async function matchCards(
  tx: TenantTransaction,
  judging: Judging,
  rows: readonly ReadRow[],
  { hold }: { readonly hold: boolean },
): Promise<readonly Matched[]> {
  const { declaration, mapping, importId } = judging
  const adds = mapping.mode === 'add' || judging.cardOfRow !== undefined
  const keyed = rows.map(row => ({ row, key: keyOf(mapping, row) }))
  const earlier = adds ? () => undefined : await earlierRows(tx, importId, keyed)
  const idOf = await cardIds(tx, judging, rows)
  const ids = [...new Set(rows.flatMap(idOf))]
  const records = new Map(
    (await (hold ? cardsForUpdate : existingCards)(tx, typeIdsOf(declaration), ids)).map(record => [
      record.id,
      record,
    ]),
  )
  const locked = new Set((await locksOf(tx, [...records.keys()])).map(({ cardId }) => cardId))
  const path = keyPath(judging)
  const about = (row: ReadRow): Pick<Message, 'column' | 'path' | 'value'> => ({
    column: columnFor(mapping, path),
    ...(path !== '@key' && { path }),
    value: path === '@key' ? row.key : row.number,
  })
  const needsKey = path !== '' && columnFor(mapping, path) !== undefined
  const changesOnly = mapping.mode === 'update' || mapping.mode === 'add'
  return keyed.map(({ row, key }) => {
    const found = idOf(row)
    const record = found.length === 1 ? records.get(found[0] ?? '') : undefined
    const messages = [...row.messages]
    const double = earlier(row, key)
    // What has an id there is told from all others by it.
    const isKnown = originOf(row, judging.here) !== undefined
    if (key === '' && needsKey && !record && !isKnown) messages.push({ kind: 'missingNumber', ...about(row) })
    else if (double !== undefined && key !== '')
      messages.push({ kind: 'duplicateInFile', row: double, ...about(row) })
    else if (found.length > 1) messages.push({ kind: 'ambiguousCard', ...about(row), count: found.length })
    else if (mapping.match === 'id' && row.id !== '' && !record && !isForeign(row, judging.here))
      messages.push({ kind: 'keyNotFound', column: columnFor(mapping, '@id'), value: row.id })
    else if (record && mapping.mode === 'create' && !judging.cardOfRow)
      messages.push({ kind: 'numberTaken', ...about(row) })
    else if (!record && changesOnly) messages.push({ kind: 'cardNotFound', ...about(row) })
    else if (record && locked.has(record.id)) messages.push({ kind: 'locked', ...about(row) })
    const passed = record !== undefined && mapping.mode === 'skipExisting' && !judging.cardOfRow
    return { row, key, record, messages, skipped: passed }
  })
}
