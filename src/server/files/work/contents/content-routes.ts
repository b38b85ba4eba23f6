import { Readable } from 'node:stream'
import {
  bringBackContent,
  type FileContent,
  listContents,
  readEarlierContent,
  replaceContent,
} from '#model/api/files/work.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import {
  type Author,
  announce,
  authorOf,
  type CardRecord,
  existingCard,
  type Renamed,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { inOrder } from '../../keeping/in-order.ts'
import { fileDeclaration, measuredValues } from '../../keeping/keep-file.ts'
import { requireWithinLimit } from '../../keeping/room.ts'
import { analyseFile } from '../../processing/analyse-file.ts'
import { contentType } from '../../receive/content-type.ts'
import { removeContent } from '../../remove-content.ts'
import { originalKey } from '../../storage-keys.ts'
import { type FileRow, insertContent } from '../../store/contents.ts'
import type { TakenIn } from '../../stored-content.ts'
import { sendContent } from '../../streaming/send-content.ts'
import { lockFile } from '../lock-file.ts'
import { namedAs } from '../named-as.ts'
import { recordDownload } from '../record-download.ts'
import { makeCurrent, versionsOf } from '../store/versions.ts'
import type { WorkContext } from '../work-context.ts'

/** A content of a file as the API presents it. */
const presentContent = (row: FileRow): FileContent => ({
  version: row.version,
  current: row.current,
  name: row.name,
  fileType: row.mime,
  bytes: Number(row.bytes),
  resolution: row.width !== null && row.height !== null ? `${row.width} × ${row.height}` : null,
  at: row.created_at.toISOString(),
})

export interface WriteContentOptions {
  readonly author: Author
  /** The caller, who needs no notice. */
  readonly accountId: string
  readonly renamed: Renamed
}

/** Writes into the card of a file what was found in the content that it holds from now on. What people typed stays, and its name. */
async function writeContent(
  tx: TenantTransaction,
  record: CardRecord,
  content: TakenIn,
  { author, accountId, renamed }: WriteContentOptions,
): Promise<void> {
  const { name = '' } = record.data as FileCard
  const measured = measuredValues(content, { name: namedAs(name, content.extension), author })
  await writeCards(
    tx,
    [
      {
        record,
        values: inOrder({ ...keepMeasured(fileDeclaration, record.data, {}), ...measured }),
        coverFileId: content.found.picture === undefined ? null : record.id,
      },
    ],
    { declaration: fileDeclaration, author, action: 'replaced', renamed },
  )
  await announce(tx, fileDeclaration, { ids: [record.id], what: 'saved', accountId })
}

/** Contents of files, one after the other: replacing one keeps what was there, and it can be brought back (C-F03). */
export function contentRoutes({ database, storage, clock, files, renamed }: WorkContext): Route[] {
  const versions = async (tx: TenantTransaction, id: string): Promise<readonly FileRow[]> => {
    await existingCard(tx, fileDeclaration, id)
    return versionsOf(tx, id)
  }
  /** @throws {CodedError} `not_found` */
  const versionOf = async (tx: TenantTransaction, id: string, version: number): Promise<FileRow> => {
    const found = (await versions(tx, id)).find(row => row.version === version)
    if (!found) throw notFound()
    return found
  }
  /** The content a file holds now. */
  const current = async (tx: TenantTransaction, id: string) => {
    const row = (await versionsOf(tx, id)).find(({ current: isCurrent }) => isCurrent)
    if (!row) throw notFound()
    return presentContent(row)
  }
  /** Asked before a content is sent or analysed, which takes a while; and again when it is written. */
  const mayChange = ({ tenantId, accountId }: MuseumActor, id: string) =>
    database.inTenant(tenantId, async tx => {
      await lockFile(tx, id, accountId)
    })

  return [
    route(listContents, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => ({
        result: (await versions(tx, params.id)).map(presentContent),
      })),
    ),

    route(readEarlierContent, async ({ actor, params, request, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => versionOf(tx, params.id, params.version))
      const { mime: format, name } = row
      await recordDownload({ database, clock }, { actor, request }, { count: 1, format, id: params.id, name })
      return sendContent(request, reply, row, {
        database,
        storage,
        clock,
        mime: row.mime,
        disposition: attachedAs(row.name),
      })
    }),

    route(replaceContent, async ({ actor, params: { id }, query, body }) => {
      const { accountId } = actor
      await mayChange(actor, id)
      if (!(body instanceof Readable)) throw new CodedError('invalid_input', { text: 'errors.fileEmpty' })
      const content = await files.takeIn(actor.tenantId, body)
      try {
        return await database.inTenant(actor.tenantId, async tx => {
          const record = await lockFile(tx, id, accountId)
          const author = await authorOf(tx, actor)
          const [newest] = await versionsOf(tx, id)
          const version = (newest?.version ?? 0) + 1
          const name = namedAs(query.name ?? newest?.name ?? '', content.extension)
          await insertContent(tx, { cardId: id, version, name, createdBy: author.accountId, content })
          await writeContent(tx, record, content, { author, accountId, renamed })
          await requireWithinLimit(tx, content.bytes)
          return current(tx, id)
        })
      } catch (error) {
        await removeContent(storage, content.storageKey)
        throw error
      }
    }),

    route(bringBackContent, async ({ actor, params: { id, version } }) => {
      const { accountId } = actor
      await mayChange(actor, id)
      const row = await database.inTenant(actor.tenantId, tx => versionOf(tx, id, version))
      const bytes = Number(row.bytes)
      const type = await contentType(storage, originalKey(row.storage_key), bytes)
      const stored = { storageKey: row.storage_key, bytes, sha256: row.sha256, ...type }
      // What was found in it when it came in is in the history of the card; the product may see more in it by now.
      const content = { ...stored, found: await analyseFile(storage, stored) }
      return database.inTenant(actor.tenantId, async tx => {
        const record = await lockFile(tx, id, accountId)
        await makeCurrent(tx, id, version)
        await writeContent(tx, record, content, { author: await authorOf(tx, actor), accountId, renamed })
        return current(tx, id)
      })
    }),
  ]
}
