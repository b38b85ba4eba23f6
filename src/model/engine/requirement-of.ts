import type { Requirement } from '../permissions/access.ts'
import { type OwnedAction, permissionsWith } from './aspects/belonging.ts'
import type { CardAction, CardDeclaration } from './define-card.ts'

/** Returns the permissions required for an action on records of a type. Every action reveals the record, so reading is always required. */
export const requirementOf = (
  { permissions }: Pick<CardDeclaration, 'permissions'>,
  action: CardAction,
): Requirement =>
  action === 'read'
    ? { permissions: permissions.read }
    : { permissions: permissions[action], also: permissions.read }

/**
 * Returns the permissions required for an action on a single record or for its list, also to finish or annul it. Where records belong to others, the permissions on any of these
 * are enough here; the record itself is checked before it is handled.
 */
export function recordRequirement(
  declaration: Pick<CardDeclaration, 'type' | 'permissions' | 'belongsTo' | 'freezes'>,
  action: OwnedAction,
): Requirement {
  const { type, belongsTo } = declaration
  const of = (each: OwnedAction) => permissionsWith(declaration, each, belongsTo?.owners ?? [])
  return {
    permissions: of(action),
    ...(action !== 'read' && { also: of('read') }),
    ...(belongsTo && { record: { type, action } }),
  }
}

/** Returns the permissions for undoing a deletion: whoever may delete may take back their own. Others restore from the trash. */
export const undeleteRequirement = (declaration: Pick<CardDeclaration, 'permissions'>): Requirement =>
  requirementOf(declaration, 'delete')

/** Returns the permissions for viewing the trash of a type and restoring its records. */
export const binRequirement = (
  declaration: Pick<CardDeclaration, 'permissions' | 'restoredByDeleters'>,
): Requirement =>
  declaration.restoredByDeleters ? requirementOf(declaration, 'delete') : { roles: ['TENANT_ADMIN'] }
