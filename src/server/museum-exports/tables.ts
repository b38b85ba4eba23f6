import type { ColumnType } from 'kysely'
import type { MuseumExport } from '#model/api/museum-exports.ts'
import type { Language } from '#model/languages.ts'
import type { MadeFileColumns } from '#server/made-files/index.ts'
import type { Generated } from '#server/platform/db/tables.ts'

interface MuseumExportTable extends MadeFileColumns {
  account_name: string
  impersonator_id: string | null
  language: Language
  originals: boolean
  earlier: boolean
  progress: ColumnType<MuseumExport['progress'], string | undefined, string>
  problems: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    museum_export: MuseumExportTable
  }
}
