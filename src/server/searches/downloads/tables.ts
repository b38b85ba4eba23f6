import type { ColumnType } from 'kysely'
import type {
  DownloadColumns,
  DownloadFormat,
  SearchDownload,
  WantedCards,
} from '#model/api/searches/downloads.ts'
import type { Language } from '#model/languages.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

interface SearchDownloadTable {
  tenant_id: string
  id: Id
  account_id: string
  language: Language
  search_id: string | null
  type: number
  wanted: Json<WantedCards>
  filename: string
  format: DownloadFormat
  columns: Json<DownloadColumns>
  state: Generated<SearchDownload['state']>
  done: Generated<number>
  total: Generated<number>
  attempts: Generated<number>
  storage_key: string | null
  bytes: ColumnType<string | null, number | null | undefined, number | null>
  sha256: string | null
  failure: string | null
  created_at: Date
  ended_at: OptionalMoment
  expires_at: OptionalMoment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    search_download: SearchDownloadTable
  }
}
