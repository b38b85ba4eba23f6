import type { ColumnType, Generated } from 'kysely'
import type { Moment, OptionalMoment } from '#server/platform/db/tables.ts'

/** State of a content after it came in. */
export type FileState = 'processing' | 'ready' | 'failed'

/** Source of a file's picture: the original, or a page, a frame, a wave that was made of it. */
export type PictureSource = 'original' | 'poster'

/** One content of a file; the card of the file says what is known of it. */
export interface FileTable {
  tenant_id: string
  card_id: string
  version: Generated<number>
  current: Generated<boolean>
  name: string
  mime: string
  bytes: ColumnType<string, number, number>
  sha256: string
  width: number | null
  height: number | null
  storage_key: string
  created_at: Moment
  created_by: string
  state: Generated<FileState>
  failure: string | null
  facts: ColumnType<Record<string, unknown>, string | undefined, string>
  looks: string | null
  picture: PictureSource | null
  checked_at: OptionalMoment
  check_failed: string | null
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    file: FileTable
  }
}
