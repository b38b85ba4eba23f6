import type { Requirement } from '../permissions/access.ts'
import type { CardAction, CardDeclaration } from './define-card.ts'

/** The permissions that an action on records of a type asks for. Whatever is done to a record shows it, so it asks for reading, too. */
export const requirementOf = (
  { permissions }: Pick<CardDeclaration, 'permissions'>,
  action: CardAction,
): Requirement =>
  action === 'read'
    ? { permissions: permissions.read }
    : { permissions: permissions[action], also: permissions.read }

/** The permissions for looking into the bin of a type and bringing its records back. */
export const binRequirement = (
  declaration: Pick<CardDeclaration, 'permissions' | 'restoredByDeleters'>,
): Requirement =>
  declaration.restoredByDeleters ? requirementOf(declaration, 'delete') : { roles: ['TENANT_ADMIN'] }
