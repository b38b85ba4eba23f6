import { sql } from 'kysely'
import type { LicenceOrder } from '#model/api/licences.ts'
import type { Plan } from '#model/licences/plans.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { writtenName } from '#server/platform/db/written-name.ts'

const orders = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('licence_order')
    .where('licence_order.tenant_id', '=', tenantId)
    .select([
      'licence_order.id',
      'plan',
      'state',
      'invoice_number as invoiceNumber',
      'purchase_order as purchaseOrder',
      'ordered_at',
      'ordered_name as orderedBy',
    ])
    .orderBy('licence_order.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number]

const present = ({ ordered_at, ...row }: Row): LicenceOrder => ({
  ...row,
  orderedAt: ordered_at.toISOString(),
})

/** Orders of the museum, the newest first. */
export const ordersOf = async (tx: TenantTransaction): Promise<LicenceOrder[]> =>
  (await orders(tx).execute()).map(present)

/** An order with the museum it was ordered for, as it was then. */
export interface OrderToPrint {
  readonly order: LicenceOrder
  readonly profile: MuseumData
}

export async function orderToPrint(tx: TenantTransaction, id: string): Promise<OrderToPrint | undefined> {
  const row = await orders(tx).select('profile').where('licence_order.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { profile, ...order } = row
  return { order: present(order), profile }
}

/** An order of the same plan since a moment, that was neither cancelled nor worked off. */
export async function sameOrderSince(
  tx: TenantTransaction,
  planId: string,
  since: Date,
): Promise<LicenceOrder | undefined> {
  const row = await orders(tx)
    .where('plan_id', '=', planId)
    .where('state', '=', 'ORDERED')
    .where('ordered_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row && present(row)
}

/** Adds an order, with the plan and the museum as they are now. */
export async function insertOrder(
  tx: TenantTransaction,
  order: {
    readonly plan: Plan
    readonly profile: MuseumData
    readonly purchaseOrder: string
    readonly accountId: string
    readonly at: Date
  },
): Promise<LicenceOrder> {
  const { id } = await tx.db
    .insertInto('licence_order')
    .values({
      tenant_id: tx.tenantId,
      plan_id: order.plan.id,
      plan: JSON.stringify(order.plan),
      profile: JSON.stringify(order.profile),
      purchase_order: order.purchaseOrder,
      account_id: order.accountId,
      ordered_name: writtenName(sql.val(order.accountId)),
      ordered_at: order.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return present(await orders(tx).where('licence_order.id', '=', id).executeTakeFirstOrThrow())
}
