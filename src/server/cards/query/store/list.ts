import { type RawBuilder, sql } from 'kysely'
import type { SortName } from '#model/engine/list-columns.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Shown } from '../../tables.ts'
import type { Condition, Years } from '../wanted.ts'

const touches = ({ from, to }: Years): RawBuilder<boolean> => {
  const begins = to === null ? sql`true` : sql`coalesce(i.year_from, i.year_to) <= ${to}`
  const ends = from === null ? sql`true` : sql`coalesce(i.year_to, i.year_from) >= ${from}`
  return sql`(i.year_sort is not null and ${begins} and ${ends})`
}

/** The condition as SQL over `card_index i`. */
export function where({ tenantId }: TenantTransaction, condition: Condition): RawBuilder<boolean> {
  const parts = [sql<boolean>`i.tenant_id = ${tenantId} and i.type = ${condition.type}`]
  if (condition.nothing) parts.push(sql`false`)
  if (condition.search !== undefined) parts.push(sql`i.search @@ ${condition.search}::tsquery`)
  for (const spans of condition.years) parts.push(sql`(${sql.join(spans.map(touches), sql` or `)})`)
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

const sortColumns: Readonly<Record<SortName, string>> = {
  number: 'number_sort',
  title: 'title_sort',
  subtitle: 'subtitle_sort',
  year: 'year_sort',
  completeness: 'completeness',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

export interface Order {
  readonly by: SortName
  readonly descending: boolean
}

/** A line of the index as a list shows it. */
export interface ListLine {
  readonly id: string
  readonly published: boolean
  readonly completeness: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly cover_file_id: string | null
  readonly shown: Shown
}

const ordering = ({ by, descending }: Order) =>
  sql`i.${sql.ref(sortColumns[by])} ${sql.raw(descending ? 'desc' : 'asc')}, i.id ${sql.raw(descending ? 'desc' : 'asc')}`

/** Ids of a page first, from an index alone; then the lines of those. */
export async function pageOfList(
  tx: TenantTransaction,
  condition: Condition,
  order: Order,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ListLine[]> {
  const { rows } = await sql<ListLine>`
    select i.id, i.published, i.completeness, i.created_at, i.updated_at, i.cover_file_id, i.shown
    from (
      select i.id from card_index i where ${where(tx, condition)}
      order by ${ordering(order)} offset ${offset} limit ${limit}
    ) page
    join card_index i on i.tenant_id = ${tx.tenantId} and i.id = page.id
    order by ${ordering(order)}`.execute(tx.db)
  return rows
}

/** Ids in the order of a list; for work over all of it. */
export async function idsOfList(
  tx: TenantTransaction,
  condition: Condition,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from card_index i where ${where(tx, condition)} and i.id > ${after}
    order by i.id limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** How many match, counted up to `most`. */
export async function countList(tx: TenantTransaction, condition: Condition, most?: number): Promise<number> {
  const capped = most === undefined ? sql`` : sql`limit ${most}`
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select 1 from card_index i where ${where(tx, condition)} ${capped}) found`.execute(
    tx.db,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Cards with coordinates, up to a limit. */
export async function pointsOfList(tx: TenantTransaction, condition: Condition, limit: number) {
  const { rows } = await sql<{ id: string; longitude: number; latitude: number; shown: Shown }>`
    select i.id, i.longitude, i.latitude, i.shown from card_index i
    where ${where(tx, condition)} and i.longitude is not null
    order by i.id limit ${limit}`.execute(tx.db)
  return rows
}

export async function countPoints(tx: TenantTransaction, condition: Condition): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from card_index i
    where ${where(tx, condition)} and i.longitude is not null`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}
