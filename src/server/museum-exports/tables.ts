import type { ColumnType } from 'kysely'
import type { MuseumExport } from '#model/api/museum-exports.ts'
import type { Language } from '#model/languages.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

interface MuseumExportTable {
  tenant_id: string
  id: Id
  account_id: string
  account_name: string
  impersonator_id: string | null
  language: Language
  originals: boolean
  earlier: boolean
  state: Generated<MuseumExport['state']>
  progress: ColumnType<MuseumExport['progress'], string | undefined, string>
  attempts: Generated<number>
  storage_key: string | null
  bytes: ColumnType<string | null, number | null | undefined, number | null>
  sha256: string | null
  problems: Generated<number>
  failure: string | null
  created_at: Date
  ended_at: OptionalMoment
  expires_at: OptionalMoment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    museum_export: MuseumExportTable
  }
}
