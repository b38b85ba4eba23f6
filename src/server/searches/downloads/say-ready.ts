import { sayDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { accountById, wantsMail } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { filenameOf } from './filename-of.ts'
import type { DownloadRow } from './store.ts'

/**
 * Where downloads are fetched: a page for who is signed in. A link that opens the file by itself would be good for whoever has the mail,
 * forwarded ones included, also after the right to the data was taken.
 */
const page = '/app/profile/downloads'

/** Writes to who ordered a file that it is there, to the account's own address of now, if such mails are wanted. */
export async function sayReady(
  { mailer, publicUrl }: Pick<DownloadsContext, 'mailer' | 'publicUrl'>,
  tx: TenantTransaction,
  row: DownloadRow,
): Promise<void> {
  const account = await accountById(tx.db, row.account_id)
  if (!account || !row.expires_at || !wantsMail(account, 'finishedWork')) return
  const { email: to, language, firstName } = account
  const locale = localeOf(language)
  const day = sayDay(await dayOf(tx, row.expires_at), locale)
  const count = new Intl.NumberFormat(locale).format(row.total)
  const params = { firstName, file: filenameOf(row), count, day, link: `${publicUrl()}${page}` }
  await mailer.send(tx.db, { to, language, template: 'downloadReady', params })
}
