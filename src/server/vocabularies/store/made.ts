import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'
import type { TermRow } from '../term-row.ts'

/** Terms that an operation made, by vocabulary, in the order in which vocabularies are held; what was taken back since is left out. */
export async function madeBy(
  { db, tenantId }: TenantTransaction,
  operationId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('term_change')
    .where('tenant_id', '=', tenantId)
    .where('operation_id', '=', operationId)
    .where('kind', '=', 'ADD')
    .where('undone_at', 'is', null)
    .select(['vocabulary', 'created'])
    .execute()
  const made = new Map<string, string[]>()
  for (const { vocabulary, created } of rows)
    made.set(vocabulary, [...(made.get(vocabulary) ?? []), ...created])
  return new Map([...made].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Those of these terms that someone changed after they were made. */
export async function changedTerms(
  { db, tenantId }: TenantTransaction,
  vocabulary: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct term ->> 'id' as id
    from term_change, jsonb_array_elements(before) as term
    where tenant_id = ${tenantId} and vocabulary = ${vocabulary} and undone_at is null
      and (term ->> 'id')::bigint = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns those of these terms that have narrower terms or were merged into. */
export async function leantOn(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(array[parent_id, merged_into_id]) as id from term
    where tenant_id = ${tenantId} and not (id = any(${[...ids]}::bigint[]))
      and (parent_id = any(${[...ids]}::bigint[]) or merged_into_id = any(${[...ids]}::bigint[]))`.execute(db)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Terms that were deleted, as they were; the last time counts. */
export async function deletedTerms(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly TermRow[]> {
  const { rows } = await sql<{ term: TermRow }>`
    select distinct on (term ->> 'id') term
    from term_change c, jsonb_array_elements(c.before) as term
    where c.tenant_id = ${tenantId} and c.kind = 'DELETE' and c.undone_at is null
      and (term ->> 'id')::bigint = any(${[...ids]}::bigint[])
    order by term ->> 'id', c.id desc`.execute(db)
  return rows.map(({ term }) => term)
}

/** Number of terms operations made and removed. */
export async function countOfOperations(
  { db, tenantId }: TenantTransaction,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly made: number; readonly removed: number }>> {
  if (operationIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; made: string; removed: string }>`
    select operation_id as id, coalesce(sum(count) filter (where kind = 'ADD'), 0) as made,
      coalesce(sum(count) filter (where kind = 'DELETE'), 0) as removed
    from term_change where tenant_id = ${tenantId} and operation_id = any(${[...operationIds]}::bigint[])
    group by operation_id`.execute(db)
  return new Map(rows.map(({ id, made, removed }) => [id, { made: Number(made), removed: Number(removed) }]))
}
