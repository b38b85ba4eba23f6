import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The procedure whose managers are to be told at a moment, held; undefined where that was done, or has changed since. */
export const procedureToRemind = ({ db, tenantId }: TenantTransaction, id: string, at: Date) =>
  db
    .selectFrom('procedure')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('remind_at', '=', at)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()

export const setRemindAt = ({ db, tenantId }: TenantTransaction, id: string, at: Date | null) =>
  db
    .updateTable('procedure')
    .set({ remind_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
