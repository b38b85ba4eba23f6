import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { givePoster, mostPosterBytes, processFile } from '#model/api/files/media.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import {
  type Author,
  announce,
  authorOf,
  existingCard,
  type Renamed,
  writeCards,
} from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { embeddedValues } from '../../keeping/embedded-values.ts'
import { fileDeclaration } from '../../keeping/file-declaration.ts'
import { inOrder } from '../../keeping/in-order.ts'
import { bounded } from '../../receive/bounded.ts'
import { keptType } from '../../receive/types/kept-types.ts'
import { contentsOf, type FileRow } from '../../store/contents.ts'
import type { Found } from '../../stored-content.ts'
import { analyseFile } from '../analyse-file.ts'
import { keepPoster } from '../tools/keep-poster.ts'
import { setState, updateFound } from './store.ts'

const tooLarge = () => new CodedError('too_large')

interface Input {
  readonly tenantId: string
  readonly cardId: string
  readonly author: Author
}

export interface ProcessingOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly renamed: Renamed
}

/** Analyses a content that is stored already. One that would be refused today stays, with the reason why nothing is known of it. */
async function foundIn(storage: Storage, row: FileRow): Promise<Found> {
  const type = keptType(row.mime)
  if (!type) return { measured: {}, failure: 'errors.fileNotKept' }
  try {
    const { storage_key: storageKey, sha256 } = row
    return await analyseFile(storage, { ...type, storageKey, sha256, bytes: Number(row.bytes) })
  } catch (error) {
    if (!(error instanceof CodedError) || error.status >= 500) throw error
    return { measured: {}, failure: error.details.text ?? 'processing.broken' }
  }
}

/** A picture that someone gave the file stays where it has no other. */
const keepGiven = (found: Found, { picture, facts }: FileRow): Found =>
  found.picture === undefined && picture === 'poster'
    ? { ...found, picture, facts: { ...found.facts, poster: facts.poster } }
    : found

/** Measured fields that another look at the same content does not change. */
const lasting = ['name', 'ownerName', 'fileType', 'extension', 'size', 'damType', 'fetchedFrom']

const without = (values: CardValues, keys: readonly string[]): CardValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

export interface Writing {
  readonly author: Author
  readonly action: 'processed' | 'cover'
  readonly renamed: Renamed
}

/**
 * Writes what was found in a content, into its row and its card: what people typed stays. Nothing is written when the file holds another
 * content by now.
 */
async function writeFound(
  tx: TenantTransaction,
  { card_id, version }: Pick<FileRow, 'card_id' | 'version'>,
  foundIn: (present: FileRow, measured: Found['measured']) => Found,
  { author, action, renamed }: Writing,
): Promise<void> {
  const record = await existingCard(tx, fileDeclaration, card_id, { hold: true })
  const [present] = await contentsOf(tx, [card_id])
  if (present?.version !== version) return
  const typed = keepMeasured(fileDeclaration, record.data, {})
  const measured = without(record.data, Object.keys(typed))
  const found = foundIn(present, measured)
  await updateFound(tx, present, found)
  const values = inOrder({
    ...(found.metadata && (await embeddedValues(tx, found.metadata, author))),
    ...typed,
    ...found.measured,
    ...without(
      measured,
      Object.keys(measured).filter(key => !lasting.includes(key)),
    ),
  })
  await writeCards(tx, [{ record, values, coverFileId: found.picture === undefined ? null : card_id }], {
    declaration: fileDeclaration,
    author,
    action,
    renamed,
  })
  await announce(tx, fileDeclaration, { ids: [card_id], what: 'saved', accountId: '0' })
}

/** Has files analysed once more, behind the request. @returns hands one in, with the transaction. */
function createProcessing({ database, storage, jobs, renamed }: ProcessingOptions) {
  const contentOf = (tenantId: string, cardId: string) =>
    database.inTenant(tenantId, async tx => (await contentsOf(tx, [cardId]))[0])

  const job = defineJob<Input>({
    name: 'files.process',
    // What failed twice, or ended the server twice, is reported and not tried a third time.
    retryLimit: 1,
    async run({ tenantId, cardId, author }) {
      const row = await contentOf(tenantId, cardId)
      if (!row) return
      const found = await foundIn(storage, row)
      await database.inTenant(tenantId, tx =>
        writeFound(tx, row, present => keepGiven(found, present), { author, action: 'processed', renamed }),
      )
    },
    async givenUp({ tenantId, cardId }) {
      const row = await contentOf(tenantId, cardId)
      if (row) await database.inTenant(tenantId, tx => setState(tx, row, 'failed', 'processing.tooDifficult'))
    },
  })
  jobs.register(job)

  return async (tx: TenantTransaction, row: FileRow, author: Author): Promise<void> => {
    await setState(tx, row, 'processing', null)
    await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, cardId: row.card_id, author })
  }
}

/** Files analysed once more, and pictures given to files that have none of their own (C-F02). */
export function processingRoutes(options: ProcessingOptions): Route[] {
  const { database, storage, renamed } = options
  const processAgain = createProcessing(options)

  /** @throws {CodedError} `not_found` */
  const find = async (tx: TenantTransaction, id: string): Promise<FileRow> => {
    const [file] = await contentsOf(tx, [id])
    if (!file) throw notFound()
    return file
  }

  return [
    route(processFile, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await find(tx, params.id)
        if (row.state !== 'processing') await processAgain(tx, row, await authorOf(tx, actor))
        return { state: 'processing' }
      }),
    ),

    route(givePoster, async ({ actor, params, body, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => find(tx, params.id))
      if (row.picture === 'original' || row.mime.startsWith('image/'))
        throw new CodedError('invalid_input', { text: 'processing.notItsOwn' })
      const bytes =
        body instanceof Readable ? await buffer(bounded(body, mostPosterBytes, tooLarge)) : new Uint8Array()
      const poster = await keepPoster(storage, row.storage_key, { bytes })
      if (poster === undefined) throw new CodedError('invalid_input', { text: 'processing.brokenPoster' })
      await database.inTenant(actor.tenantId, async tx =>
        writeFound(
          tx,
          row,
          ({ facts, failure }, measured) => ({
            measured,
            picture: 'poster',
            facts: { ...facts, poster },
            ...(failure !== null && { failure }),
          }),
          { author: await authorOf(tx, actor), action: 'cover', renamed },
        ),
      )
      return reply.code(204).send()
    }),
  ]
}
