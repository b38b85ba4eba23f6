import type { Follow, Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { StoredTables } from './file/stored-tables.ts'

/** Context of all parts of the module. */
export interface ExchangeContext {
  readonly database: Database
  readonly texts: TextBook
  readonly operations: Operations
  readonly storage: Storage
  readonly tables: StoredTables
  readonly clock: Clock
  /** Called with records that an import renamed. */
  readonly renamed: Renamed
  /** Called with records that an import created or changed. */
  readonly follow: Follow
}
