import type { PermissionCode } from '../../permissions/permission-code.ts'
import type { CardValues } from '../card-values.ts'

/** Something a record says before it is finished; its words are in the texts under `guard/<name>`. */
export interface FreezeGuard<Values = CardValues> {
  readonly name: string
  holds(values: Values): boolean
}

/** The states of a record that is written, then finished for good; a wrong one is annulled with a reason. */
export const frozenStates = ['DRAFT', 'FINISHED', 'ANNULLED'] as const
export type FrozenState = (typeof frozenStates)[number]

/**
 * Records that are finished for good: all they say is frozen as canonical JSON with its SHA-256, people sign for that hash, and they are only read from
 * then on, or annulled with a reason.
 */
export interface Freezes<Values = CardValues> {
  /** Key of the choice for the state of a record: its ids are the places of the states, from 1. */
  readonly state: string
  /** Records are not finished while one of them does not hold. */
  readonly guards: readonly FreezeGuard<Values>[]
  /** Whom people sign for, in the texts under `role/<name>`. */
  readonly signers: readonly string[]
  /** Permissions of which one is enough to finish a record, or to annul it. */
  readonly close: readonly PermissionCode[]
}

/** Returns the id of a state among the choices of a record. */
export const frozenStateId = (state: FrozenState): number => frozenStates.indexOf(state) + 1

/** Returns the state of a record. */
export const frozenStateOf = ({ state }: Pick<Freezes, 'state'>, values: CardValues): FrozenState => {
  const { id } = (values[state] ?? {}) as { readonly id?: number }
  return frozenStates[(id ?? 1) - 1] ?? 'DRAFT'
}

/** Returns whether a record is finished for good: it is only read, or annulled. */
export const isFrozen = (
  { freezes }: { readonly freezes?: Pick<Freezes, 'state'> | undefined },
  values: CardValues,
): boolean => freezes !== undefined && frozenStateOf(freezes, values) !== 'DRAFT'

/** Returns the names of the guards that speak against finishing a record now. */
export const unmetGuards = ({ guards }: Pick<Freezes, 'guards'>, values: CardValues): string[] =>
  guards.filter(({ holds }) => !holds(values)).map(({ name }) => name)
