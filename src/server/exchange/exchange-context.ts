import type { Follow, Renamed } from '#server/cards/index.ts'
import type { Files } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { StoredTables } from './file/stored-tables.ts'

/** Context of all parts of the module. */
export interface ExchangeContext {
  readonly database: Database
  readonly texts: TextBook
  readonly operations: Operations
  readonly jobs: Jobs
  readonly storage: Storage
  readonly tables: StoredTables
  readonly clock: Clock
  /** The museums' files; a function, because that module is made with this one. */
  readonly files: () => Files
  /** True where pictures may be fetched from addresses in the installation's own networks. */
  readonly allowPrivatePictures: boolean
  /** Called with records that an import renamed. */
  readonly renamed: Renamed
  /** Called with records that an import created or changed. */
  readonly follow: Follow
}
