import { sql } from 'kysely'
import type { SortName } from '#model/engine/list-columns.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Shown } from '../../tables.ts'
import type { Condition } from '../wanted.ts'
import { matches, narrows, ofList } from './matches.ts'

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

export interface PagePlace {
  readonly offset: number
  readonly limit: number
}

/** A line of the index as a list shows it. */
export interface ListLine {
  readonly id: string
  readonly published: boolean
  readonly completeness: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly cover_file_id: string | null
  readonly apart: number | null
  readonly shown: Shown
}

const column = ({ by }: Order) => sql.ref(sortColumns[by])

const ordering = (order: Order) => {
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  return sql`i.${column(order)} ${direction}, i.id ${direction}`
}

/** The columns of row `i` that a list shows. */
export const shownColumns = sql`i.id, i.published, i.completeness, i.created_at, i.updated_at, i.cover_file_id, i.apart, i.shown`

/** The lines of a page of a whole list: ids first, from an index alone. */
export async function pageOfAll(
  tx: TenantTransaction,
  condition: Condition,
  order: Order,
  { offset, limit }: PagePlace,
): Promise<readonly ListLine[]> {
  const { rows } = await sql<ListLine>`
    select ${shownColumns}
    from (
      select i.id from card_index i where ${ofList(tx, condition)}
      order by ${ordering(order)} offset ${offset} limit ${limit}
    ) page
    join card_index i on i.tenant_id = ${tx.tenantId} and i.id = page.id
    order by ${ordering(order)}`.execute(tx.db)
  return rows
}

/** Places all over the cards of a museum at which a glance looks at some cards in a row. */
const glancedPlaces = 20
const glancedInARow = 15

/** The result of sampling some records. */
export interface Glance {
  /** Cards of the type among those that were looked at. */
  readonly looked: number
  /** Number of matches among them. */
  readonly found: number
  /** Number of records of the type. */
  readonly all: number
}

/** Looks at a few hundred cards from all over the museum; neighbours are often alike. */
export async function glance(tx: TenantTransaction, condition: Condition): Promise<Glance> {
  const { rows } = await sql<Record<keyof Glance, string>>`
    select
      count(distinct i.id) as looked,
      count(distinct i.id) filter (where ${narrows(tx, condition)}) as found,
      (select coalesce(sum(cards), 0) from card_counter
        where tenant_id = ${tx.tenantId} and type = ${condition.type}) as all
    from (select min(id) as first, max(id) as last from card_index where tenant_id = ${tx.tenantId}) ids
    cross join generate_series(0, ${glancedPlaces - 1}::integer) as place
    cross join lateral (
      select i.* from card_index i
      where i.tenant_id = ${tx.tenantId} and i.id >= ids.first + (ids.last - ids.first) * place / ${glancedPlaces}::integer
      order by i.id limit ${glancedInARow}
    ) i
    where i.type = ${condition.type}`.execute(tx.db)
  const [counts] = rows
  return {
    looked: Number(counts?.looked ?? 0),
    found: Number(counts?.found ?? 0),
    all: Number(counts?.all ?? 0),
  }
}

/** The lines of a page, found by going through the list in its order, but through no more than `window` cards of it. */
export async function pageByWalking(
  tx: TenantTransaction,
  condition: Condition,
  order: Order,
  { offset, limit, window }: PagePlace & { readonly window: number },
): Promise<readonly ListLine[]> {
  const { rows } = await sql<ListLine>`
    select ${shownColumns}
    from (
      select i.id from (${firstOf(tx, condition, order, window)}) i where ${narrows(tx, condition)}
      order by ${ordering(order)} offset ${offset} limit ${limit}
    ) page
    join card_index i on i.tenant_id = ${tx.tenantId} and i.id = page.id
    order by ${ordering(order)}`.execute(tx.db)
  return rows
}

const firstOf = (tx: TenantTransaction, condition: Condition, order: Order, window: number) => sql`
  select i.* from card_index i where ${ofList(tx, condition)} order by ${ordering(order)} limit ${window}`

/** The lines of a page, found by gathering all cards that match and sorting them; and how many these are. */
export async function pageByGathering(
  tx: TenantTransaction,
  condition: Condition,
  order: Order,
  { offset, limit }: PagePlace,
): Promise<{ readonly lines: readonly ListLine[]; readonly total: number }> {
  const { rows } = await sql<ListLine & { total: string; id: string | null }>`
    with found as materialized (
      select i.id, i.${column(order)} from card_index i where ${matches(tx, condition)}
    )
    select counted.total, line.*
    from (select count(*) as total from found) counted
    left join (
      select ${shownColumns}, row_number() over (order by ${ordering(order)}) as place
      from (select i.id from found i order by ${ordering(order)} offset ${offset} limit ${limit}) page
      join card_index i on i.tenant_id = ${tx.tenantId} and i.id = page.id
    ) line on true
    order by line.place`.execute(tx.db)
  return { lines: rows.filter(({ id }) => id !== null), total: Number(rows[0]?.total ?? 0) }
}
