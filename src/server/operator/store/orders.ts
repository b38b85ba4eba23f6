import type { OrderState } from '#model/licences/orders.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Orders of the museum, with whom the invoice goes to; the newest first. */
export const ordersWithProfile = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('licence_order')
    .where('licence_order.tenant_id', '=', tenantId)
    .select([
      'licence_order.id',
      'licence_order.plan',
      'licence_order.profile',
      'state',
      'invoice_number as invoiceNumber',
      'purchase_order as purchaseOrder',
      'ordered_at as orderedAt',
      'ordered_name as orderedBy',
    ])
    .orderBy('licence_order.id', 'desc')
    .execute()

/** An order of the museum, held until the transaction ends. */
export const lockOrder = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .selectFrom('licence_order')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['state', 'invoice_number as invoiceNumber'])
    .forUpdate()
    .executeTakeFirst()

export async function setOrder(
  { db, tenantId }: TenantTransaction,
  id: string,
  order: { readonly state: OrderState; readonly invoiceNumber: string },
): Promise<void> {
  await db
    .updateTable('licence_order')
    .set({ state: order.state, invoice_number: order.invoiceNumber.trim() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
