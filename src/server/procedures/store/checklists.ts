import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { StoredTask } from '../tables.ts'
import { typeIdsNamed } from './procedures.ts'

export interface ChecklistRecord {
  readonly tasks: readonly StoredTask[]
  readonly version: number
}

/** The checklist of a type; an empty one of version 0 where there is none. */
export async function checklistOf(
  { db, tenantId }: TenantTransaction,
  type: string,
): Promise<ChecklistRecord> {
  const row = await db
    .selectFrom('checklist')
    .select(['tasks', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('type', 'in', [...typeIdsNamed([type])])
    .executeTakeFirst()
  return row ?? { tasks: [], version: 0 }
}

/** Stores the checklist of a type in place of a version. @returns false when there is another one by now. */
export async function putChecklist(
  { db, tenantId }: TenantTransaction,
  type: string,
  { tasks, version }: ChecklistRecord,
): Promise<boolean> {
  const [id = 0] = typeIdsNamed([type])
  const now = { tasks: JSON.stringify(tasks), version: version + 1 }
  const rows =
    version === 0
      ? await db
          .insertInto('checklist')
          .values({ tenant_id: tenantId, type: id, ...now })
          .onConflict(conflict => conflict.columns(['tenant_id', 'type']).doNothing())
          .returning('version')
          .execute()
      : await db
          .updateTable('checklist')
          .set(now)
          .where('tenant_id', '=', tenantId)
          .where('type', '=', id)
          .where('version', '=', version)
          .returning('version')
          .execute()
  return rows.length > 0
}

/** The number of tasks in the checklists of the museum, by the ids of their types. */
export async function checklistSizes({
  db,
  tenantId,
}: TenantTransaction): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('checklist')
    .select(['type', 'tasks'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return new Map(rows.map(({ type, tasks }) => [type, tasks.length]))
}
