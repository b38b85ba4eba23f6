import {
  beginMuseumExport,
  listMuseumExports,
  type MuseumExport,
  readMuseumArchive,
  removeMuseumExport,
} from '#model/api/museum-exports.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import type { Language } from '#model/languages.ts'
import type { MadeFiles } from '#server/made-files/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { entryName } from './archive/entry-name.ts'
import type { ExportsContext } from './exports-context.ts'
import { beginGathering } from './gathering.ts'
import { requireRoom } from './room.ts'
import { contentBytes } from './store/counts.ts'
import { type ExportRow, insertExport, listExports } from './store/exports.ts'
import { museumRow } from './store/museum.ts'

/** A person asks about the own museum only; another one is not found. */
function requireOwn({ tenantId: own }: MuseumActor, { tenantId }: { readonly tenantId: string }): string {
  if (tenantId !== own) throw notFound()
  return own
}

/** Everything of a museum in an archive: made by a job, listed, fetched, deleted. */
export function exportRoutes(context: ExportsContext, files: MadeFiles<ExportRow>): Route[] {
  const { database, storage, texts, clock } = context

  const answerOf = (row: ExportRow, language: Language): MuseumExport => ({
    ...files.present(row, language),
    originals: row.originals,
    earlier: row.earlier,
    progress: row.progress,
    sha256: row.sha256,
    problems: row.problems,
    askedBy: row.account_name,
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
        if (begun) await files.enqueue(tx, begun.id)
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
      await files.remove(requireOwn(actor, params), async tx => {
        const row = await files.store.byId(tx, params.id)
        if (!row) throw notFound()
        return row
      })
      return undefined
    }),

    route(readMuseumArchive, async ({ actor, params, language, request, reply }) => {
      const tenantId = requireOwn(actor, params)
      const { row, museum, zone } = await database.inTenant(tenantId, async tx => ({
        row: await files.store.byId(tx, params.id),
        museum: await museumRow(tx),
        zone: await zoneOf(tx),
      }))
      if (!row) throw notFound()
      const day = dayIn(zone, row.created_at)
      const name = texts.translate(language, 'museumExport.fileName', { museum: museum.name, day })
      const sentAs = { name: entryName(`${name}.zip`), mime: 'application/zip' }
      return files.send({ request, reply }, row, sentAs)
    }),
  ]
}
