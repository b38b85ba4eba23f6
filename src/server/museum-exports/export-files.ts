import { Readable } from 'node:stream'
import { museumExportDays } from '#model/api/museum-exports.ts'
import { longDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { settingsSectionPath } from '#model/navigation/area-sections.ts'
import { accountById, wantsMail } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import type { MadeFileKind } from '#server/made-files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { zipOf } from './archive/zip-of.ts'
import { everything } from './everything.ts'
import type { ExportsContext } from './exports-context.ts'
import { beginGathering } from './gathering.ts'
import { requireSome } from './room.ts'
import type { ExportRow } from './store/exports.ts'
import { museumRow } from './store/museum.ts'

/** Address of an archive: a page for signed-in people, so that the mail alone opens nothing. */
const page = settingsSectionPath('export')

/** Writes to who asked for an archive that it is there, if such mails are wanted. */
async function mailReady(
  { mailer, publicUrl }: Pick<ExportsContext, 'mailer' | 'publicUrl'>,
  tx: TenantTransaction,
  { account_id, expires_at }: ExportRow,
): Promise<void> {
  const account = await accountById(tx.db, account_id)
  if (!account || !expires_at || !wantsMail(account, 'finishedWork')) return
  const { email: to, language, firstName } = account
  const museum = (await museumRow(tx)).name
  const day = longDay(await dayOf(tx, expires_at), localeOf(language))
  const params = { firstName, museum, day, link: `${publicUrl()}${page}` }
  await mailer.send(tx.db, { to, language, template: 'exportReady', params })
}

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
    await mailReady(context, tx, row)
  },
})
