import type { Readable } from 'node:stream'
import type { TableFormat } from '#model/api/exports.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Files } from '../files.ts'

/** Context of the work with files. */
export interface WorkContext {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly texts: TextBook
  readonly operations: Operations
  readonly files: Files
  readonly renamed: Renamed
  /** Metadata of some files, as a table. The module of tables is above files, so the function is passed in. */
  readonly tableOf: (request: {
    readonly tenantId: string
    readonly holder: Holder
    readonly ids: readonly string[]
    readonly format: TableFormat
    readonly language: Language
  }) => Promise<Readable>
}
