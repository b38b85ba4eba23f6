import type { EventData } from '#model/api/events.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'

type What = EventData<'card.changed'>['what']

/** Notifies the open pages of the museum that records changed, when the transaction commits. */
export const announce = (
  tx: TenantTransaction,
  { type }: CardDeclaration,
  {
    ids,
    what,
    accountId,
  }: { readonly ids: readonly string[]; readonly what: What; readonly accountId: string },
): Promise<unknown> =>
  publish(tx.db, {
    name: 'card.changed',
    tenantId: tx.tenantId,
    data: { type, ids: [...ids.slice(0, 100)], what: ids.length > 100 ? 'many' : what, accountId },
  })
