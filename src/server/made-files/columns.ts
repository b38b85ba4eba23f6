import type { ColumnType, Selectable } from 'kysely'
import type { MadeFileState } from '#model/api/made-files.ts'
import type { Generated, Id, OptionalMoment, Tables } from '#server/platform/db/tables.ts'

/** Columns of tables whose rows are files made in the background, besides their own. */
export interface MadeFileColumns {
  tenant_id: string
  id: Id
  /** The person who ordered it. */
  account_id: string
  state: Generated<MadeFileState>
  attempts: Generated<number>
  /** Storage key of the holder: a process with another key no longer holds it. */
  storage_key: string | null
  bytes: ColumnType<string | null, number | null | undefined, number | null>
  sha256: string | null
  /** The text that says why it failed. */
  failure: string | null
  created_at: Date
  ended_at: OptionalMoment
  /** Until when its line is shown and its file kept. */
  expires_at: OptionalMoment
}

/** The tables that have them. */
export type MadeFileTable = {
  [Name in keyof Tables]: Tables[Name] extends MadeFileColumns ? Name : never
}[keyof Tables]

export type MadeFileRow = Selectable<MadeFileColumns>

/** Columns that are written, with what the driver takes: JSON as text. */
export type Changes<Row extends MadeFileRow> = {
  readonly [Column in keyof Row]?: string | number | Date | null
}
