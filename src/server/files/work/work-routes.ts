import './tables.ts'
import { packageHours, packageOperation, packFiles, readPackage, renameFile } from '#model/api/files/work.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { hourMs } from '#model/dates/durations.ts'
import type { Language } from '#model/languages.ts'
import {
  announce,
  authorOf,
  freezeSelection,
  mayDo,
  refuseUnreadable,
  writeCards,
} from '#server/cards/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { inMuseum } from '#server/platform/operations/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { originalKey } from '../storage-keys.ts'
import { verified } from '../streaming/verified.ts'
import { type ArchiveEntry, archiveOf } from './archive-of.ts'
import { contentRoutes } from './contents/content-routes.ts'
import { downloadRoute } from './download-route.ts'
import { lockFile } from './lock-file.ts'
import { namedAs, safeName } from './named-as.ts'
import { createPackOperation, type PackInput } from './pack/pack-operation.ts'
import { renderingFor } from './pack/packing.ts'
import { recordDownload } from './record-download.ts'
import { renderPicture } from './render-picture.ts'
import { type PackedFile, packedFiles } from './store/packed.ts'
import type { WorkContext } from './work-context.ts'

/** Gives a file another name. Its extension says what is in it, so it stays. */
const renameRoute = ({ database, renamed }: WorkContext): Route =>
  route(renameFile, ({ actor, params, body }) =>
    database.inTenant(actor.tenantId, async tx => {
      const record = await lockFile(tx, params.id, actor.accountId)
      const { extension } = record.data as FileCard
      const requested = safeName(body.name.trim())
      const name = extension ? namedAs(requested, extension) : requested
      const author = await authorOf(tx, actor)
      const [written] = await writeCards(tx, [{ record, values: { ...record.data, name } }], {
        declaration: fileDeclaration,
        author,
        action: 'renamed',
        renamed,
      })
      if (written && written.changes.length > 0)
        await announce(tx, fileDeclaration, { ids: [params.id], what: 'saved', accountId: actor.accountId })
      return { name }
    }),
  )

/** Routes for files besides describing them: renamed, replaced, fetched one by one or together. */
export const workRoutes = (context: WorkContext): Route[] => [
  renameRoute(context),
  ...contentRoutes(context),
  downloadRoute(context),
  ...packRoutes(context),
]

/** Files fetched together, with a table of what is known of them (C-M01). */
function packRoutes(context: WorkContext): Route[] {
  const { database, storage, clock, texts, operations, tableOf } = context
  const operation = createPackOperation(context)
  operations.register(operation)

  const fileEntry = (file: PackedFile, input: PackInput, folder: string): ArchiveEntry => {
    const rendering = renderingFor(input, file)
    const name = `${folder}/${file.name}`
    const at = file.created_at
    if (!rendering)
      return {
        name,
        at,
        bytes: Number(file.bytes),
        open: async () => {
          const content = await storage.get(originalKey(file.storage_key))
          return verified(content, file.sha256, async () => undefined)
        },
      }
    return { name, at, open: async () => (await renderPicture(storage, file, rendering)).content }
  }
  const tableEntries = (
    actor: MuseumActor,
    files: readonly PackedFile[],
    { table, language }: { readonly table: PackInput['table']; readonly language: Language },
  ): readonly ArchiveEntry[] =>
    table === null
      ? []
      : [
          {
            name: `${texts.translate(language, 'fileWork.pack.sheet')}.${table}`,
            at: clock(),
            shrinks: table === 'csv',
            open: () =>
              tableOf({
                tenantId: actor.tenantId,
                holder: actor,
                ids: files.map(({ card_id }) => card_id),
                format: table,
                language,
              }),
          },
        ]

  return [
    route(packFiles, async ({ actor, body }) => {
      const declaration = declarationOf(body.type)
      if (!declaration) throw notFound()
      if (!mayDo(declaration, actor, 'read')) throw forbidden()
      refuseUnreadable(actor, declaration, body.selection)
      return database.inTenant(actor.tenantId, async tx => {
        const { frozen } = await freezeSelection(tx, declaration, body.selection, { at: clock() })
        return operations.startIn(tx, inMuseum(actor), operation, { ...body, selection: { frozen } })
      })
    }),

    route(readPackage, async ({ actor, params: { id }, language, request, reply }) => {
      const asker = inMuseum(actor)
      const { operationName, state, endedAt } = await operations.read(asker, id)
      if (operationName !== packageOperation) throw notFound()
      const age = clock().getTime() - Date.parse(endedAt ?? clock().toISOString())
      const input = (await operations.inputOf(asker, id)) as PackInput
      const files = await database.inTenant(actor.tenantId, tx => packedFiles(tx, id))
      if (state !== 'DONE' || age > packageHours * hourMs || files.length === 0)
        throw new CodedError('gone', { text: 'fileWork.pack.gone' })
      await recordDownload(context, { actor, request }, { count: files.length, format: 'zip' })
      const entries = [
        ...tableEntries(actor, files, { table: input.table, language }),
        // In a folder of their own: none can be called what the table is.
        ...files.map(file => fileEntry(file, input, texts.translate(language, 'fileWork.pack.folder'))),
      ]
      const day = await database.inTenant(actor.tenantId, todayOf)
      const name = `${texts.translate(language, 'file.words.plural')} ${day}.zip`
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachedAs(name))
        .send(archiveOf(entries))
    }),
  ]
}
