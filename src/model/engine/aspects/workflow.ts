import type { PermissionCode } from '../../permissions/permission-code.ts'
import type { CardValues } from '../card-values.ts'
import type { Becoming } from './becoming.ts'
import type { Effects } from './effects.ts'
import type { FieldWork } from './field-work.ts'
import type { Once } from './once.ts'
import type { ProcedureStatus } from './statuses.ts'

/** The state that guards examine: the values of a record, and the counts of its lines. */
export interface ProcedureState<Values = CardValues> {
  readonly values: Values
  /**
   * The counts of all of them, of those not checked yet, of those without a decision, and, where they are not refused, of those that are lost, are lost
   * and not checked, lack what a room needs to hand out their files, ask more than their records bear, or are about what has happened to their records.
   */
  readonly objects: {
    readonly total: number
    readonly unchecked: number
    readonly undecided: number
    readonly lost?: number
    readonly lostUnchecked?: number
    readonly unagreed?: number
    readonly exceeding?: number
    readonly repeated?: number
  }
  /** Answers by the id of the step they are about; a step about which nobody was asked is missing. */
  readonly approvals?: ReadonlyMap<number, Approvals>
}

/** Answers of the people who were asked to agree to a step. */
export interface Approvals {
  readonly agreed: number
  readonly declined: number
}

/** A condition for a step; users who take the step regardless give a reason, which is stored. */
export interface Guard<Values = CardValues> {
  /** Its text has the key `guard/<name>`. */
  readonly name: string
  holds(state: ProcedureState<Values>): boolean
}

/** Guard against lending or showing what is missing or stolen. */
export const nothingLost = {
  name: 'there',
  holds: ({ objects }) => !objects.lost,
} as const satisfies Guard<unknown>

/** Guard against handing out files of which format or size was not agreed. */
export const allAgreed = {
  name: 'allAgreed',
  holds: ({ objects }) => !objects.unagreed,
} as const satisfies Guard<unknown>

/** Guard against asking more of records than they bear. */
export const withinLimits = {
  name: 'limits',
  holds: ({ objects }) => !objects.exceeding,
} as const satisfies Guard<unknown>

/** Guard against doing to records once more what happens to them once. */
export const notRepeated = {
  name: 'once',
  holds: ({ objects }) => !objects.repeated,
} as const satisfies Guard<unknown>

/** A step of a type, within one of the statuses shared by all types. */
export interface Step<Values = CardValues> {
  /** Stored in records: unique in the type, and never reused. */
  readonly id: number
  readonly status: ProcedureStatus
  readonly guards?: readonly Guard<Values>[]
  /** An early end: reached only from these steps, skipping statuses, and with a reason. */
  readonly endsFrom?: readonly string[]
  /** Reached only through another action, such as signing, never by hand. */
  readonly byDeed?: true
  /** Number of people who have to agree before it; they are chosen on the page, and answer there or by mail. */
  readonly approvals?: number
  /**
   * Roles of those who sign the procedure once it is closed by this step: it is frozen with its lines, and annulled when it is reopened. Their texts
   * have the keys `role/<name>`.
   */
  readonly signers?: readonly string[]
}

/** A date of a record, for the calendar and for reminders. */
export interface ProcedureDate {
  /** Path of a date in the sections: 'loan/end'. */
  readonly path: string
  /** Its text has the key `date/<kind>`. */
  readonly kind: string
  /** Number of days before it (negative: after it) at which its managers are reminded. */
  readonly remindDays: readonly number[]
  /** A deadline: a procedure still open after it is overdue. */
  readonly isDeadline?: boolean
  /** Still relevant after the procedure is closed, such as the next audit. */
  readonly outlives?: boolean
}

/**
 * An automatic step, taken when all lines that were not refused have reached their final state: the path of a choice in the lines, the ids
 * of final states, and the step that follows, unless a guard prevents it.
 */
export interface Settling {
  readonly path: string
  readonly by: readonly number[]
  readonly step: string
}

/** The period in which the records of its lines are not available elsewhere. */
export interface Period {
  readonly from: string
  readonly until: string
}

/** The workflow of records that go through steps until they are closed; closed ones are read-only. */
export interface Workflow<Values = CardValues, Line = CardValues> {
  /** Prefix of its number, before year and count: 'LO-2026-014'. */
  readonly numberPrefix: string
  /** By name, in their usual order. */
  readonly steps: Readonly<Record<string, Step<Values>>>
  /** Permissions, one of which is enough to close or reopen a record. */
  readonly close: readonly PermissionCode[]
  readonly settles?: Settling
  /** Absent if the records of its lines stay where they are. */
  readonly takesObjects?: Period
  readonly dates: readonly ProcedureDate[]
  /** Changes that it makes in the records of its lines. */
  readonly effects?: Effects<Values, Line>
  /** Something that happens to the records of its lines once. */
  readonly once?: Once
  /** Work with a phone where the objects stand. */
  readonly fieldWork?: FieldWork<Values, Line>
  /** Procedures that may follow from it. */
  readonly becomes?: readonly Becoming<Values, Line>[]
  /** Works, and is marked as young (C-P01). */
  readonly beta?: boolean
}
