import type { KnownRows, RowKeys } from '#model/exchange/known-rows.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { cardsOfRows } from '../store/rows.ts'
import type { Pretended } from './pretended.ts'

/** Matches of a name: cards, none, or a row of the same table that is still to come. */
export type Found = { readonly ids: readonly string[]; readonly isNew?: true } | 'later'

export const nothing: Found = { ids: [] }

/** Rows of the table itself, to which links of its other rows may lead. */
export interface OwnRows {
  readonly known: KnownRows
  readonly importId: string
  /** True when all rows have been worked on: what is not there by now does not come. */
  readonly complete: boolean
  /** The cards that rows are about and that are there already. */
  existing(rows: readonly RowKeys[]): Promise<(row: RowKeys) => readonly string[]>
}

/** Finds the cards of a table's own rows; where nothing is written they are taken to be there. */
export async function findOwn(
  tx: TenantTransaction,
  { known, importId, complete, existing }: OwnRows,
  ways: readonly (readonly string[])[],
  pretended: Pretended | undefined,
): Promise<(way: readonly string[]) => Found | undefined> {
  const rowOf = (way: readonly string[]) => known.called(way.join(' > '))
  const rows = [...new Set(ways.map(rowOf).filter(row => row !== undefined))]
  const cards = pretended ? new Map<number, string>() : await cardsOfRows(tx, importId, rows)
  const there = await existing(rows.filter(row => !cards.has(row)).map(row => known.keysOf(row)))
  return way => {
    const row = rowOf(way)
    if (row === undefined) return undefined
    const [card = cards.get(row)] = there(known.keysOf(row))
    const id = card ?? pretended?.make(way.at(-1) ?? '')
    if (id !== undefined) return { ids: [id] }
    return complete ? undefined : 'later'
  }
}
