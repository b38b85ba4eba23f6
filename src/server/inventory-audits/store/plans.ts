import { sql } from 'kysely'
import type { AuditAction } from '#model/audits/actions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface PlanRecord {
  readonly key: string
  readonly action: AuditAction
  readonly note: string
  readonly owner_id: string | null
  readonly due: string | null
  readonly done_at: Date | null
  readonly done_by: string
  readonly version: number
}

/** Returns the resolutions of discrepancies by key. */
export async function plansOf(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
): Promise<ReadonlyMap<string, PlanRecord>> {
  const rows = await db
    .selectFrom('inventory_plan')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .select(['key', 'action', 'note', 'owner_id', 'done_at', 'done_by', 'version'])
    .select(sql<string | null>`to_char(due, 'YYYY-MM-DD')`.as('due'))
    .execute()
  return new Map(rows.map(row => [row.key, row]))
}

export interface NewPlan {
  readonly action: AuditAction
  readonly note: string
  readonly owner_id: string | null
  readonly due: string | null
  readonly done_at: Date | null
  readonly done_by: string
}

/** Writes what is to be done; the audit is held. */
export const writePlan = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  key: string,
  plan: NewPlan,
) =>
  db
    .insertInto('inventory_plan')
    .values({ tenant_id: tenantId, procedure_id: procedureId, key, ...plan })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'procedure_id', 'key'])
        .doUpdateSet({ ...plan, version: sql`inventory_plan.version + 1` }),
    )
    .execute()
