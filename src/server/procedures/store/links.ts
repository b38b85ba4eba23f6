import { sql } from 'kysely'
import { existingCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type ProcedureRecord, procedureOf, typeIdsNamed } from './procedures.ts'

export const insertLink = (
  { db, tenantId }: TenantTransaction,
  link: { readonly procedureId: string; readonly linkedId: string; readonly kind: string },
  by: { readonly accountId: string; readonly at: Date },
) =>
  db
    .insertInto('procedure_link')
    .values({
      tenant_id: tenantId,
      procedure_id: link.procedureId,
      linked_id: link.linkedId,
      kind: link.kind,
      created_at: by.at,
      created_by: by.accountId,
    })
    .execute()

export interface LinkRecord extends ProcedureRecord {
  readonly kind: string
  readonly isBegunForThis: boolean
}

/** Procedures of some types outside the bin that go together with one, at either end, in the order in which they were linked. */
export async function linksOf(
  tx: TenantTransaction,
  procedureId: string,
  types: readonly string[],
): Promise<readonly LinkRecord[]> {
  const { db, tenantId } = tx
  const { rows } = await sql<{ id: string; kind: string; isBegunForThis: boolean }>`
    select case when procedure_id = ${procedureId}::bigint then linked_id else procedure_id end as id, kind,
      procedure_id = ${procedureId}::bigint as "isBegunForThis"
    from procedure_link
    where tenant_id = ${tenantId}::bigint and (procedure_id = ${procedureId}::bigint or linked_id = ${procedureId}::bigint)
    order by created_at, 1`.execute(db)
  const records = new Map(
    (
      await existingCards(
        tx,
        typeIdsNamed(types),
        rows.map(({ id }) => id),
      )
    ).map(record => [record.id, procedureOf(record)]),
  )
  return rows.flatMap(({ id, kind, isBegunForThis }) => {
    const record = records.get(id)
    return record ? [{ ...record, kind, isBegunForThis }] : []
  })
}
