import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ColumnQuery, Expression, LinkedQuery } from '../../criteria/expression.ts'
import { looksLike } from './looks-like.ts'

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

function ofColumn({ column, ranges }: ColumnQuery, line: string): RawBuilder<boolean> {
  const value = columns[column](line)
  const end = (at: number) =>
    moments.has(column) ? sql`to_timestamp(${at / 1000}::double precision)` : sql`${at}::double precision`
  const within = ranges.map(({ from, to, above, below }) => {
    const parts = [
      ...(from === null ? [] : [above ? sql`${value} > ${end(from)}` : sql`${value} >= ${end(from)}`]),
      ...(to === null ? [] : [below ? sql`${value} < ${end(to)}` : sql`${value} <= ${end(to)}`]),
    ]
    return allOf(parts)
  })
  return anyOf(within)
}

/** Ids first: the database finds the linked cards once, by their own index, and then the links that lead to them. */
function ofLinked(
  tx: TenantTransaction,
  linked: LinkedQuery,
  line: string,
  depth: number,
): RawBuilder<boolean> {
  const other = `o${depth}`
  const link = `l${depth}`
  const byField =
    linked.field === undefined
      ? sql`true`
      : sql`${sql.ref(`${link}.field`)} = ${linked.field} and not ${sql.ref(`${link}.mirrored`)}`
  return sql`${sql.ref(`${line}.id`)} = any(array(
    select ${sql.ref(`${link}.card_id`)}
    from card_index ${sql.ref(other)}
    join card_link ${sql.ref(link)} on ${sql.ref(`${link}.tenant_id`)} = ${tx.tenantId}
      and ${sql.ref(`${link}.other_id`)} = ${sql.ref(`${other}.id`)} and ${byField}
    where ${sql.ref(`${other}.tenant_id`)} = ${tx.tenantId} and ${sql.ref(`${other}.type`)} = ${linked.type}
      and ${expressionSql(tx, linked.where, other, depth + 1)}
  ))`
}

/**
 * An expression as SQL over a line of `card_index`.
 * @param line alias of the table
 */
export function expressionSql(
  tx: TenantTransaction,
  expression: Expression,
  line = 'i',
  depth = 0,
): RawBuilder<boolean> {
  const parts = (of: readonly Expression[]) => of.map(part => expressionSql(tx, part, line, depth))
  switch (expression.is) {
    case 'fields':
      return sql`${sql.ref(`${line}.fields`)} @@ ${expression.query}::tsquery`
    case 'column':
      return ofColumn(expression, line)
    case 'linked':
      return ofLinked(tx, expression, line, depth)
    case 'looks':
      return looksLike(tx, expression, line)
    case 'not':
      return sql`not (${expressionSql(tx, expression.of, line, depth)})`
    case 'all':
      return allOf(parts(expression.of))
    case 'any':
      return anyOf(parts(expression.of))
  }
}
