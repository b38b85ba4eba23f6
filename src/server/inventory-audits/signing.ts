import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { SignatureRecord } from './store/signatures.ts'

/** Returns true for people who checked objects themselves; acting on behalf of somebody counts for both. */
export const tookPart = (
  { accountId, impersonatorId }: Pick<MuseumActor, 'accountId' | 'impersonatorId'>,
  checkers: AuditProgress['checkers'],
): boolean => checkers.some(({ by }) => by.id === accountId || by.id === impersonatorId)

/** Returns true for people who may sign off their own work, with a reason. */
export const mayOverride = ({ memberships, tenantId }: MuseumActor): boolean =>
  memberships.some(membership => membership.tenantId === tenantId && membership.role === 'TENANT_ADMIN')

/** A signature as it is read. */
export const tellSignature = (row: SignatureRecord): NonNullable<AuditProgress['signature']> => ({
  at: row.signed_at.toISOString(),
  by: { id: row.account_id, name: row.account_name },
  reason: row.reason,
  unmet: row.unmet,
  sha256: row.sha256,
})
