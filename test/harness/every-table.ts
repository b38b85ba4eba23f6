import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { loadOrder } from '#server/platform/backup/load-order.ts'
import { RowDigest, type RowsDigest } from '#server/platform/backup/prove-backup.ts'
import type { TestApp } from './app.ts'

async function asOwner<T>(app: TestApp, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: app.databaseUrls.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What is left of museums that were erased, on purpose. */
const leftOfErased = ['museum_erasure', 'museum_deletion']

const tablesIn = async (
  client: Client,
  column: 'tenant_id' | 'museum_id' = 'tenant_id',
): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select class.relname as name from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
      where namespace.nspname = 'public' and class.relkind in ('r', 'p') and not class.relispartition
        and class.relname <> all ($2)
        and exists (select from pg_attribute where attrelid = class.oid and attname = $1 and not attisdropped)
      order by 1`,
    [column, leftOfErased],
  )
  return rows.map(({ name }) => name)
}

/** Every table with `tenant_id`. */
export const museumTablesOf = (app: TestApp): Promise<string[]> => asOwner(app, client => tablesIn(client))

/** Number and fingerprint of a museum's rows in every table with `tenant_id`, and in those of the platform with `museum_id`. */
export const rowsOfMuseum = (app: TestApp, museumId: string): Promise<Record<string, RowsDigest>> =>
  asOwner(app, async client => {
    await client.query(`set app.tenant_id = '${Number(museumId)}'`)
    const found: Record<string, RowsDigest> = {}
    for (const column of ['tenant_id', 'museum_id'] as const)
      for (const table of await tablesIn(client, column)) {
        const { rows } = await client.query<{ line: string }>(
          `select one::text as line from ${client.escapeIdentifier(table)} one where ${column} = $1`,
          [museumId],
        )
        const digest = new RowDigest()
        for (const { line } of rows) digest.add(Buffer.from(`${line.replaceAll('\n', ' ')}\n`))
        found[table] = digest.result()
      }
    return found
  })

interface Column {
  readonly name: string
  readonly type: string
  /** Neither null nor left to the database. */
  readonly needed: boolean
}

interface ForeignKey {
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  readonly targets: readonly string[]
}

let made = 1_000_000

/** A value of a type, different from all before. */
function sampleOf(type: string): unknown {
  made += 1
  if (type.endsWith('[]')) return '{}'
  if (/^(bigint|integer|numeric|real|double)/.test(type)) return made
  if (type === 'smallint') return made % 30_000
  if (type.startsWith('timestamp') || type === 'date') return new Date(made * 1000)
  if (type === 'jsonb') return '{}'
  if (type === 'bytea') return Buffer.from(String(made))
  if (type === 'uuid') return randomUUID()
  if (type === 'boolean') return false
  if (type === 'tsvector') return ''
  return `made ${made}`
}

/** Gives a museum a row in every table in which it has none, made from what the catalogue says of the table: a new table is no exception. */
export const fillMuseum = (app: TestApp, tenantId: string): Promise<void> =>
  asOwner(app, async client => {
    await client.query(`set app.tenant_id = '${Number(tenantId)}'`)
    const tables = await tablesIn(client)
    const { rows: keys } = await client.query<ForeignKey>(
      `select source.relname as "from", target.relname as "to",
              array(select attname::text from unnest(conkey) with ordinality k(n, o) join pg_attribute on attrelid = conrelid and attnum = n order by o) as columns,
              array(select attname::text from unnest(confkey) with ordinality k(n, o) join pg_attribute on attrelid = confrelid and attnum = n order by o) as targets
         from pg_constraint join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
        where contype = 'f'`,
    )
    for (const table of loadOrder(tables, keys)) {
      const { rows: found } = await client.query(
        `select from ${client.escapeIdentifier(table)} where tenant_id = $1 limit 1`,
        [tenantId],
      )
      if (found.length > 0) continue
      await insertRow(client, tenantId, table, keys)
    }
  })

async function insertRow(client: Client, tenantId: string, table: string, keys: readonly ForeignKey[]) {
  const { rows: columns } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
            attnotnull and not atthasdef and attidentity = '' and attgenerated = '' as needed
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const { rows: checks } = await client.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  )
  const values = new Map<string, unknown>([['tenant_id', tenantId]])
  const needed = columns.filter(column => column.needed && column.name !== 'tenant_id')
  for (const { columns: from, targets, to } of keys.filter(key => key.from === table)) {
    if (!from.some(name => needed.some(column => column.name === name))) continue
    // Of the museum, and people who work there, if anybody does: what is theirs goes with their account.
    const chosen = targets.includes('tenant_id')
      ? `where tenant_id = ${Number(tenantId)}`
      : to === 'account'
        ? `order by exists (select from identity where tenant_id = ${Number(tenantId)} and account_id = account.id) desc`
        : ''
    const { rows } = await client.query<Record<string, unknown>>(
      `select * from ${client.escapeIdentifier(to)} ${chosen} limit 1`,
    )
    for (const [at, name] of from.entries())
      if (name !== 'tenant_id') values.set(name, rows[0]?.[targets[at] ?? ''])
  }
  for (const { name, type } of needed) {
    if (values.has(name)) continue
    const choice = checks.map(
      ({ text }) => new RegExp(`\\(${name} = ANY \\(ARRAY\\['([^']+)'`).exec(text)?.[1],
    )
    values.set(name, choice.find(Boolean) ?? sampleOf(type))
  }
  const names = [...values.keys()].map(name => client.escapeIdentifier(name))
  await client
    .query(
      `insert into ${client.escapeIdentifier(table)} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      [...values.values()],
    )
    .catch((error: Error) => {
      throw new Error(`no row could be made for ${table}: ${error.message}`)
    })
}
