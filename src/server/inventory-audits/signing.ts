import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'

/** Returns true for people who checked objects themselves; acting on behalf of somebody counts for both. */
export const tookPart = (
  { accountId, impersonatorId }: Pick<MuseumActor, 'accountId' | 'impersonatorId'>,
  checkers: AuditProgress['checkers'],
): boolean => checkers.some(({ by }) => by.id === accountId || by.id === impersonatorId)

/** Returns true for people who may sign off their own work, with a reason. */
export const mayOverride = ({ memberships, tenantId }: MuseumActor): boolean =>
  memberships.some(membership => membership.tenantId === tenantId && membership.role === 'TENANT_ADMIN')
