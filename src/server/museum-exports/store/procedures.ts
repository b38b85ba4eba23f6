import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** What is kept of a procedure in tables of their own, by the names under which the archive has it; in their order. */
const parts = {
  members: [sql`procedure_member`, sql`account_id`],
  objects: [sql`procedure_object`, sql`position`],
  attachments: [sql`procedure_attachment`, sql`id`],
  links: [sql`procedure_link`, sql`created_at, linked_id`],
  rooms: [sql`procedure_room`, sql`id`],
  answers: [sql`procedure_answer`, sql`id`],
  events: [sql`procedure_event`, sql`id`],
  auditList: [sql`inventory_list`, sql`frozen_at`],
  auditExpected: [sql`inventory_expected`, sql`position`],
  auditFindings: [sql`inventory_finding`, sql`arrival`],
  auditPhotos: [sql`inventory_photo`, sql`finding_id, file_id`],
  auditRefusals: [sql`inventory_refusal`, sql`received_at, id`],
  auditPlans: [sql`inventory_plan`, sql`key`],
  auditSignature: [sql`inventory_signature`, sql`signed_at`],
} as const

const aggregated = sql.join(
  Object.entries(parts).map(
    ([name, [table, order]]) => sql`${sql.lit(name)}, (
      select coalesce(jsonb_agg(to_jsonb(kept) - '{tenant_id,procedure_id,token_hash}'::text[] order by ${order}), '[]')
      from ${table} kept where kept.tenant_id = procedure.tenant_id and kept.procedure_id = procedure.id)`,
  ),
)

/** The next procedures, those in the bin included, each with all that belongs to it, but the secrets of its rooms. */
export async function proceduresAfter(
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly { readonly id: string; readonly line: unknown }[]> {
  const { rows } = await sql<{ id: string; line: unknown }>`
    select id, to_jsonb(procedure) - '{tenant_id,remind_at}'::text[] || jsonb_build_object(${aggregated}) as line
    from procedure where tenant_id = ${tenantId} and id > ${after}::bigint order by id limit ${limit}`.execute(
    db,
  )
  return rows
}
