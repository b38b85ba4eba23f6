import { pipeline } from 'node:stream/promises'
import { type Client, escapeIdentifier } from 'pg'
import { from } from 'pg-copy-streams'
import { BackupError } from '../backup-error.ts'
import type { Manifest, TableEntry } from '../manifest.ts'
import type { Table } from './catalogue.ts'
import { quoted } from './connect.ts'

/**
 * Opens the transaction that replaces all data: empties the tables, which migrations may have filled, and lifts the
 * owner's own row-level security, under which nothing can be loaded. Nobody sees any of it before the commit.
 */
export async function beginLoad(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query('begin')
  await client.query('set constraints all deferred')
  for (const table of tables.filter(({ forced }) => forced)) {
    await client.query(`alter table ${quoted(table)} no force row level security`)
  }
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)
}

/** Loads rows in PostgreSQL's text format into a table. @returns how many there were. */
export async function copyRows(
  client: Client,
  table: { readonly schema: string; readonly name: string; readonly columns: readonly string[] },
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  const stream = client.query(from(`copy ${quoted(table)} (${columns}) from stdin`))
  await pipeline(content, stream, { signal })
  return stream.rowCount
}

/** Loads one table from its rows in the archive. @throws {BackupError} when it was not all of them. */
export async function copyIn(
  client: Client,
  table: TableEntry,
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await copyRows(client, table, content, signal)
  if (loaded !== table.rows) {
    throw new BackupError(
      `The table ${table.name} should have ${table.rows} rows, but ${loaded} were loaded.`,
    )
  }
}

/** Puts sequences and row-level security back as they were; the caller commits. */
export async function finishLoad(
  client: Client,
  tables: readonly Table[],
  sequences: Manifest['sequences'],
): Promise<void> {
  // RESTART is undone by a rollback; setval() would not be.
  for (const sequence of sequences) {
    await client.query(`alter sequence ${quoted(sequence)} restart with ${sequence.next}`)
  }
  // Deferred foreign keys are checked now: a table with checks pending cannot be altered.
  await client.query('set constraints all immediate')
  for (const table of tables.filter(({ forced }) => forced)) {
    await client.query(`alter table ${quoted(table)} force row level security`)
  }
}
