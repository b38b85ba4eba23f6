import type { Transaction } from 'kysely'
import { type Language, localeOf } from '#model/languages.ts'
import { profileSectionPath } from '#model/navigation/area-sections.ts'
import { browserName } from '#server/platform/browser-name.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Account } from '../store/accounts.ts'

/** Mails about changes to a person's own account, and the page each leads to if it was not them. */
const pages = {
  passwordChanged: '/reset-password',
  newSignIn: profileSectionPath('security'),
  secondFactorOn: profileSectionPath('security'),
  secondFactorOff: profileSectionPath('security'),
  recoveryCodeUsed: profileSectionPath('security'),
  recoveryCodesRenewed: profileSectionPath('security'),
  codesTried: profileSectionPath('security'),
  passkeyAdded: profileSectionPath('security'),
  passkeyRemoved: profileSectionPath('security'),
  passkeyCopied: profileSectionPath('security'),
  museumLeft: profileSectionPath('your-data'),
  accountDeleted: '/login',
} as const

export type AccountNotice = keyof typeof pages

export interface AccountNotices {
  /**
   * Mails a notice when the transaction commits: what, when, with which browser.
   * @param more further lines of its table
   */
  send(
    db: Transaction<Tables>,
    account: Account,
    notice: AccountNotice,
    client: string,
    more?: readonly (readonly [label: string, value: string])[],
  ): Promise<void>
}

export interface AccountNoticesOptions {
  readonly mailer: Mailer
  readonly texts: TextBook
  readonly clock: Clock
  readonly publicUrl: () => string
}

/** The server does not know where a person is: the time says of which zone it is. */
const showTime = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at)

export const createAccountNotices = ({
  mailer,
  texts,
  clock,
  publicUrl,
}: AccountNoticesOptions): AccountNotices => ({
  send: (db, { email, language, firstName }, notice, client, more = []) =>
    mailer.send(db, {
      to: email,
      language,
      template: notice,
      params: { firstName, link: `${publicUrl()}${pages[notice]}` },
      rows: [
        [texts.translate(language, 'mail.rows.time'), showTime(language, clock())],
        [texts.translate(language, 'mail.rows.browser'), browserName(texts, language, client)],
        ...more,
      ],
    }),
})
