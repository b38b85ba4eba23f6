import type { CardOf, CardRule, CardValues, Section } from '../engine/define-card.ts'
import type { Fields } from '../kinds/field.ts'
import type { PermissionCode, PermissionModule } from '../permissions/codes.ts'
import type { AttachmentType } from './attachment-types.ts'
import type { ProcedureStatus } from './statuses.ts'

/** Modules of permissions that are procedures (specification 001, section 6). */
export type ProcedureModule = Extract<PermissionModule, 'inventory-audit' | 'loan-out' | 'condition-check'>

/** What may be done to a procedure. */
export type ProcedureAction = 'read' | 'start' | 'edit' | 'close' | 'delete'

/** What a guard may look at: what is written in the procedure, and how its objects stand. */
export interface ProcedureState<Values = Readonly<Record<string, unknown>>> {
  readonly values: Values
  /** All of them, those not checked yet, those without a decision. */
  readonly objects: {
    readonly total: number
    readonly unchecked: number
    readonly undecided: number
  }
}

/** Something that has to hold before a step; whoever goes on all the same gives a reason, which is kept (procedures.md, section 5). */
export interface Guard<Values = Readonly<Record<string, unknown>>> {
  /** Its words stand in the texts under `guard/<name>`. */
  readonly name: string
  holds(state: ProcedureState<Values>): boolean
}

/** A step of a type inside one of the statuses all types share. */
export interface Step<Values = Readonly<Record<string, unknown>>> {
  readonly status: ProcedureStatus
  readonly guards?: readonly Guard<Values>[]
  /** It ends here before its time: gone to from these steps alone, whatever statuses lie between, and with a reason. */
  readonly endsFrom?: readonly string[]
  /** Gone to by what is done elsewhere alone, as by signing, and never by hand. */
  readonly byDeed?: true
}

/** A day a procedure sets, for the calendar and for reminders. */
export interface ProcedureDate {
  /** Path of a day in the sections: 'loan/end'. */
  readonly path: string
  /** Its words stand in the texts under `date/<kind>`. */
  readonly kind: string
  /** Days before it (negative: after it) on which its managers are told. */
  readonly remindDays: readonly number[]
  /** Something has to be over by then: what goes on after it is late. */
  readonly isDeadline?: boolean
  /** Still to come when the procedure is over: the next audit. */
  readonly outlives?: boolean
}

/** Each object is decided about: the path of the choice in its line, which of its ids stands for none taken yet, and by which it stays. */
export interface Decision {
  readonly path: string
  readonly undecided: number
  readonly refused: number
}

/**
 * It goes on by itself when each of its objects that was not refused is where it should be in the end: the path of a choice in their lines, the ids
 * that say so, and the step that begins then, if no guard speaks against it.
 */
export interface Settling {
  readonly path: string
  readonly by: readonly number[]
  readonly step: string
}

/** The time in which its objects are nowhere else. */
export interface Period {
  readonly from: string
  readonly until: string
}

/** Files that people outside the museum hand in with an answer: what they are for the procedure, and how many there may be. */
export interface AnswerFiles {
  readonly type: AttachmentType
  readonly most: number
}

/** Something that people outside the museum write for a procedure, and send as a whole. */
export interface OutsideAnswer {
  readonly sections: Readonly<Record<string, Section>>
  readonly rules?: readonly CardRule<CardValues>[]
  /** What is asked of each object. */
  readonly line?: Fields
  /**
   * Fields of the procedure whose words are kept with the answer as they were read: what was agreed to. Without the first of them there is nothing
   * to agree to, and nothing is asked.
   */
  readonly keeps?: readonly [string, ...string[]]
  readonly files?: AnswerFiles
}

/** What people outside the museum, to whom it gave an address, read and write of a procedure: without an account, and nothing private. */
export interface OutsideRoom {
  /** Area of the texts with the labels of its answers. */
  readonly area: string
  /** Top-level fields of the procedure that are read there, in their sections. */
  readonly shows: readonly string[]
  /** Those of the line of each object. */
  readonly showsOfObjects: readonly string[]
  /** By name, in the order in which they are usually given. */
  readonly answers: Readonly<Record<string, OutsideAnswer>>
}

export interface ProcedureDeclaration<Values = Readonly<Record<string, unknown>>> {
  /** Area of its texts: 'loanOut'. */
  readonly type: string
  /** Its name in the API: 'LOAN_OUT' (specification 001, section 3). */
  readonly name: string
  readonly module: ProcedureModule
  /** Works, and is marked as young (acceptance row C-P01). */
  readonly beta?: boolean
  /** Before the year and the count in its number: 'LO-2026-014'. */
  readonly numberPrefix: string
  readonly permissions: Readonly<Record<ProcedureAction, readonly PermissionCode[]>>
  readonly sections: Readonly<Record<string, Section>>
  readonly rules: readonly CardRule<Values>[]
  /** What is kept of each of its objects. */
  readonly line: Fields
  readonly lineRules?: readonly CardRule<CardValues>[]
  readonly decision?: Decision
  readonly settles?: Settling
  /** By name, in the order in which they are usually gone through. */
  readonly steps: Readonly<Record<string, Step<Values>>>
  readonly attachmentTypes: readonly AttachmentType[]
  /** Absent where objects stay where they are. */
  readonly takesObjects?: Period
  readonly dates: readonly ProcedureDate[]
  readonly room?: OutsideRoom
}

type Given<Sections> = Omit<ProcedureDeclaration<CardOf<Sections>>, 'sections' | 'permissions' | 'rules'> & {
  readonly rules?: readonly CardRule<CardOf<Sections>>[]
  readonly sections: Sections
}

/** The five permissions of a module, one for each thing that is done to a procedure (acceptance row P-P04). */
const permissionsOf = (module: ProcedureModule): ProcedureDeclaration['permissions'] => ({
  read: [`${module}-read`],
  start: [`${module}-start`],
  edit: [`${module}-edit`],
  close: [`${module}-close`],
  delete: [`${module}-delete`],
})

/** Declares a type of procedure. */
export function defineProcedure<const Sections extends Readonly<Record<string, Section>>>(
  given: Given<Sections>,
): ProcedureDeclaration<CardOf<Sections>> {
  return { rules: [], ...given, permissions: permissionsOf(given.module) }
}
