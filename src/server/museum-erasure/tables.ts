import type { ColumnType } from 'kysely'
import type { Generated, OptionalMoment } from '#server/platform/db/tables.ts'

interface MuseumErasureTable {
  museum_id: string
  begun_at: Date
  ended_at: OptionalMoment
  rows: Generated<string>
  records: Generated<string>
  files: ColumnType<string | null, number | null | undefined, number | null>
  accounts: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    museum_erasure: MuseumErasureTable
  }
}
