import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { membershipsOf } from '#server/access/index.ts'
import type { DownloadsContext } from './downloads-context.ts'

/** True when someone may search for cards of a type, and take them along. */
export const mayDownload = (holder: Holder, { permissions }: CardDeclaration): boolean =>
  isAllowed(holder, { permissions: ['catalogueRead'] }) &&
  isAllowed(holder, { permissions: permissions.read }) &&
  isAllowed(holder, { permissions: permissions.download })

/** Returns the person who ordered something, with their present permissions; undefined for people who have left the museum. */
export const holderNow = (
  { database, clock }: Pick<DownloadsContext, 'database' | 'clock'>,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
): Promise<Holder | undefined> =>
  database.ofPerson(accountId, async db =>
    (await membershipsOf(db, accountId, clock())).find(membership => membership.tenantId === tenantId),
  )
