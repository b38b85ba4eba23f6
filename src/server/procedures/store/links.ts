import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

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

export interface LinkRecord {
  readonly id: string
  readonly type: string
  readonly number: string
  readonly title: string
  readonly status: string
  readonly step: string
  readonly kind: string
  readonly isBegunForThis: boolean
}

/** Procedures of some types outside the bin that go together with one, at either end, in the order in which they were linked. */
export async function linksOf(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  types: readonly string[],
): Promise<readonly LinkRecord[]> {
  const { rows } = await sql<LinkRecord>`
    select other.id, other.type, other.number, other.title, other.status, other.step, link.kind,
      link.procedure_id = ${procedureId}::bigint as "isBegunForThis"
    from procedure_link link
    join procedure other on other.tenant_id = link.tenant_id
      and other.id = case when link.procedure_id = ${procedureId}::bigint then link.linked_id else link.procedure_id end
    where link.tenant_id = ${tenantId}::bigint
      and (link.procedure_id = ${procedureId}::bigint or link.linked_id = ${procedureId}::bigint)
      and other.deleted_at is null and other.type = any(${[...types]}::text[])
    order by link.created_at, other.id`.execute(db)
  return rows
}
