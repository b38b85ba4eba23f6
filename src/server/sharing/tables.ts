import type { ColumnType } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { ReadSection } from '#model/print/read-view.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as its value. */
type Json<Value> = ColumnType<Value, string, string>

/** Things a link can open: a record, the content of a file, a room of a record, a request to agree. */
export type ShareKind = 'record' | 'file' | 'room' | 'approval'

export interface ShareLinkTable {
  tenant_id: string
  id: Id
  kind: ShareKind
  card_id: string
  token_hash: Buffer
  /** Null where no password is asked for. */
  password_hash: string | null
  /** The person or institution a room or a request is for; empty for others. */
  recipient: Generated<string>
  /** Longest side of what is handed out of a picture; null for the original. */
  size: number | null
  watermark: string | null
  allow_download: Generated<boolean>
  views: Generated<number>
  downloads: Generated<number>
  last_used_at: OptionalMoment
  created_at: Moment
  created_by: string
  created_name: string
  expires_at: Date
}

export interface ShareAnswerTable {
  tenant_id: string
  id: Id
  card_id: string
  /** Null for what was sent before rooms had answers of their own. A link that was revoked is no longer there. */
  link_id: string | null
  answer: string
  document: Json<CardValues>
  /** By the id of the record a line is about. */
  lines: Json<Readonly<Record<string, CardValues>>>
  kept: Json<readonly ReadSection[]>
  recipient: string
  at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    share_link: ShareLinkTable
    share_answer: ShareAnswerTable
  }
}
