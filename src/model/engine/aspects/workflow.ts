import type { PermissionCode } from '../../permissions/permission-code.ts'
import type { CardValues } from '../card-values.ts'
import type { ProcedureStatus } from './statuses.ts'

/** The state that guards examine: the values of a record, and the counts of its lines. */
export interface ProcedureState<Values = CardValues> {
  readonly values: Values
  /** All of them, those not checked yet, those without a decision. */
  readonly objects: {
    readonly total: number
    readonly unchecked: number
    readonly undecided: number
  }
}

/** Something that has to hold before a step; whoever goes on all the same gives a reason, which is kept. */
export interface Guard<Values = CardValues> {
  /** Its words are in the texts under `guard/<name>`. */
  readonly name: string
  holds(state: ProcedureState<Values>): boolean
}

/** A step of a type inside one of the statuses all types share. */
export interface Step<Values = CardValues> {
  /** Kept in documents: given once, and to no other step of the type. */
  readonly id: number
  readonly status: ProcedureStatus
  readonly guards?: readonly Guard<Values>[]
  /** It ends here before its time: gone to from these steps alone, whatever statuses lie between, and with a reason. */
  readonly endsFrom?: readonly string[]
  /** Gone to by what is done elsewhere alone, as by signing, and never by hand. */
  readonly byDeed?: true
}

/** A day a record sets, for the calendar and for reminders. */
export interface ProcedureDate {
  /** Path of a day in the sections: 'loan/end'. */
  readonly path: string
  /** Its words are in the texts under `date/<kind>`. */
  readonly kind: string
  /** Days before it (negative: after it) on which its managers are reminded. */
  readonly remindDays: readonly number[]
  /** Something has to be over by then: what goes on after it is late. */
  readonly isDeadline?: boolean
  /** Still to come when the procedure is over: the next audit. */
  readonly outlives?: boolean
}

/**
 * It goes on by itself when each of its lines that was not refused is where it should be in the end: the path of a choice in the lines, the ids
 * that say so, and the step that begins then, if no guard speaks against it.
 */
export interface Settling {
  readonly path: string
  readonly by: readonly number[]
  readonly step: string
}

/** The time in which the records of its lines are nowhere else. */
export interface Period {
  readonly from: string
  readonly until: string
}

/** Records that go through steps, from being started to being closed; closed ones are only read. */
export interface Workflow<Values = CardValues> {
  /** Before the year and the count in its number: 'LO-2026-014'. */
  readonly numberPrefix: string
  /** By name, in the order in which they are usually gone through. */
  readonly steps: Readonly<Record<string, Step<Values>>>
  /** Permissions of which one is enough to close a record, or to reopen it. */
  readonly close: readonly PermissionCode[]
  readonly settles?: Settling
  /** Absent where the records of its lines stay where they are. */
  readonly takesObjects?: Period
  readonly dates: readonly ProcedureDate[]
  /** Works, and is marked as young (C-P01). */
  readonly beta?: boolean
}
