import type { ColumnType } from 'kysely'
import type { DownloadColumns, DownloadFormat, WantedCards } from '#model/api/searches/downloads.ts'
import type { Language } from '#model/languages.ts'
import type { MadeFileColumns } from '#server/made-files/index.ts'
import type { Generated } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

interface SearchDownloadTable extends MadeFileColumns {
  language: Language
  search_id: string | null
  type: number
  wanted: Json<WantedCards>
  filename: string
  format: DownloadFormat
  columns: Json<DownloadColumns>
  done: Generated<number>
  total: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    search_download: SearchDownloadTable
  }
}
