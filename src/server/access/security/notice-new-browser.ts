import type { Transaction } from 'kysely'
import { isSameBrowser } from '#server/platform/browser-name.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Account } from '../store/accounts.ts'
import { wasUsed } from '../store/last-access.ts'
import { clientsOf } from '../store/sessions.ts'
import { wantsMail } from '../wants-mail.ts'
import type { AccountNotices } from './account-notices.ts'

/** Tells a person by mail that a browser signed in which never did before; not of the very first one of an account. Call it before the session is kept. */
export async function noticeNewBrowser(
  db: Transaction<Tables>,
  notices: AccountNotices,
  account: Account,
  client: string,
): Promise<void> {
  if (!wantsMail(account, 'newSignIn')) return
  const earlier = await clientsOf(db, account.id)
  if (earlier.some(known => isSameBrowser(known, client)) || !(await wasUsed(db, account.id))) return
  await notices.send(db, account, 'newSignIn', client)
}
