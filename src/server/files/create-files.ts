import type { Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { scheduleFileChecks } from './checks/nightly-check.ts'
import { fileCheckRoutes } from './checks/routes.ts'
import { type Files, filesOf } from './files.ts'
import { iiifRoutes } from './iiif/iiif-routes.ts'
import { processingRoutes } from './processing/again/processing-routes.ts'
import { clamav, pingClamav } from './receive/scan/clamav.ts'
import { fileRoutes } from './routes/file-routes.ts'
import { sharingRoutes } from './sharing/sharing-routes.ts'
import { lookRoutes } from './similar/look-routes.ts'
import { similarRoutes } from './similar/similar-routes.ts'
import { streamingRoutes } from './streaming/streaming-routes.ts'
import { scheduleSweeping } from './sweeping/sweep-storage.ts'
import { createThumbnails } from './thumbnails/thumbnails.ts'
import { createUploads } from './uploads/uploads.ts'
import type { WorkContext } from './work/work-context.ts'
import { workRoutes } from './work/work-routes.ts'

export interface FilesOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly operations: Operations
  readonly texts: TextBook
  readonly clock: Clock
  readonly renamed: Renamed
  /** Of the installation: what is on its way lies in it. */
  readonly dataDir: string
  /** Signs what the public fetches pictures with. */
  readonly secret: string
  /** Address of a virus scanner, where there is one. */
  readonly clamavUrl: string | undefined
  readonly publicUrl: () => string
  /** Of museums, which stand above files: their ids, and what one is called. */
  readonly museums: () => Promise<readonly string[]>
  readonly museumName: (tenantId: string) => Promise<string>
  readonly tableOf: WorkContext['tableOf']
}

export interface FilesModule {
  readonly files: Files
  readonly routes: readonly Route[]
  /** Goes on with what a server that died had left; after the start of the jobs. */
  start(): Promise<void>
  /** Deletes what has arrived of a museum's uploads and is not stored yet. */
  removeUploads(tenantId: string): Promise<void>
  /** Rejects while the virus scanner does not answer; absent where there is none. */
  readonly checkScanner?: (() => Promise<void>) | undefined
}

/** Digital files: how they come in, are looked through, shown, worked with, shared, and looked after every night. */
export function createFiles({ clamavUrl, ...options }: FilesOptions): FilesModule {
  const { storage, renamed, database } = options
  const thumbnails = createThumbnails(storage)
  const scan = clamavUrl === undefined ? undefined : clamav(clamavUrl)
  const context = { ...options, thumbnails, files: filesOf(storage, { thumbnails, renamed, scan }) }
  const uploads = createUploads(context)
  scheduleFileChecks(context)
  scheduleSweeping(context)
  return {
    files: context.files,
    routes: [
      ...fileRoutes(context),
      ...iiifRoutes(context),
      ...similarRoutes(context),
      ...lookRoutes(),
      ...streamingRoutes(context),
      ...processingRoutes(context),
      ...fileCheckRoutes(database),
      ...sharingRoutes(context),
      ...workRoutes(context),
      ...uploads.routes,
    ],
    start: uploads.start,
    removeUploads: uploads.removeOf,
    ...(clamavUrl !== undefined && { checkScanner: () => pingClamav(clamavUrl) }),
  }
}
