import { cardTypes } from '#model/cards/card-types.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Message } from '#model/exchange/messages.ts'
import { columnFor, numberColumn, type ReadRow } from '#model/exchange/read-row.ts'
import { isId } from '#model/ids.ts'
import {
  type CardRecord,
  cardsForUpdate,
  cardsWithNumbers,
  locksOf,
  numberKey,
  presentCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { rowsWithNumbers } from '../store/rows.ts'
import type { Judging } from './judged.ts'

/** A row with the card it is about, and what stands in its way. */
export interface Matched {
  readonly row: ReadRow
  readonly key: string
  readonly record?: CardRecord | undefined
  readonly skipped: boolean
  readonly messages: readonly Message[]
}

/** Numbers that stood in an earlier row, with that row. */
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

/** The card of each row: by its id where the table has ids, else by its number. */
async function cardIds(
  tx: TenantTransaction,
  { declaration, mapping }: Judging,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => string | undefined> {
  const numbers = rows.map(({ number }) => number).filter(number => number !== '')
  const byNumber = new Map(
    (await cardsWithNumbers(tx, cardTypes[declaration.type], numbers)).map(({ number, cardId }) => [
      number,
      cardId,
    ]),
  )
  return ({ id, number }) => {
    if (mapping.match === 'id' && id !== '') return id
    return number === '' ? undefined : byNumber.get(numberKey(number))
  }
}

/** Finds the cards that rows are about, and tells which rows cannot be loaded because of their number, their card or its lock. */
export async function matchCards(
  tx: TenantTransaction,
  judging: Judging,
  rows: readonly ReadRow[],
  { hold }: { readonly hold: boolean },
): Promise<readonly Matched[]> {
  const { declaration, mapping, importId } = judging
  const keyed = rows.map(row => ({ row, key: numberKey(row.number) }))
  const earlier = await earlierRows(tx, importId, keyed)
  const idOf = await cardIds(tx, judging, rows)
  const ids = [...new Set(rows.map(idOf).filter(id => id !== undefined && isId(id)))].filter(
    id => id !== undefined,
  )
  const records = new Map(
    (await (hold ? cardsForUpdate : presentCards)(tx, typeIdsOf(declaration), ids)).map(record => [
      record.id,
      record,
    ]),
  )
  const locked = new Set((await locksOf(tx, [...records.keys()])).map(({ cardId }) => cardId))
  const path = numberColumn(declaration)
  const about = (row: ReadRow): Pick<Message, 'column' | 'path' | 'value'> => ({
    column: columnFor(mapping, path),
    path,
    value: row.number,
  })
  const needsNumber = columnFor(mapping, path) !== undefined
  return keyed.map(({ row, key }) => {
    const id = idOf(row)
    const record = id === undefined ? undefined : records.get(id)
    const messages = [...row.messages]
    const double = earlier(row, key)
    if (key === '' && needsNumber && !record) messages.push({ kind: 'missingNumber', ...about(row) })
    else if (double !== undefined && key !== '')
      messages.push({ kind: 'duplicateInFile', row: double, ...about(row) })
    else if (mapping.match === 'id' && row.id !== '' && !record)
      messages.push({ kind: 'cardNotFound', column: columnFor(mapping, '@id'), value: row.id })
    else if (record && mapping.mode === 'create') messages.push({ kind: 'numberTaken', ...about(row) })
    else if (!record && mapping.mode === 'update') messages.push({ kind: 'cardNotFound', ...about(row) })
    else if (record && locked.has(record.id)) messages.push({ kind: 'locked', ...about(row) })
    return { row, key, record, messages, skipped: record !== undefined && mapping.mode === 'skipExisting' }
  })
}
