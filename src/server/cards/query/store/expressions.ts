import { type RawBuilder, sql } from 'kysely'
import { looksAkin, mostAkin } from '#model/files/likeness/looks-apart.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneInSql } from '#server/platform/db/museum-day.ts'
import type {
  ColumnQuery,
  CommentedQuery,
  Expression,
  LinesQuery,
  LinkedQuery,
  LooksQuery,
} from '../../criteria/expression.ts'

/*
 * The one place where cards read the tables of contents and of comments, which belong to modules above them: a condition has to become part of the query
 * that pages, counts and facets of a list ask, and handing it in from above would lead through every function of a list to say the
 * same three columns. The likeness of a picture is in `file` alone, so that finding what is alike reads a few bytes a file.
 */

/** Returns a condition for rows with a picture similar to one of some: of the similar ones, the most similar. */
const looksLike = (
  { tenantId }: TenantTransaction,
  { ids, looks }: LooksQuery,
  line: string,
): RawBuilder<boolean> => {
  const distance = sql`bit_count((f.looks # wanted.looks)::bit(64))`
  return sql`${sql.ref(`${line}.id`)} = any(array(
    select akin.card_id
    from (
      select looks from file
      where tenant_id = ${tenantId} and current and looks is not null and card_id = any(${ids}::bigint[])
      union
      select unnest(${looks}::bigint[])
    ) wanted
    cross join lateral (
      select f.card_id from file f
      where f.tenant_id = ${tenantId} and f.current and f.looks is not null and ${distance} <= ${looksAkin}
      order by ${distance}, f.card_id limit ${mostAkin}
    ) akin
  ))`
}

const allOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`

const anyOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`

/** Columns as the numbers they are compared as. */
const columns: Readonly<Record<ColumnQuery['column'], (line: string) => RawBuilder<unknown>>> = {
  created_at: line => sql.ref(`${line}.created_at`),
  updated_at: line => sql.ref(`${line}.updated_at`),
  completeness: line => sql.ref(`${line}.completeness`),
  published: line => sql`${sql.ref(`${line}.published`)}::integer`,
  cover_file_id: line => sql`(${sql.ref(`${line}.cover_file_id`)} is not null)::integer`,
}

const moments: ReadonlySet<string> = new Set(['created_at', 'updated_at'])

type Range = ColumnQuery['ranges'][number]

/** Days begin and end by the clocks of the museum. */
const withinMoments = (value: RawBuilder<unknown>, { from, to, above, below }: Range, tenantId: string) => {
  const end = (at: number) =>
    sql`(to_timestamp(${at / 1000}::double precision) at time zone 'UTC' at time zone ${zoneInSql(tenantId)})`
  return [
    ...(from === null ? [] : [above ? sql`${value} > ${end(from)}` : sql`${value} >= ${end(from)}`]),
    ...(to === null ? [] : [below ? sql`${value} < ${end(to)}` : sql`${value} <= ${end(to)}`]),
  ]
}

/** The others are whole numbers up to a hundred: an index finds them by whole numbers only. */
const withinWhole = (value: RawBuilder<unknown>, { from, to, above, below }: Range) => {
  const end = (at: number) => sql`${Math.max(-1, Math.min(101, at))}::integer`
  return [
    ...(from === null ? [] : [sql`${value} >= ${end(above ? Math.floor(from) + 1 : Math.ceil(from))}`]),
    ...(to === null ? [] : [sql`${value} <= ${end(below ? Math.ceil(to) - 1 : Math.floor(to))}`]),
  ]
}

function ofColumn(
  { tenantId }: TenantTransaction,
  { column, ranges }: ColumnQuery,
  line: string,
): RawBuilder<boolean> {
  const value = columns[column](line)
  const within = moments.has(column) ? withinMoments : withinWhole
  return anyOf(ranges.map(range => allOf(within(value, range, tenantId))))
}

/**
 * The way linked records are found. 'first': once, by their own index, with all links to them; rows are then found by id.
 * 'each': row by row, for queries that examine a few hundred rows at most.
 */
export type Finding = 'first' | 'each'

interface Place {
  /** Alias of the table. */
  readonly line: string
  readonly finding: Finding
  /** Links that were followed so far. */
  readonly depth: number
}

function ofLinked(
  tx: TenantTransaction,
  linked: LinkedQuery,
  { line, finding, depth }: Place,
): RawBuilder<boolean> {
  const [other, link] = [`o${depth}`, `l${depth}`]
  const id = sql.ref(`${line}.id`)
  const byField =
    linked.field === undefined
      ? sql`true`
      : sql`${sql.ref(`${link}.field`)} = ${linked.field} and not ${sql.ref(`${link}.mirrored`)}`
  const cards = sql`card_link ${sql.ref(link)}
    join card_index ${sql.ref(other)} on ${sql.ref(`${other}.id`)} = ${sql.ref(`${link}.other_id`)}
      and ${sql.ref(`${other}.tenant_id`)} = ${tx.tenantId} and ${sql.ref(`${other}.type`)} = ${linked.type}
    where ${sql.ref(`${link}.tenant_id`)} = ${tx.tenantId} and ${byField}
      and ${expressionSql(tx, linked.where, { line: other, finding, depth: depth + 1 })}`
  const card = sql.ref(`${link}.card_id`)
  // Without its offset the database would find all linked cards first after all.
  return finding === 'each'
    ? sql`exists (select from ${cards} and ${card} = ${id} offset 0)`
    : sql`${id} = any(array(select ${card} from ${cards}))`
}

/** The ids of records at one end of lines for which something holds. */
export function idsByLines(tx: TenantTransaction, lines: LinesQuery, depth = 0): RawBuilder<unknown> {
  const finding = 'first'
  const [other, row] = [`o${depth}`, `r${depth}`]
  const [here, there] = lines.end === 'record' ? ['record_id', 'about_id'] : ['about_id', 'record_id']
  const rows = sql`card_line ${sql.ref(row)}
    join card_index ${sql.ref(other)} on ${sql.ref(`${other}.id`)} = ${sql.ref(`${row}.${there}`)}
      and ${sql.ref(`${other}.tenant_id`)} = ${tx.tenantId} and ${sql.ref(`${other}.type`)} = ${lines.type}
    where ${sql.ref(`${row}.tenant_id`)} = ${tx.tenantId}
      and ${expressionSql(tx, lines.line, { line: row, finding, depth: depth + 1 })}
      and ${expressionSql(tx, lines.where, { line: other, finding, depth: depth + 1 })}`
  return sql`select ${sql.ref(`${row}.${here}`)} from ${rows}`
}

/** Lines are few beside links, so they are found once. Row by row, each record would go through all of its own: an audit has ten thousand. */
const ofLines = (tx: TenantTransaction, lines: LinesQuery, { line, depth }: Place): RawBuilder<boolean> =>
  sql`${sql.ref(`${line}.id`)} = any(array(${idsByLines(tx, lines, depth)}))`

/** All others: a million records are each looked up among the ids, where comparing with one after the other would take minutes. */
const besideLines = (tx: TenantTransaction, lines: LinesQuery, { line, depth }: Place): RawBuilder<boolean> =>
  sql`${sql.ref(`${line}.id`)} not in (${idsByLines(tx, lines, depth)})`

/**
 * The ids of records with open conversations. A conversation is resolved at its first comment; whoever is mentioned in it has a notice, which is found
 * by the account.
 */
const idsByComments = ({ tenantId }: TenantTransaction, { mentions }: CommentedQuery): RawBuilder<unknown> =>
  mentions === undefined
    ? sql`select card_id from card_comment
        where tenant_id = ${tenantId} and thread_id is null and resolved_at is null`
    : sql`select mentioning.card_id from comment_notice notice
        join card_comment mentioning on mentioning.tenant_id = ${tenantId} and mentioning.id = notice.comment_id
        join card_comment begun on begun.tenant_id = ${tenantId} and begun.id = coalesce(mentioning.thread_id, mentioning.id)
        where notice.tenant_id = ${tenantId} and notice.account_id = ${mentions}::bigint and notice.reason = 'mention'
          and begun.resolved_at is null`

/** The ids of a group of records that are few beside all others. */
export const idsOf = (tx: TenantTransaction, query: LinesQuery | CommentedQuery): RawBuilder<unknown> =>
  query.is === 'lines' ? idsByLines(tx, query) : idsByComments(tx, query)

/** An expression as SQL over a line of `card_index`, or over one of `card_line`. */
export function expressionSql(
  tx: TenantTransaction,
  expression: Expression,
  place: Place = { line: 'i', finding: 'first', depth: 0 },
): RawBuilder<boolean> {
  const { line } = place
  const parts = (of: readonly Expression[]) => of.map(part => expressionSql(tx, part, place))
  switch (expression.is) {
    case 'fields':
      return sql`${sql.ref(`${line}.fields`)} @@ ${expression.query}::tsquery`
    case 'column':
      return ofColumn(tx, expression, line)
    case 'linked':
      return ofLinked(tx, expression, place)
    case 'lines':
      return ofLines(tx, expression, place)
    case 'commented':
      return sql`${sql.ref(`${line}.id`)} = any(array(${idsByComments(tx, expression)}))`
    case 'looks':
      return looksLike(tx, expression, line)
    case 'not':
      if (expression.of.is === 'lines') return besideLines(tx, expression.of, place)
      return sql`not (${expressionSql(tx, expression.of, place)})`
    case 'all':
      return allOf(parts(expression.of))
    case 'any':
      return anyOf(parts(expression.of))
  }
}
