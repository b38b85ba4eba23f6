import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import { after, lifetimes } from './lifetimes.ts'
import { refuseWeakPassword } from './password-strength/refuse-weak-password.ts'
import { recordForPerson } from './record-for-person.ts'
import { replacePassword } from './replace-password.ts'
import { hashPassword, hashToken } from './secrets.ts'
import type { AccountNotices } from './security/account-notices.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { accountByEmail, accountById } from './store/accounts.ts'
import { insertOneTimeToken, oneTimeToken, useOneTimeToken } from './store/one-time-tokens.ts'

export interface PasswordResetOptions {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly clock: Clock
  /** Address of the web application; the mailed link begins with it. */
  readonly publicUrl: () => string
  readonly notices: AccountNotices
  readonly signedTokens: SignedTokens
  /** True when the account of an e-mail address is shut out by the settings: it is mailed no link. */
  readonly isShutOut: (email: string) => boolean
}

export interface PasswordReset {
  /** Asks for a link. The looking up happens later, in a job, so that answer and time are the same for every e-mail. */
  request(email: string): Promise<void>
  /** @throws {CodedError} `gone` for a link that expired or was used; `invalid_input` for a password that is too easy. */
  complete(token: string, password: string, client: string): Promise<void>
}

/** Passwords forgotten and chosen again (P-A12, P-A13). */
export function createPasswordReset({
  database,
  jobs,
  mailer,
  clock,
  publicUrl,
  notices,
  signedTokens,
  isShutOut,
}: PasswordResetOptions): PasswordReset {
  const mailLink = defineJob<{ email: string }>({
    name: 'access.mail-password-link',
    run: ({ email }) =>
      database.asSystem('mail a password link', async db => {
        const account = await accountByEmail(db, email)
        if (!account || isShutOut(email)) return
        const token = signedTokens.link.make()
        const expiresAt = after(clock(), lifetimes.resetPassword)
        await insertOneTimeToken(
          db,
          { hash: hashToken(token), accountId: account.id, purpose: 'reset-password', expiresAt },
          clock(),
        )
        await mailer.send(db, {
          to: account.email,
          language: account.language,
          template: 'resetPassword',
          params: { firstName: account.firstName, link: `${publicUrl()}/reset-password?token=${token}` },
        })
      }),
  })
  jobs.register(mailLink)

  return {
    request: email => jobs.enqueue(undefined, mailLink, { email }),

    async complete(token, password, client) {
      const { email, firstName, lastName } = await database.asSystem('whose password it is', async db => {
        const link = await oneTimeToken(db, hashToken(token), 'reset-password', clock())
        const account = link?.active && (await accountById(db, link.accountId))
        if (!account) throw new CodedError('gone')
        return account
      })
      // Refused before the link is used up: it stays good for another try.
      await refuseWeakPassword(password, [email, firstName, lastName], 'password')
      const passwordHash = await hashPassword(password)
      await database.asSystem('choose a new password', async db => {
        const link = await useOneTimeToken(db, hashToken(token), 'reset-password', clock())
        const account = link && (await accountById(db, link.accountId))
        if (!account) throw new CodedError('gone')
        await replacePassword(db, account.id, passwordHash, clock())
        await notices.send(db, account, 'passwordChanged', client)
        await recordForPerson(db, account.id, { accountId: account.id, client }, 'passwordChanged', clock())
      })
    },
  }
}
