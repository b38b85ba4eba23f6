import type { Generated, Id } from '#server/platform/db/tables.ts'

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

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    procedure_attachment: ProcedureAttachmentTable
    procedure_link: ProcedureLinkTable
  }
}
