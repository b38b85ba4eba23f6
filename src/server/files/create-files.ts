import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ContentProblem, readFileChecks } from '#model/api/files/checks.ts'
import { lookAt, mostLookedAtBytes } from '#model/api/files/looks.ts'
import { readSimilar } from '#model/api/files/similar.ts'
import { readThumbnail, type ThumbnailSize } from '#model/api/files.ts'
import { colourNames } from '#model/cards/file/measured.ts'
import { looksAlike } from '#model/files/likeness/looks-apart.ts'
import { looksText } from '#model/files/likeness/looks-text.ts'
import { lookOnlySide } from '#model/files/look-only.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardItems, linkedOfType, type Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Call, isKnown, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import { type Storage, withTemporaryFile } from '#server/platform/storage/index.ts'
import type { Links } from '#server/sharing/index.ts'
import { scheduleFileChecks } from './checks/nightly-check.ts'
import { countChecks, damagedContents } from './checks/store/checks.ts'
import { type Files, filesOf } from './files.ts'
import { iiifRoutes } from './iiif/iiif-routes.ts'
import { createPictureService, type PictureService } from './iiif/picture-service.ts'
import { mayOnlyLook } from './may-only-look.ts'
import { isolated } from './processing/pictures/isolated/isolated.ts'
import { processingRoutes } from './processing/reprocess/processing-routes.ts'
import { bounded } from './receive/bounded.ts'
import { clamav, pingClamav } from './receive/scan/clamav.ts'
import { keep, tagOf } from './routes/kept-by-browser.ts'
import { publicRoutes } from './sharing/public-routes.ts'
import { type SharingContext, shareRoutes } from './sharing/share-routes.ts'
import { lookingAlike } from './similar/store.ts'
import { contentsOf } from './store/contents.ts'
import { streamingRoutes } from './streaming/streaming-routes.ts'
import { scheduleSweeping } from './sweeping/sweep-storage.ts'
import { createThumbnails, type Thumbnails, thumbnailType } from './thumbnails/thumbnails.ts'
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
  /** The installation's data folder: incoming files lie in it. */
  readonly dataDir: string
  /** Address of a virus scanner, where there is one. */
  readonly clamavUrl: string | undefined
  readonly publicUrl: () => string
  readonly links: Links
  /** Functions of the module of museums, which is above files: their ids, and what one is called. */
  readonly museums: () => Promise<readonly string[]>
  readonly museumName: (tenantId: string) => Promise<string>
  readonly tableOf: WorkContext['tableOf']
}

export interface FilesModule {
  readonly files: Files
  readonly routes: readonly Route[]
  /** Pictures and parts of them, for whoever was found to be allowed to see them. */
  readonly pictures: PictureService
  /** Goes on with what a server that died had left; after the start of the jobs. */
  start(): Promise<void>
  /** Deletes what has arrived of a museum's uploads and is not stored yet. */
  removeUploads(tenantId: string): Promise<void>
  /** Rejects while the virus scanner does not answer; absent where there is none. */
  readonly checkScanner?: (() => Promise<void>) | undefined
}

/** Digital files: how they come in, are analysed, shown, worked with, shared, and looked after every night. */
export function createFiles({ clamavUrl, ...options }: FilesOptions): FilesModule {
  const { storage, renamed, database } = options
  const thumbnails = createThumbnails(storage)
  const scan = clamavUrl === undefined ? undefined : clamav(clamavUrl)
  const context = { ...options, thumbnails, files: filesOf(storage, { thumbnails, renamed, scan }) }
  const pictures = createPictureService(storage)
  const uploads = createUploads(context)
  scheduleFileChecks(context)
  scheduleSweeping(context)
  return {
    files: context.files,
    pictures,
    routes: [
      ...fileRoutes(context),
      ...iiifRoutes({ ...context, pictures }),
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

/** Files that people outside the museum may see for a time. */
const sharingRoutes = (context: SharingContext): Route[] => [
  ...shareRoutes(context),
  ...publicRoutes(context),
]

/** Damaged files that are listed one by one. */
const mostDamaged = 100

/** For administrators: the result of checking stored files by their checksums. */
const fileCheckRoutes = (database: Database): readonly Route[] => [
  route(readFileChecks, ({ actor, language }) =>
    database.inTenant(actor.tenantId, async tx => {
      const damaged = await damagedContents(tx, mostDamaged)
      const items = await cardItems(tx, [...new Set(damaged.map(({ card_id }) => card_id))], {
        actor,
        language,
      })
      const byId = new Map(items.map(item => [item.id, item]))
      return {
        ...(await countChecks(tx)),
        files: damaged.flatMap(({ card_id, name, check_failed, checked_at }) => {
          const file = byId.get(card_id)
          return file && checked_at
            ? [{ file, name, problem: check_failed as ContentProblem, checkedAt: checked_at.toISOString() }]
            : []
        }),
      }
    }),
  ),
]

export interface FileRoutesOptions {
  readonly database: Database
  readonly thumbnails: Thumbnails
}

function fileRoutes({ database, thumbnails }: FileRoutesOptions): Route[] {
  /** @throws {CodedError} `not_found`, also for a file of another museum. */
  const find = async ({ actor, params }: Pick<Call<typeof readThumbnail>, 'actor' | 'params'>) => {
    const [file] = await database.inTenant(actor.tenantId, tx => contentsOf(tx, [params.id]))
    if (!file) throw notFound()
    return file
  }

  return [
    route(readThumbnail, async call => {
      const file = await find(call)
      const requested = Number(call.query.size) as ThumbnailSize
      const size = requested > lookOnlySide && mayOnlyLook(call.actor) ? lookOnlySide : requested
      const tag = tagOf(file, String(size))
      if (isKnown(call.request, tag)) return keep(call.reply, tag).code(304).send()
      const thumbnail = await thumbnails(file, size)
      return keep(call.reply, tag).type(thumbnailType).send(thumbnail)
    }),
  ]
}

const tooLarge = () =>
  new CodedError('too_large', {
    text: 'searches.looks.tooLarge',
    params: { megabytes: mostLookedAtBytes / 1024 ** 2 },
  })

const brokenUnlessCoded = (cause: unknown): never => {
  throw cause instanceof CodedError
    ? cause
    : new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })
}

/** Searching by a picture that the museum does not have: it is looked at, and gone. */
const lookRoutes = (): Route[] => [
  route(lookAt, ({ body }) =>
    withTemporaryFile(async path => {
      const content = body instanceof Readable ? body : Readable.from([])
      await pipeline(
        bounded(content, mostLookedAtBytes, tooLarge),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      )
      const { looks, colours } = await isolated('lookOnce', { path }).catch(brokenUnlessCoded)
      return {
        looks: looks === undefined ? null : looksText(looks),
        colours: colours.map(name => colourNames[name]),
      }
    }),
  ),
]

const mostFiles = 50

const mostObjects = 10

/** Pictures that are there twice, or nearly: the same photograph smaller, lighter, saved again. */
const similarRoutes = ({ database }: { readonly database: Database }): Route[] => [
  route(readSimilar, ({ actor, params, language }) =>
    database.inTenant(actor.tenantId, async tx => {
      const [file] = await contentsOf(tx, [params.id])
      if (!file) throw notFound()
      if (file.looks === null) return { result: [] }
      const alike = await lookingAlike(tx, {
        cardId: params.id,
        looks: file.looks,
        most: looksAlike,
        limit: mostFiles,
      })
      const ids = alike.map(({ card_id: id }) => id)
      const objects = await linkedOfType(tx, ids, cardTypes.object, mostObjects)
      const shownIds = [...ids, ...new Set([...objects.values()].flat())]
      const items = await cardItems(tx, shownIds, { actor, language })
      const byId = new Map(items.map(item => [item.id, item]))
      return {
        result: alike.flatMap(({ card_id: id, sha256, distance }) => {
          const item = byId.get(id)
          const shown = (objects.get(id) ?? []).flatMap(object => byId.get(object) ?? [])
          return item ? [{ file: item, distance, identical: sha256 === file.sha256, objects: shown }] : []
        }),
      }
    }),
  ),
]
