import type { ColumnType } from 'kysely'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

interface CardCommentTable {
  tenant_id: string
  id: Id
  card_id: string
  written_on: string | null
  line_id: string | null
  thread_id: string | null
  account_id: string
  account_name: string
  text: string
  sent_as: string
  created_at: Date
  edited_at: OptionalMoment
  deleted_at: OptionalMoment
  resolved_at: OptionalMoment
  resolved_by: string | null
  resolved_name: string | null
  version: Generated<number>
}

export interface CommentNoticeTable {
  tenant_id: string
  account_id: string
  comment_id: string
  reason: 'mention' | 'answer'
  read_at: OptionalMoment
}

interface CommentPictureTable {
  tenant_id: string
  id: Id
  comment_id: string | null
  account_id: string
  sent_for: string
  position: Generated<number>
  alt: Generated<string>
  width: number
  height: number
  bytes: ColumnType<string, number, number>
  sha256: string
  storage_key: string
  created_at: Date
  removed_at: OptionalMoment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    card_comment: CardCommentTable
    comment_picture: CommentPictureTable
    comment_notice: CommentNoticeTable
  }
}
