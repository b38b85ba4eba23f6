import type { Client } from 'pg'
import { BackupError } from '../backup-error.ts'
import { loadOrder } from '../load-order.ts'

/** Schema of the job queue (pg-boss), which makes and migrates its tables itself. */
export const queueSchema = 'jobs'

/** Tables that the queue makes by itself; its version is in the manifest. */
const queueBookkeeping = ['version', 'queue_stats', 'warning', 'bam']

/** A table of the installation. */
export interface Table {
  readonly schema: string
  readonly name: string
  /** All but those the database computes. */
  readonly columns: readonly string[]
  /** Row-level security holds for this connection: without a museum it sees no row. */
  readonly secured: boolean
  /** Row-level security is forced on the owner as well. */
  readonly forced: boolean
}

const systemSchema = `'^(pg_|information_schema$|citus)'`

/** Every table of the installation, in an order in which they can be loaded. Migrations are not data: their number is in the manifest. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select namespace.nspname as schema, class.relname as name,
            array(select attname::text from pg_attribute
                   where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
                   order by attnum) as columns,
            row_security_active(class.oid) as secured, class.relforcerowsecurity as forced
       from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
      where class.relkind in ('r', 'p') and not class.relispartition and class.relpersistence <> 't'
        and namespace.nspname !~ ${systemSchema}
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
        and not (namespace.nspname = 'public' and class.relname = 'migration')
        and not (namespace.nspname = $1 and class.relname = any ($2))
      order by 1, 2`,
    [queueSchema, queueBookkeeping],
  )
  const byName = new Map(rows.map(row => [`${row.schema}.${row.name}`, row]))
  const dependencies = await readDependencies(client)
  return loadOrder([...byName.keys()], dependencies).flatMap(name => byName.get(name) ?? [])
}

/** Foreign keys between tables; those of a partition count for the whole. Deferrable ones can wait for the end. */
async function readDependencies(client: Client): Promise<{ from: string; to: string }[]> {
  const name = (column: string) =>
    `(select nspname || '.' || relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where pg_class.oid = coalesce(pg_partition_root(${column}), ${column}))`
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct ${name('conrelid')} as "from", ${name('confrelid')} as "to"
       from pg_constraint where contype = 'f' and not condeferrable`,
  )
  return rows
}

/** The numbers that sequences give out next; read after the snapshot was taken, they lie behind every row in it. */
export async function readSequences(
  client: Client,
): Promise<{ schema: string; name: string; next: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; next: string }>(
    `select schemaname as schema, sequencename as name, coalesce(last_value + increment_by, start_value)::text as next
       from pg_sequences where schemaname !~ ${systemSchema} order by 1, 2`,
  )
  return rows
}

/** The one policy that lets a museum's rows be read museum by museum. */
const museumPolicy = String.raw`^\(tenant_id = \(NULLIF\(current_setting\('app\.tenant_id'::text, true\), ''::text\)\)::bigint\)$`

/**
 * Makes sure that going through the museums shows every row of the secured tables.
 * @throws {BackupError} naming the tables whose policies hide rows even from their own museum.
 */
export async function checkPolicies(client: Client, tables: readonly Table[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select polrelid::regclass::text as name from pg_policy
      group by polrelid
     having not bool_or(polpermissive and polcmd in ('*', 'r') and polroles = '{0}' and pg_get_expr(polqual, polrelid) ~ $1)
         or bool_or(not polpermissive and polcmd in ('*', 'r'))`,
    [museumPolicy],
  )
  const hidden = new Set(rows.map(row => row.name))
  const wrong = tables.filter(
    table => table.secured && (hidden.has(table.name) || hidden.has(`${table.schema}.${table.name}`)),
  )
  if (wrong.length > 0) {
    throw new BackupError(
      `Row-level security of these tables may hide rows from a backup: ${wrong.map(table => table.name).join(', ')}. Each needs the policy that every museum sees its own rows, and no restrictive one.`,
    )
  }
}

/** Number of the last migration; 0 when the database was never migrated. */
export async function readMigrationNumber(client: Client): Promise<number> {
  if (!(await exists(client, 'public.migration'))) return 0
  const { rows } = await client.query<{ number: number | null }>(
    'select max(number) as number from public.migration',
  )
  return rows[0]?.number ?? 0
}

/** Version of the queue's tables; null when there are none. */
export async function readQueueVersion(client: Client): Promise<number | null> {
  if (!(await exists(client, `${queueSchema}.version`))) return null
  const { rows } = await client.query<{ version: number }>(`select version from ${queueSchema}.version`)
  return rows[0]?.version ?? null
}

const exists = async (client: Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ])
  return rows[0]?.found === true
}

/** Museums in the database; 0 when it was never migrated. */
export async function countMuseums(client: Client): Promise<number> {
  if (!(await exists(client, 'public.tenant'))) return 0
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from public.tenant',
  )
  return rows[0]?.count ?? 0
}

/** Sessions of the application: a server that works on the database now. */
export async function countSessions(client: Client, role: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from pg_stat_activity where datname = current_database() and usename = $1',
    [role],
  )
  return rows[0]?.count ?? 0
}

/** A foreign key between tables of the installation. */
export interface ForeignKey {
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  /** Columns they refer to, in the same order. */
  readonly targets: readonly string[]
}

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const columnsOf = (table: string, numbers: string) =>
    `array(select attname::text from unnest(${numbers}) with ordinality as key (number, place)
            join pg_attribute on attrelid = ${table} and attnum = key.number order by key.place)`
  const { rows } = await client.query<ForeignKey>(
    `select source.relname as "from", target.relname as "to",
            ${columnsOf('conrelid', 'conkey')} as columns, ${columnsOf('confrelid', 'confkey')} as targets
       from pg_constraint
       join pg_class source on source.oid = conrelid and source.relnamespace = 'public'::regnamespace
       join pg_class target on target.oid = confrelid
      where contype = 'f' and conparentid = 0`,
  )
  return rows
}
