import type { Transaction } from 'kysely'
import type { LicenceType } from '#model/licences/documents.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The licence of a museum as it is kept. */
export interface Licence {
  readonly museum: string
  readonly type: LicenceType
  readonly from: Date
  readonly to: Date
  /** Bytes; null where nothing is limited. */
  readonly storageLimit: string | null
  readonly planId: string | null
  readonly reminded: string | null
}

const ofMuseum = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select([
      'name as museum',
      'licence_type as type',
      'licence_from as from',
      'licence_to as to',
      'storage_limit as storageLimit',
      'plan_id as planId',
      'reminded',
    ])

export const readLicence = (tx: TenantTransaction): Promise<Licence> => ofMuseum(tx).executeTakeFirstOrThrow()

/** The same, held until the transaction ends: another order or reminder for this museum waits, and finds what was done. */
export const lockLicence = (tx: TenantTransaction): Promise<Licence> =>
  ofMuseum(tx).forUpdate().executeTakeFirstOrThrow()

export async function setPaidLicence(
  { db, tenantId }: TenantTransaction,
  licence: { readonly from: Date; readonly to: Date; readonly storageLimit: number; readonly planId: string },
): Promise<void> {
  await db
    .updateTable('tenant')
    .set({
      licence_type: 'PAID',
      licence_from: licence.from,
      licence_to: licence.to,
      storage_limit: licence.storageLimit,
      plan_id: licence.planId,
    })
    .where('id', '=', tenantId)
    .execute()
}

export async function setReminded({ db, tenantId }: TenantTransaction, reminded: string): Promise<void> {
  await db.updateTable('tenant').set({ reminded }).where('id', '=', tenantId).execute()
}

/** Museums whose licence ends, or has ended, between two moments; closed ones and copies are left alone. */
export async function museumsEnding(db: Transaction<Tables>, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant')
    .where('licence_to', '>', from)
    .where('licence_to', '<=', to)
    .where('state', '<>', 'closed')
    .where('copy_of', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
