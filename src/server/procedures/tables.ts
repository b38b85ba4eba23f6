import type { ColumnType } from 'kysely'
import type { ErrorCode } from '#model/api/errors.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { responsibles, TaskDue } from '#model/procedures/tasks.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

interface ProcedureAttachmentTable {
  tenant_id: string
  id: Id
  procedure_id: string
  card_id: string | null
  file_id: string
  type: string
  note: Generated<string>
  created_at: Date
  /** Null: someone outside the museum. */
  created_by: string | null
  handed_in_by: string | null
  handed_in_as: string | null
  handed_in_room: string | null
  answer: string | null
}

interface ProcedureLinkTable {
  tenant_id: string
  procedure_id: string
  linked_id: string
  kind: string
  created_at: Date
  created_by: string
}

/** An effect that was written into the record of a line, or could not be. */
interface CardEffectTable {
  tenant_id: string
  record_id: string
  about_id: string
  effect: number
  version: number | null
  problem: ColumnType<
    { readonly code: ErrorCode; readonly fields?: Readonly<Record<string, Problem>> } | null,
    string | null,
    string | null
  >
}

/** An entry of a register; entries are only added. */
interface RegisterEntryTable {
  tenant_id: string
  register: number
  year: number
  number: number
  record_id: string
  about_id: string
  at: Date
  /** The entry that it cancels. */
  cancels: number | null
  cancels_year: number | null
  /** Canonical JSON. */
  content: string
  sha256: Buffer
  /** True for an entry of another museum: its content names procedure and object by their ids there. */
  moved: Generated<boolean>
}

/** An entry that somebody made about an object with a phone. */
interface FieldEntryTable {
  tenant_id: string
  procedure_id: string
  id: string
  arrival: Id
  card_id: string | null
  result: number
  location_id: string | null
  adds: boolean
  at: Date
  device_at: Date
  received_at: Date
  account_id: string
  account_name: string
  undoes: string | null
}

/** A line as it was before the entries that count. */
interface FieldLineTable {
  tenant_id: string
  procedure_id: string
  card_id: string
  base: ColumnType<CardValues, string, string>
  checked_at: Date | null
  checked_by: string | null
  since: Date | null
  added: boolean
}

/** The pattern in which a museum numbers procedures of a type. */
interface NumberPatternTable {
  tenant_id: string
  /** Name of the type of procedures. */
  series: string
  pattern: string
}

/** A task of a checklist, as it is stored. */
export interface StoredTask {
  readonly id: string
  readonly words: string
  readonly responsible: (typeof responsibles)[number]
  readonly accountId: string | null
  readonly due: TaskDue | null
}

/** The tasks that procedures of a type begin with. */
interface ChecklistTable {
  tenant_id: string
  type: number
  tasks: ColumnType<readonly StoredTask[], string, string>
  version: Generated<number>
}

/** A task of a procedure. */
interface CardTaskTable {
  tenant_id: string
  id: Id
  card_id: string
  words: string
  responsible: StoredTask['responsible']
  account_id: string | null
  due_from: string | null
  due_days: number | null
  /** Read as a text: '2027-03-01'. */
  due: ColumnType<Date | null, string | null, string | null>
  done_at: OptionalMoment
  done_by: string | null
  done_name: string | null
  checklist_task: string | null
  version: Generated<number>
  remind_at: OptionalMoment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    procedure_attachment: ProcedureAttachmentTable
    procedure_link: ProcedureLinkTable
    card_effect: CardEffectTable
    register_entry: RegisterEntryTable
    field_entry: FieldEntryTable
    field_line: FieldLineTable
    number_pattern: NumberPatternTable
    checklist: ChecklistTable
    card_task: CardTaskTable
  }
}
