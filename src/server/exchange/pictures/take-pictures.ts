import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { declarationOf } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { attachedType } from '#model/record-types.ts'
import {
  type Author,
  announce,
  cardsForUpdate,
  existingCard,
  holdRegister,
  linkEach,
} from '#server/cards/index.ts'
import { cleanName, fileDeclaration, newStorageKey, safeName, type TakenIn } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { defineJob, type JobDefinition } from '#server/platform/jobs/index.ts'
import { withTemporaryFile } from '#server/platform/storage/index.ts'
import { archivedContent } from '../archive/archived-content.ts'
import type { ExchangeContext } from '../exchange-context.ts'
import { archivedFile, archiveKey, forgetArchive } from '../store/archives.ts'
import { importById } from '../store/imports.ts'
import {
  changePicture,
  claimPicture,
  countPictures,
  dropWaiting,
  failWaiting,
  holdLoad,
  nextPicture,
  type PictureReason,
  type PictureRow,
  type RowRange,
} from '../store/pictures.ts'
import { addressSource, type PictureSource } from './picture-source.ts'

export interface TakePicturesInput extends RowRange {
  readonly tenantId: string
  readonly importId: string
  readonly author: Author
}

/** Time one job works before it yields to the pictures of others. */
const turnMs = 60_000

/** A picture is looked into so often: what ended the server twice would end it again. */
const mostAttempts = 2

/** The import is taken back, or its museum gone, while a picture was on its way. */
class WantedNoMore extends Error {}

/** Another file with the content came in while it was looked into. */
class CameMeanwhile extends Error {
  readonly fileId: string
  constructor(fileId: string) {
    super('the content came in with another file')
    this.fileId = fileId
  }
}

const recordGone = () => new CodedError('not_found', { text: 'import.pictures.recordGone' })
const archiveGone = () => new CodedError('not_found', { text: 'import.pictures.archiveGone' })

const reasonOf = ({ code, details: { text = `errors.${code}`, params } }: CodedError): PictureReason => ({
  text,
  params,
})

/** The content of a picture on this machine. */
interface Fetched {
  readonly path: string
  readonly size: number
  readonly sha256: string
  readonly name: string
}

/** Takes in the pictures that rows of an import name, and attaches them to the records of these rows. */
export function takePictures(context: ExchangeContext): JobDefinition<TakePicturesInput> {
  const { database, storage, jobs, files: filesOf, renamed, allowPrivatePictures } = context

  /** The next picture, made one's own under a key of its own. What a server that died left of it is taken away. */
  const claim = async (input: TakePicturesInput) => {
    const found = await database.inTenant(input.tenantId, async tx => {
      if ((await holdLoad(tx, input.importId)) === undefined) await dropWaiting(tx, input.importId)
      const picture = await nextPicture(tx, input.importId, input)
      if (!picture) return undefined
      const key = newStorageKey(input.tenantId)
      await claimPicture(tx, picture, key)
      return { picture, key }
    })
    if (found?.picture.content_key) await filesOf().discard({ storageKey: found.picture.content_key })
    return found
  }

  const sourceOf = async (
    tenantId: string,
    { import_id: importId, position, name }: PictureRow,
  ): Promise<PictureSource> => {
    if (position === null) return addressSource(name, allowPrivatePictures)
    return database.inTenant(tenantId, async tx => {
      const [key, file] = [await archiveKey(tx, importId), await archivedFile(tx, importId, position)]
      if (key === undefined || !file) throw archiveGone()
      return { name: file.path, open: () => archivedContent(storage, key, file) }
    })
  }

  /** Fetches a content, and hands on what is known of it while it lies on this machine. */
  const fetched = <Result>({ name, open }: PictureSource, use: (content: Fetched) => Promise<Result>) =>
    withTemporaryFile(async path => {
      const hash = createHash('sha256')
      let size = 0
      await pipeline(
        await open(),
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            hash.update(piece)
            size += piece.length
            yield piece
          }
        },
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      )
      return use({ path, size, sha256: hash.digest('hex'), name })
    })

  /** Attaches a file to the record of the row: one that is made now, or the one that the museum has. */
  const attach = (
    { tenantId, importId, author }: TakePicturesInput,
    picture: PictureRow,
    key: string,
    content: { readonly existing: string } | { readonly taken: TakenIn; readonly name: string },
  ): Promise<void> =>
    database.inTenant(tenantId, async tx => {
      const operationId = await holdLoad(tx, importId)
      if (operationId === undefined) throw new WantedNoMore()
      const declaration = declarationOf((await importById(tx, importId))?.card_type ?? '')
      if (!declaration || picture.card_id === null) throw new WantedNoMore()
      if ('existing' in content) await cardsForUpdate(tx, typeIdsOf(fileDeclaration), [content.existing])
      const record = await attachedRecord(tx, declaration, picture.card_id)
      await holdRegister(tx)
      const made = 'taken' in content
      if (made) {
        const same = await filesOf().withContent(tx, content.taken.sha256)
        if (same !== undefined) throw new CameMeanwhile(same)
      }
      const fileId = made
        ? await filesOf().keep(tx, content.taken, {
            name: safeName(cleanName(content.name), content.taken),
            author,
            operationId,
            ...(picture.position === null && { fetchedFrom: picture.name }),
          })
        : content.existing
      const link = { kind: 'linkCards' as const, type: attachedType, itemIds: [fileId] }
      const linked = await linkEach(tx, record, link, {
        declaration,
        author,
        action: 'linked',
        operationId,
        renamed,
      })
      const state = linked ? 'ATTACHED' : 'THERE'
      if (!(await changePicture(tx, picture, key, { state, fileId }))) throw new WantedNoMore()
      const { accountId } = author
      if (made) await announce(tx, fileDeclaration, { ids: [fileId], what: 'created', accountId })
      if (linked) await announce(tx, declaration, { ids: [record.id], what: 'linked', accountId })
    })

  const takeIn = async (input: TakePicturesInput, picture: PictureRow, key: string, content: Fetched) => {
    const { path, size, sha256, name } = content
    const existing = await database.inTenant(input.tenantId, tx => filesOf().withContent(tx, sha256))
    if (existing !== undefined) return attach(input, picture, key, { existing })
    const taken = await filesOf().takeIn(input.tenantId, createReadStream(path), {
      expected: { size, sha256 },
      storageKey: key,
    })
    try {
      await attach(input, picture, key, { taken, name })
    } catch (error) {
      if (error instanceof CodedError || error instanceof WantedNoMore || error instanceof CameMeanwhile)
        await filesOf().discard(taken)
      if (!(error instanceof CameMeanwhile)) throw error
      await attach(input, picture, key, { existing: error.fileId })
    }
  }

  const take = async (input: TakePicturesInput, picture: PictureRow, key: string): Promise<void> => {
    const change = (to: Parameters<typeof changePicture>[3]) =>
      database.inTenant(input.tenantId, tx => changePicture(tx, picture, key, to))
    if (picture.attempts >= mostAttempts) {
      await change({ state: 'FAILED', reason: { text: 'processing.tooDifficult' } })
      return
    }
    try {
      await fetched(await sourceOf(input.tenantId, picture), content => takeIn(input, picture, key, content))
    } catch (error) {
      if (error instanceof WantedNoMore) return
      // What is left in the storage the next try takes away.
      if (!(error instanceof CodedError)) throw error
      await change({ state: 'FAILED', reason: reasonOf(error) })
    }
  }

  /** An archive nobody wants anything of any more is not stored beside its pictures. */
  const tidy = async ({ tenantId, importId }: TakePicturesInput): Promise<void> => {
    const key = await database.inTenant(tenantId, async tx => {
      const record = await importById(tx, importId)
      const loading =
        record?.load_id && (await context.operations.readIn(tx, [record.load_id])).get(record.load_id)
      const { waiting = 0, failed = 0 } = (await countPictures(tx, [importId])).get(importId) ?? {}
      if (!loading || loading.state === 'IN_PROGRESS' || waiting + failed > 0) return undefined
      const stored = await archiveKey(tx, importId)
      await forgetArchive(tx, importId)
      return stored
    })
    if (key !== undefined) await storage.delete(key)
  }

  const job: JobDefinition<TakePicturesInput> = defineJob<TakePicturesInput>({
    name: 'import.pictures',
    concurrency: 2,
    expireInSeconds: 3 * 3600,
    async run(input, { signal }) {
      const turnEnds = Date.now() + turnMs
      for (;;) {
        const found = await claim(input)
        if (!found) break
        await take(input, found.picture, found.key)
        if (!signal.aborted && Date.now() < turnEnds) continue
        await jobs.enqueue(undefined, job, input)
        return
      }
      await tidy(input)
    },
    givenUp: input =>
      database.inTenant(input.tenantId, tx =>
        failWaiting(tx, input.importId, input, { text: 'errors.internal' }),
      ),
  })
  return job
}

/** The record of a row, or what it became one with; held. @throws {CodedError} when it is there no longer */
async function attachedRecord(
  tx: TenantTransaction,
  declaration: NonNullable<ReturnType<typeof declarationOf>>,
  cardId: string,
) {
  try {
    const { id } = await existingCard(tx, declaration, cardId, { follow: true })
    return await existingCard(tx, declaration, id, { hold: true })
  } catch (error) {
    throw error instanceof CodedError ? recordGone() : error
  }
}
