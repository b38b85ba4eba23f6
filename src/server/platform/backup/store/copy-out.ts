import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import { to } from 'pg-copy-streams'
import type { Table } from './catalogue.ts'
import { quoted } from './connect.ts'

/** Begins the one view of the database that the whole backup is made of. */
export const beginSnapshot = async (client: Client): Promise<void> => {
  await client.query('begin isolation level repeatable read read only')
}

/**
 * Tables that are backed up empty: tokens would be secrets in the file and would, after a restore, let in again people who have signed out since;
 * counters of attempts mean nothing later.
 */
const passing: ReadonlySet<string> = new Set([
  'public.session_token',
  'public.one_time_token',
  'public.passkey_challenge',
  'public.rate_limit',
])

/** Ids of all museums. */
export async function readMuseums(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id::text as id from public.tenant order by id')
  return rows.map(row => row.id)
}

/**
 * All rows of a table in PostgreSQL's text format, which every version reads. Where row-level security holds, the museums
 * are gone through one by one: their owner has no way round it, and nothing but a superuser has.
 * @returns the rows copied, once the iteration has ended.
 */
export async function* copyOut(
  client: Client,
  table: Table,
  museums: readonly string[],
): AsyncGenerator<Buffer, number> {
  if (passing.has(`${table.schema}.${table.name}`)) return 0
  const columns = table.columns.map(escapeIdentifier).join(', ')
  if (!table.secured) return yield* copy(client, `select ${columns} from ${quoted(table)}`)
  let rows = 0
  for (const museum of museums) {
    await client.query(`set local app.tenant_id = '${museum}'`)
    rows += yield* copy(client, `select ${columns} from ${quoted(table)} where tenant_id = ${museum}`)
  }
  return rows
}

async function* copy(client: Client, query: string): AsyncGenerator<Buffer, number> {
  const stream = client.query(to(`copy (${query}) to stdout`))
  yield* stream
  return stream.rowCount
}

/** Version of the PostgreSQL behind a connection, for example `18.4`. */
export async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return rows[0]?.version ?? 'unknown'
}
