import { type RawBuilder, sql, type Transaction } from 'kysely'
import { loadOrder } from '#server/platform/backup/load-order.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Table of the memberships: they go together with the accounts that were made for them. */
export const memberships = 'identity'

/** A table of the museums, as the database's catalogue describes it. */
export interface MuseumTable {
  readonly name: string
  /** Columns of its primary key; `tenant_id` is one of them. */
  readonly key: readonly string[]
  /** Foreign keys that lead to rows of the same table, `tenant_id` left out. */
  readonly ownReferences: readonly OwnReference[]
}

interface OwnReference {
  readonly columns: readonly string[]
  readonly targets: readonly string[]
}

interface ForeignKey extends OwnReference {
  readonly from: string
  readonly to: string
  /** True when rows go with the row they point to. */
  readonly cascades: boolean
}

const columnNames = (relation: string, numbers: string) =>
  sql`array(select attname::text from unnest(${sql.ref(numbers)}) with ordinality as one(number, place)
       join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = number order by place)`

/**
 * All tables that hold rows of museums, in an order in which they can be emptied: each before those it points to, and before the memberships
 * where its rows would go, uncounted and all at once, with the accounts of members.
 * @throws {Error} naming the tables whose rows the application may not delete.
 */
export async function museumTables(db: Transaction<Tables>): Promise<MuseumTable[]> {
  const { rows: tables } = await sql<{ name: string; key: string[]; deletable: boolean }>`
    select class.relname as name, coalesce(${columnNames('class.oid', 'index.indkey')}, '{}') as key,
           has_table_privilege(class.oid, 'delete') as deletable
      from pg_class class
      join pg_namespace namespace on namespace.oid = class.relnamespace
      join pg_attribute tenant on tenant.attrelid = class.oid and tenant.attname = 'tenant_id' and not tenant.attisdropped
      left join pg_index index on index.indrelid = class.oid and index.indisprimary
     where namespace.nspname = 'public' and class.relkind in ('r', 'p') and not class.relispartition and class.relrowsecurity
     order by 1
  `.execute(db)
  const locked = tables.filter(({ deletable, key }) => !deletable || key.length === 0)
  if (locked.length > 0)
    throw new Error(`rows of these tables cannot be deleted: ${locked.map(({ name }) => name).join(', ')}`)
  const { rows: keys } = await sql<ForeignKey>`
    select source.relname as "from", target.relname as "to", confdeltype = 'c' as cascades,
           ${columnNames('conrelid', 'conkey')} as columns, ${columnNames('confrelid', 'confkey')} as targets
      from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_class target on target.oid = confrelid
     where contype = 'f' and source.relname = any(${tables.map(({ name }) => name)})
  `.execute(db)
  const withAccounts = keys
    .filter(({ to, cascades }) => to === 'account' && cascades)
    .map(key => ({ ...key, to: memberships }))
  const byName = new Map(tables.map(table => [table.name, table]))
  return loadOrder([...byName.keys()], [...keys, ...withAccounts])
    .toReversed()
    .flatMap(name => {
      const table = byName.get(name)
      return table ? { name, key: table.key, ownReferences: ownReferences(keys, name) } : []
    })
}

const ownReferences = (keys: readonly ForeignKey[], table: string): OwnReference[] =>
  keys
    .filter(({ from, to }) => from === table && to === table)
    .map(({ columns, targets }) => {
      const places = columns.flatMap((column, place) => (column === 'tenant_id' ? [] : place))
      const at = (names: readonly string[]) => places.flatMap(place => names[place] ?? [])
      return { columns: at(columns), targets: at(targets) }
    })

const together = (columns: readonly string[], of?: string): RawBuilder<unknown> =>
  sql`(${sql.join(columns.map(column => sql.ref(of === undefined ? column : `${of}.${column}`)))})`

/** True of a row that no other row of its table points to. */
const isLeaf = ({ name, key, ownReferences: references }: MuseumTable, tenantId: string) =>
  sql.join(
    references.map(
      ({ columns, targets }) => sql`and not exists (
        select from ${sql.table(name)} other where other.tenant_id = ${tenantId}
          and ${together(columns, 'other')} = ${together(targets, 'one')} and ${together(key, 'other')} <> ${together(key, 'one')}
      )`,
    ),
    sql` `,
  )

/** Deletes some rows of a museum; of a tree the leaves first. @returns how many. */
export async function deleteRows(
  { db, tenantId }: TenantTransaction,
  table: MuseumTable,
  limit: number,
): Promise<number> {
  const { name, key, ownReferences: references } = table
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(name)} where tenant_id = ${tenantId} and ${together(key)} in (
      select ${sql.join(key.map(column => sql.ref(`one.${column}`)))} from ${sql.table(name)} one
       where one.tenant_id = ${tenantId} ${references.length === 0 ? sql`` : isLeaf(table, tenantId)}
       limit ${limit}
    )
  `.execute(db)
  return Number(numAffectedRows)
}

/** True when a museum has rows in a table. */
export async function hasRows({ db, tenantId }: TenantTransaction, { name }: MuseumTable): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(name)} where tenant_id = ${tenantId}) as found
  `.execute(db)
  return rows[0]?.found === true
}
