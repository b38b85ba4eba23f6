import { type RawBuilder, sql } from 'kysely'
import type { YearRange } from '#model/dates/range-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Condition } from '../wanted.ts'
import { expressionSql, type Finding } from './expressions.ts'
import { liesIn } from './lies-in.ts'

const touches = ({ from, to }: YearRange): RawBuilder<boolean> => {
  const begins = to === null ? sql`true` : sql`coalesce(i.year_from, i.year_to) <= ${to}`
  const ends = from === null ? sql`true` : sql`coalesce(i.year_to, i.year_from) >= ${from}`
  return sql`(i.year_sort is not null and ${begins} and ${ends})`
}

const all = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`

/** The lines `i` of one type. */
export const ofType = ({ tenantId }: TenantTransaction, type: number): RawBuilder<boolean> =>
  sql`i.tenant_id = ${tenantId} and i.type = ${type}`

/** Lines `i` without those kept apart, or these alone. */
function besideApart({ apart }: Condition): readonly RawBuilder<boolean>[] {
  if (!apart) return []
  const { alone, named } = apart
  if (named === undefined) return [alone ? sql`i.apart is not null` : sql`i.apart is null`]
  return [
    alone
      ? sql`(i.apart is not null and not i.search @@ ${named}::tsquery)`
      : sql`(i.apart is null or i.search @@ ${named}::tsquery)`,
  ]
}

/** The lines `i` of a whole list: what a condition is about before it asks anything. */
export const ofList = (tx: TenantTransaction, condition: Condition): RawBuilder<boolean> =>
  all([ofType(tx, condition.type), ...besideApart(condition)])

const asks = (
  tx: TenantTransaction,
  { nothing, search, years, criteria, area }: Condition,
  finding: Finding,
): readonly RawBuilder<boolean>[] => [
  ...(nothing ? [sql<boolean>`false`] : []),
  // Years are in the line itself, words beside it: lines of another age need not be looked into.
  ...years.map(spans => sql<boolean>`(${sql.join(spans.map(touches), sql` or `)})`),
  ...(search === undefined ? [] : [sql<boolean>`i.search @@ ${search}::tsquery`]),
  ...(criteria ? [expressionSql(tx, criteria, { line: 'i', finding, depth: 0 })] : []),
  ...(area ? [liesIn(area)] : []),
]

/** Returns the condition on row `i` besides its type, for queries that examine only some rows. */
export const narrows = (tx: TenantTransaction, condition: Condition): RawBuilder<boolean> =>
  all([...besideApart(condition), ...asks(tx, condition, 'each')])

/** The condition as SQL over `card_index i`, for those who find all that match. */
export const matches = (tx: TenantTransaction, condition: Condition): RawBuilder<boolean> =>
  all([ofType(tx, condition.type), ...besideApart(condition), ...asks(tx, condition, 'first')])
