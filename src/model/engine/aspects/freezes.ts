import type { PermissionCode } from '../../permissions/permission-code.ts'
import type { CardValues } from '../card-values.ts'

/** A condition for finishing a record; its text has the key `guard/<name>`. */
export interface FreezeGuard<Values = CardValues> {
  readonly name: string
  holds(values: Values): boolean
}

/** The states of a record: written, finished for good, or annulled with a reason. */
export const frozenStates = ['DRAFT', 'FINISHED', 'ANNULLED'] as const
export type FrozenState = (typeof frozenStates)[number]

/**
 * Records that are finished for good: their content is frozen as canonical JSON with its SHA-256, and people sign that hash. From then on they are
 * read-only, or annulled with a reason.
 */
export interface Freezes<Values = CardValues> {
  /** Key of the choice for the state of a record: its ids are the places of the states, from 1. */
  readonly state: string
  /** Id of the step by which a procedure is finished: its choice is that of the steps, and nobody finishes or annuls it but by going there and back. */
  readonly byStep?: number
  /** A record cannot be finished while one of them is unmet. */
  readonly guards: readonly FreezeGuard<Values>[]
  /** The roles in which people sign; their texts have the key `role/<name>`. */
  readonly signers: readonly string[]
  /** Permissions of which one is enough to finish a record, or to annul it. */
  readonly close: readonly PermissionCode[]
}

/** Returns the id of a state among the choices of a record. */
export const frozenStateId = (state: FrozenState): number => frozenStates.indexOf(state) + 1

/** Returns the state of a record. */
export const frozenStateOf = (
  { state, byStep }: Pick<Freezes, 'state' | 'byStep'>,
  values: CardValues,
): FrozenState => {
  const { id } = (values[state] ?? {}) as { readonly id?: number }
  if (byStep !== undefined) return id === byStep ? 'FINISHED' : 'DRAFT'
  return frozenStates[(id ?? 1) - 1] ?? 'DRAFT'
}

/** Returns true for records that are finished for good: they are read-only, or annulled. */
export const isFrozen = (
  { freezes }: { readonly freezes?: Pick<Freezes, 'state' | 'byStep'> | undefined },
  values: CardValues,
): boolean => freezes !== undefined && frozenStateOf(freezes, values) !== 'DRAFT'

/** Returns the names of the guards that prevent finishing a record now. */
export const unmetGuards = ({ guards }: Pick<Freezes, 'guards'>, values: CardValues): string[] =>
  guards.filter(({ holds }) => !holds(values)).map(({ name }) => name)
