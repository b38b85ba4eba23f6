import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Findings that were refused and not taken since. */
export const refusalsOf = ({ db, tenantId }: TenantTransaction, procedureId: string) =>
  db
    .selectFrom('inventory_refusal')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .selectAll()
    .orderBy('received_at')
    .orderBy('id')
    .execute()

export async function refusalCount({ db, tenantId }: TenantTransaction, procedureId: string) {
  const { count } = await db
    .selectFrom('inventory_refusal')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface Refusal {
  readonly id: string
  readonly reason: string
  readonly given: Readonly<Record<string, unknown>>
}

/** Keeps what was refused, as it was sent last and by whom. */
export async function keepRefusals(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  refusals: readonly Refusal[],
  by: { readonly accountId: string; readonly name: string; readonly at: Date },
): Promise<void> {
  if (refusals.length === 0) return
  await db
    .insertInto('inventory_refusal')
    .values(
      refusals.map(({ id, reason, given }) => ({
        tenant_id: tenantId,
        procedure_id: procedureId,
        id,
        reason,
        given: JSON.stringify(given),
        received_at: by.at,
        account_id: by.accountId,
        account_name: by.name,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'procedure_id', 'id']).doUpdateSet({
        reason: sql`excluded.reason`,
        given: sql`excluded.given`,
        received_at: sql`excluded.received_at`,
        account_id: sql`excluded.account_id`,
        account_name: sql`excluded.account_name`,
      }),
    )
    .execute()
}

/** Deletes refusals of findings that were accepted later. */
export async function forgetRefusals(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('inventory_refusal')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}
