import type { PermissionCode } from '../../permissions/permission-code.ts'
import type { CardType } from '../../record-types.ts'
import type { CardAction } from '../card-actions.ts'
import type { Freezes } from './freezes.ts'
import type { Workflow } from './workflow.ts'

/** A type of records that others belong to. */
export interface Owner {
  readonly type: CardType
  readonly types: readonly CardType[]
  readonly permissions: Readonly<Record<CardAction, readonly PermissionCode[]>>
  readonly workflow?: Pick<Workflow, 'close'>
}

/** Actions on a record, including those of finishing for good. */
export type OwnedAction = CardAction | 'finish' | 'annul'

/** Actions on the record it belongs to. */
export type OwnerAction = CardAction | 'close'

/**
 * Records that belong to one of another type, as a report belongs to its loan. An action on them requires the permission of their own type, or the
 * one for the corresponding action on the owner. A record without an owner requires the permission of its own type.
 */
export interface BelongsTo {
  /** Path of the link to the record it belongs to. */
  readonly field: string
  readonly owners: readonly Owner[]
  /** The action on that record which each action on this one requires. */
  readonly asks: Readonly<Record<OwnedAction, OwnerAction>>
}

interface Owned extends Pick<Owner, 'permissions'> {
  readonly belongsTo?: BelongsTo
  readonly freezes?: Pick<Freezes, 'close'>
}

const ofOwner = ({ permissions, workflow }: Owner, action: OwnerAction): readonly PermissionCode[] =>
  action === 'close' ? (workflow?.close ?? permissions.update) : permissions[action]

/**
 * Returns the permissions of which one is enough for an action on a record that belongs to one of the types: those of its own type, and those of
 * its owner.
 */
export const permissionsWith = (
  { permissions, belongsTo, freezes }: Owned,
  action: OwnedAction,
  owners: readonly Owner[],
): readonly PermissionCode[] => {
  const own =
    action === 'finish' || action === 'annul' ? (freezes?.close ?? permissions.update) : permissions[action]
  const theirs = belongsTo ? owners.flatMap(owner => ofOwner(owner, belongsTo.asks[action])) : []
  return [...new Set([...own, ...theirs])]
}

/** Yields the faults in what the records of a declaration belong to. */
export function* belongingFaults(
  { belongsTo }: Pick<Owned, 'belongsTo'>,
  typesOf: (path: string) => readonly string[] | undefined,
): Generator<string> {
  if (!belongsTo) return
  const types = typesOf(belongsTo.field)
  if (!types) yield `'${belongsTo.field}' says what a record belongs to, but is no link`
  for (const type of types ?? [])
    if (!belongsTo.owners.some(owner => (owner.types as readonly string[]).includes(type)))
      yield `records belong to '${type}' by '${belongsTo.field}', whose permissions are not asked`
}
