import type { Renamed } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Files } from '../files.ts'
import type { IncomingFiles } from './incoming-files.ts'

/** Context of all parts of uploading. */
export interface UploadsContext {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly texts: TextBook
  readonly files: Files
  readonly renamed: Renamed
  readonly incoming: IncomingFiles
  /** Ids of all museums. */
  readonly museums: () => Promise<readonly string[]>
}
