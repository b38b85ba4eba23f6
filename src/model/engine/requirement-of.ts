import type { Requirement } from '../permissions/access.ts'
import type { CardAction, CardDeclaration } from './define-card.ts'

/** Returns the permissions required for an action on records of a type. Every action reveals the record, so reading is always required. */
export const requirementOf = (
  { permissions }: Pick<CardDeclaration, 'permissions'>,
  action: CardAction,
): Requirement =>
  action === 'read'
    ? { permissions: permissions.read }
    : { permissions: permissions[action], also: permissions.read }

/** Returns the permissions for viewing the trash of a type and restoring its records. */
export const binRequirement = (
  declaration: Pick<CardDeclaration, 'permissions' | 'restoredByDeleters'>,
): Requirement =>
  declaration.restoredByDeleters ? requirementOf(declaration, 'delete') : { roles: ['TENANT_ADMIN'] }
