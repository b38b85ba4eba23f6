import { Readable } from 'node:stream'
import { museumExportDays } from '#model/api/museum-exports.ts'
import { recordAudit } from '#server/audit/index.ts'
import type { MadeFileKind } from '#server/made-files/index.ts'
import { zipOf } from './archive/zip-of.ts'
import { everything } from './everything.ts'
import type { ExportsContext } from './exports-context.ts'
import { beginGathering } from './gathering.ts'
import { requireSome } from './room.ts'
import { sayReady } from './say-ready.ts'
import type { ExportRow } from './store/exports.ts'

/** Archives of everything a museum has. */
export const exportFiles = (context: ExportsContext): MadeFileKind<ExportRow> => ({
  table: 'museum_export',
  name: 'museum-export',
  folder: 'exports',
  days: museumExportDays,
  longestSeconds: 23 * 3600,
  concurrency: 2,
  mostAttempts: 8,
  forgotten: '27 3 * * *',
  texts: {
    broken: 'museumExport.failures.broken',
    noRoom: 'museumExport.failures.noRoom',
    gone: 'museumExport.gone',
  },

  async make({ tenant_id: tenantId, originals, earlier, language }, { follow }) {
    const gathering = await beginGathering(context, { tenantId, language, choice: { originals, earlier } })
    follow(async () => {
      await requireSome(context.storage)
      const { part, done, total } = gathering
      return { progress: JSON.stringify({ part, done: Math.min(Math.round(done), total), total }) }
    })
    return {
      content: Readable.from(zipOf(everything(gathering))),
      about: gathering.about,
      made: () => ({ problems: gathering.problems.size }),
    }
  },

  async ready(tx, row) {
    const doer = { accountId: row.account_id, impersonatorId: row.impersonator_id }
    await recordAudit(tx, doer, 'everythingExported', context.clock(), { bytes: Number(row.bytes) })
    await sayReady(context, tx, row)
  },
})
