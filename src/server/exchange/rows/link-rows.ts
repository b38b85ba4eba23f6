import { ownLinkKeys } from '#model/exchange/own-links.ts'
import type { ReadRow } from '#model/exchange/read-row.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { addMessages, cardsOfRows, markUpdated } from '../store/rows.ts'
import { type JudgeOptions, judgeRows } from './judge-rows.ts'
import type { Judged, Judging } from './judged.ts'
import type { WrittenRows } from './write-rows.ts'

/** Messages about a row once its card exists. */
const reportedKinds: readonly string[] = [
  'linkNotLoaded',
  'ambiguousLink',
  'unknownLink',
  'locked',
  'invalid',
]

/** A row with nothing but what it says about the fields with these keys. */
const only = (row: ReadRow, keys: ReadonlySet<string>): ReadRow => ({
  ...row,
  cells: new Map([...row.cells].filter(([path]) => keys.has(path.split('/')[0] ?? path))),
  years: new Map(),
  leftOver: [],
  doubtful: [],
  takenApart: [],
  pictures: [],
  messages: [],
  version: '',
})

/**
 * Links the cards of a table with one another, once all of them are there: a row may name a parent that comes after it. What leads to a
 * row that was not loaded is left out and reported.
 */
export async function linkRows(
  tx: TenantTransaction,
  judging: Judging,
  rows: readonly ReadRow[],
  options: JudgeOptions,
  write: (judged: readonly Judged[]) => Promise<WrittenRows>,
): Promise<void> {
  const keys = ownLinkKeys(judging.declaration, judging.mapping)
  const speaking = rows.map(row => only(row, keys)).filter(({ cells }) => cells.size > 0)
  const cardOfRow = await cardsOfRows(
    tx,
    judging.importId,
    speaking.map(({ row }) => row),
    ['created', 'updated', 'unchanged'],
  )
  const linking = {
    ...judging,
    cardOfRow,
    mapping: { ...judging.mapping, mode: 'update' as const, match: 'id' as const },
  }
  const { judged } = await write(
    await judgeRows(
      tx,
      linking,
      speaking.filter(({ row }) => cardOfRow.has(row)),
      options,
    ),
  )
  await markUpdated(
    tx,
    judging.importId,
    judged.filter(({ outcome }) => outcome === 'updated').map(({ row }) => row.row),
  )
  await addMessages(
    tx,
    judging.importId,
    new Map(
      judged.flatMap(({ row, messages }) => {
        const some = messages.filter(({ kind }) => reportedKinds.includes(kind))
        return some.length === 0 ? [] : [[row.row, some] as const]
      }),
    ),
  )
}
