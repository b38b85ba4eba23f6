import type { ColumnType } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { ReadSection } from '#model/print/read-view.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

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
    procedure_attachment: ProcedureAttachmentTable
    procedure_link: ProcedureLinkTable
    procedure_room: ProcedureRoomTable
    procedure_answer: ProcedureAnswerTable
  }
}
