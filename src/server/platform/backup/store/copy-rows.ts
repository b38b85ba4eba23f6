import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { to } from 'pg-copy-streams'
import { changedValues, leftOut } from '../copied-tables.ts'
import type { ForeignKey, Table } from './catalogue.ts'
import { quoted } from './connect.ts'
import { copyRows } from './copy-in.ts'
import { storageKey } from './kept-files.ts'

export interface Copying {
  /** The scratch database, in a transaction inside the museum. */
  readonly from: Client
  /** The real database, in a transaction inside the copy. */
  readonly to: Client
  readonly museumId: string
  readonly copyId: string
  readonly keys: readonly ForeignKey[]
  readonly signal: AbortSignal
}

/** Expression read for a column: whatever holds the museum's id holds that of its copy. */
function readAs({ name }: Table, column: string, { museumId, copyId }: Copying): string {
  const plain = escapeIdentifier(column)
  if (column === 'tenant_id') return `${copyId}::bigint`
  if (column === storageKey)
    return `case when ${plain} like ${escapeLiteral(`${museumId}/%`)}
                 then ${escapeLiteral(copyId)} || substr(${plain}, ${museumId.length + 1}) else ${plain} end`
  return changedValues[name]?.[column] ?? plain
}

/** Keeps rows whose people are there: they point to accounts and members, and a copy has only some of these. */
function wherePresent({ name }: Table, { keys }: Copying, tables: ReadonlySet<string>): string {
  const conditions = keys
    .filter(({ from, to: target }) => from === name && target !== 'tenant' && !tables.has(target))
    .map(({ to: target, columns, targets }) => {
      const rows = columns.map(column => `row.${escapeIdentifier(column)}`)
      const same = targets.map((column, at) => `there.${escapeIdentifier(column)} = ${rows[at]}`)
      const none = rows.map(column => `${column} is null`)
      return `(${none.join(' or ')} or exists (select from ${escapeIdentifier(target)} there where ${same.join(' and ')}))`
    })
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
}

/**
 * Copies a museum's rows of one table out of the scratch database into its copy, by way of a temporary table: nothing can be loaded straight into
 * a table under row-level security, and that is not lifted while people work.
 * @param copied all tables that are copied. @returns how many rows were there.
 */
async function copyTable(table: Table, copying: Copying, copied: ReadonlySet<string>): Promise<number> {
  const { from, to: target, museumId, signal } = copying
  const incoming = { schema: 'pg_temp', name: 'incoming', columns: table.columns }
  await target.query(`create temporary table incoming (like ${quoted(table)}) on commit drop`)
  const values = table.columns.map(column => readAs(table, column, copying)).join(', ')
  const rows = from.query(
    to(`copy (select ${values} from ${quoted(table)} where tenant_id = ${museumId}) to stdout`),
  )
  const count = await copyRows(target, incoming, rows, signal)
  const columns = table.columns.map(escapeIdentifier).join(', ')
  await target.query(
    `insert into ${quoted(table)} (${columns}) overriding system value
     select ${columns} from incoming row${wherePresent(table, copying, copied)}`,
  )
  await target.query('drop table incoming')
  return count
}

/** Copies all of a museum that comes along. @param tables of the real database, in an order in which they can be loaded. @returns number of rows. */
export async function copyAllRows(tables: readonly Table[], copying: Copying): Promise<number> {
  const wanted = tables.filter(({ name }) => !(name in leftOut))
  const names = new Set(wanted.map(({ name }) => name))
  let rows = 0
  for (const table of wanted) {
    copying.signal.throwIfAborted()
    rows += await copyTable(table, copying, names)
  }
  return rows
}
