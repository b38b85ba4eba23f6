import { sql } from 'kysely'
import { retentionStart, type TenantTransaction } from '#server/platform/db/index.ts'

/** Rows deleted in one transaction at most. */
const batch = 2000

type Sweep = (tx: TenantTransaction, before: Date) => Promise<bigint | undefined>

/** Sweeps of a museum's data that no other module ends: each deletes a batch, and says how many. */
export const sweeps = {
  auditRecord: async ({ db, tenantId }, before) =>
    (
      await sql`
        delete from audit_entry where tenant_id = ${tenantId} and id in (
          select id from audit_entry where tenant_id = ${tenantId} and at < ${before} order by at, id limit ${batch})`.execute(
        db,
      )
    ).numAffectedRows,
  drafts: async ({ db, tenantId }, before) =>
    (
      await sql`
        delete from card_draft where tenant_id = ${tenantId} and (account_id, card_id) in (
          select account_id, card_id from card_draft where tenant_id = ${tenantId} and saved_at < ${before} limit ${batch})`.execute(
        db,
      )
    ).numAffectedRows,
  shares: async ({ db, tenantId }, before) =>
    (
      await sql`
        delete from share_link where tenant_id = ${tenantId} and id in (
          select id from share_link where tenant_id = ${tenantId} and expires_at < ${before} limit ${batch})`.execute(
        db,
      )
    ).numAffectedRows,
  // An operation stays as long as an import, a merge or what it takes back refers to it.
  operations: async ({ db, tenantId }, before) =>
    (
      await sql`
        delete from operation where tenant_id = ${tenantId} and id in (
          select ended.id from operation ended
          where ended.tenant_id = ${tenantId} and ended.ended_at < ${before}
            and not exists (select from import where import.tenant_id = ${tenantId} and ended.id in (import.check_id, import.load_id))
            and not exists (select from card_merge where card_merge.tenant_id = ${tenantId} and card_merge.operation_id = ended.id)
            and not exists (select from operation undone where undone.tenant_id = ${tenantId} and undone.id = ended.undoes_id)
          limit ${batch})`.execute(db)
    ).numAffectedRows,
} as const satisfies Readonly<Record<string, Sweep>>

/** Deletes one batch of what is over. @returns whether there may be more. */
export async function sweepOnce(
  tx: TenantTransaction,
  name: keyof typeof sweeps,
  now: Date,
): Promise<boolean> {
  const gone = await sweeps[name](tx, await retentionStart(tx.db, name, now))
  return (gone ?? 0n) >= BigInt(batch)
}
