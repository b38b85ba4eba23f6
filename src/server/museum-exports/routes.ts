import {
  beginMuseumExport,
  listMuseumExports,
  type MuseumExport,
  readMuseumArchive,
  removeMuseumExport,
} from '#model/api/museum-exports.ts'
import type { Language } from '#model/languages.ts'
import { sendStored } from '#server/files/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { entryName } from './archive/entry-name.ts'
import type { ExportsContext } from './exports-context.ts'
import { beginGathering } from './gathering.ts'
import { requireRoom } from './room.ts'
import { type ExportToRun, endingAt } from './run-export.ts'
import { contentBytes } from './store/counts.ts'
import {
  deleteExport,
  type ExportRow,
  endExport,
  exportById,
  insertExport,
  listExports,
} from './store/exports.ts'
import { museumRow } from './store/museum.ts'

/** A person asks about the own museum only; another one is not found. */
function requireOwn({ tenantId: own }: MuseumActor, { tenantId }: { readonly tenantId: string }): string {
  if (tenantId !== own) throw notFound()
  return own
}

/** Everything of a museum in an archive: made by a job, listed, fetched, thrown away. */
export function exportRoutes(context: ExportsContext, make: JobDefinition<ExportToRun>): Route[] {
  const { database, storage, jobs, texts, clock } = context

  const answerOf = (row: ExportRow, language: Language): MuseumExport => ({
    id: row.id,
    state: row.state,
    originals: row.originals,
    earlier: row.earlier,
    progress: row.progress,
    bytes: row.bytes === null ? null : Number(row.bytes),
    sha256: row.sha256,
    problems: row.problems,
    failure: row.failure && texts.say(language, row.failure as TextKey),
    askedBy: row.account_name,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  })

  return [
    route(beginMuseumExport, async ({ actor, params, body, language }) => {
      const tenantId = requireOwn(actor, params)
      const choice = { originals: body.originals, earlier: body.originals && body.earlier }
      const { about } = await beginGathering(context, { tenantId, language, choice })
      await requireRoom(storage, about)
      const { firstName, lastName } = actor.person
      const row = await database.inTenant(tenantId, async tx => {
        const begun = await insertExport(tx, {
          ...choice,
          accountId: actor.accountId,
          accountName: `${firstName} ${lastName}`.trim(),
          impersonatorId: actor.impersonatorId,
          language,
          at: clock(),
        })
        if (begun) await jobs.enqueue(tx.db, make, { tenantId, exportId: begun.id })
        return begun
      })
      if (!row) throw new CodedError('conflict', { text: 'museumExport.oneAtATime' })
      return answerOf(row, language)
    }),

    route(listMuseumExports, async ({ actor, params, language }) => {
      const tenantId = requireOwn(actor, params)
      return database.inTenant(tenantId, async tx => ({
        result: (await listExports(tx)).map(row => answerOf(row, language)),
        size: await contentBytes(tx),
      }))
    }),

    route(removeMuseumExport, async ({ actor, params }) => {
      const tenantId = requireOwn(actor, params)
      const row = await database.inTenant(tenantId, async tx => {
        const found = await exportById(tx, params.id)
        if (!found) throw notFound()
        const stopped = await endExport(tx, params.id, { state: 'STOPPED', ...endingAt(clock()) })
        return stopped ? undefined : found
      })
      // Whoever makes the one that was stopped takes away what is there of it.
      if (!row) return undefined
      if (row.storage_key) await storage.delete(row.storage_key)
      await database.inTenant(tenantId, tx => deleteExport(tx, params.id))
      return undefined
    }),

    route(readMuseumArchive, async ({ actor, params, language, request, reply }) => {
      const tenantId = requireOwn(actor, params)
      const { row, museum } = await database.inTenant(tenantId, async tx => ({
        row: await exportById(tx, params.id),
        museum: await museumRow(tx),
      }))
      if (row?.state !== 'DONE') throw notFound()
      const { storage_key: key, sha256, expires_at } = row
      const isOver = expires_at !== null && expires_at < clock()
      if (isOver || !key || !sha256 || !(await storage.has(key)))
        throw new CodedError('gone', { text: 'museumExport.gone' })
      const day = row.created_at.toISOString().slice(0, 10)
      const name = texts.say(language, 'museumExport.fileName', { museum: museum.name, day })
      return sendStored(request, reply, storage, {
        key,
        bytes: Number(row.bytes),
        tag: sha256,
        mime: 'application/zip',
        disposition: attachedAs(entryName(`${name}.zip`)),
      })
    }),
  ]
}
