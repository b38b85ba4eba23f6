import { sayDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { accountById, wantsMail } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import type { ExportsContext } from './exports-context.ts'
import type { ExportRow } from './store/exports.ts'
import { museumRow } from './store/museum.ts'

/** Where archives are fetched: a page for who is signed in, so that the mail itself opens nothing. */
const page = '/app/profile/export'

/** Writes to who asked for an archive that it is there, if such mails are wanted. */
export async function sayReady(
  { mailer, publicUrl }: Pick<ExportsContext, 'mailer' | 'publicUrl'>,
  tx: TenantTransaction,
  { account_id, expires_at }: ExportRow,
): Promise<void> {
  const account = await accountById(tx.db, account_id)
  if (!account || !expires_at || !wantsMail(account, 'finishedWork')) return
  const { email: to, language, firstName } = account
  const museum = (await museumRow(tx)).name
  const day = sayDay(await dayOf(tx, expires_at), localeOf(language))
  const params = { firstName, museum, day, link: `${publicUrl()}${page}` }
  await mailer.send(tx.db, { to, language, template: 'exportReady', params })
}
