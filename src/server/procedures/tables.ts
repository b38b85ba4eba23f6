import type { ColumnType } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { ReadSection } from '#model/print/read-view.ts'
import type { ProcedureStatus } from '#model/procedures/statuses.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

interface ProcedureTable {
  tenant_id: string
  id: Id
  type: string
  number: string
  title: string
  status: ProcedureStatus
  step: string
  document: Json<CardValues>
  takes: string | null
  remind_at: OptionalMoment
  version: Generated<number>
  created_at: Date
  created_by: string
  updated_at: Date
  deleted_at: OptionalMoment
}

interface ProcedureCounterTable {
  tenant_id: string
  type: string
  year: number
  last: number
}

interface ProcedureMemberTable {
  tenant_id: string
  procedure_id: string
  account_id: string
  manager: boolean
}

interface ProcedureObjectTable {
  tenant_id: string
  procedure_id: string
  card_id: string
  position: Id
  document: ColumnType<CardValues, string | undefined, string>
  decision: number | null
  checked_at: OptionalMoment
  checked_by: string | null
  checked_name: Generated<string>
  version: Generated<number>
}

interface ProcedureAttachmentTable {
  tenant_id: string
  id: Id
  procedure_id: string
  card_id: string | null
  file_id: string
  type: string
  note: Generated<string>
  created_at: Date
  /** Null: somebody outside the museum. */
  created_by: string | null
  handed_in_by: string | null
  handed_in_as: string | null
  handed_in_room: string | null
  answer: string | null
}

interface ProcedureEventTable {
  tenant_id: string
  id: Id
  procedure_id: string
  kind: string
  /** Null: nobody with an account. */
  account_id: string | null
  account_name: string
  at: Date
  details: Json<Readonly<Record<string, unknown>>>
}

interface ProcedureLinkTable {
  tenant_id: string
  procedure_id: string
  linked_id: string
  kind: string
  created_at: Date
  created_by: string
}

interface ProcedureRoomTable {
  tenant_id: string
  id: Id
  procedure_id: string
  token_hash: Buffer
  recipient: string
  created_at: Date
  created_by: string
  created_name: string
  expires_at: Date
  last_opened_at: OptionalMoment
}

interface ProcedureAnswerTable {
  tenant_id: string
  id: Id
  procedure_id: string
  /** Null for what was sent before rooms had answers of their own. */
  room_id: string | null
  answer: string
  document: Json<CardValues>
  lines: Json<Readonly<Record<string, CardValues>>>
  kept: Json<readonly ReadSection[]>
  recipient: string
  at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    procedure: ProcedureTable
    procedure_counter: ProcedureCounterTable
    procedure_member: ProcedureMemberTable
    procedure_object: ProcedureObjectTable
    procedure_attachment: ProcedureAttachmentTable
    procedure_event: ProcedureEventTable
    procedure_link: ProcedureLinkTable
    procedure_room: ProcedureRoomTable
    procedure_answer: ProcedureAnswerTable
  }
}
