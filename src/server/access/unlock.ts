import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Devices } from './devices.ts'
import { after, lifetimes } from './lifetimes.ts'
import { hashToken } from './secrets.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { accountByEmail, accountById } from './store/accounts.ts'
import { insertOneTimeToken, useOneTimeToken } from './store/one-time-tokens.ts'

export interface UnlockOptions {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: () => string
  readonly devices: Devices
  readonly signedTokens: SignedTokens
}

export interface Unlock {
  /** Mails a link. The account is looked up later, in a job, so that answer and time are the same for every e-mail. */
  request(email: string): Promise<void>
  /**
   * Makes the browser that follows the link a known device of its account; the password is asked for as ever.
   * @throws {CodedError} `gone` for a link that expired or was used.
   */
  complete(token: string): Promise<{ readonly email: string; readonly cookie: string }>
}

/** The way in for a person whose account is slowed because others guess its password. */
export function createUnlock({
  database,
  jobs,
  mailer,
  clock,
  publicUrl,
  devices,
  signedTokens,
}: UnlockOptions): Unlock {
  const mailLink = defineJob<{ email: string }>({
    name: 'access.mail-unlock-link',
    run: ({ email }) =>
      database.asSystem('mail an unlock link', async db => {
        const account = await accountByEmail(db, email)
        if (!account?.passwordHash) return
        const token = signedTokens.link.make()
        const expiresAt = after(clock(), lifetimes.unlock)
        const link = { hash: hashToken(token), accountId: account.id, purpose: 'unlock', expiresAt } as const
        await insertOneTimeToken(db, link, clock())
        await mailer.send(db, {
          to: account.email,
          language: account.language,
          template: 'unlock',
          params: { firstName: account.firstName, link: `${publicUrl()}/unlock?token=${token}` },
        })
      }),
  })
  jobs.register(mailLink)

  return {
    request: email => jobs.enqueue(undefined, mailLink, { email }),
    complete: token =>
      database.asSystem('make a browser known', async db => {
        const link = await useOneTimeToken(db, hashToken(token), 'unlock', clock())
        const account = link && (await accountById(db, link.accountId))
        if (!account) throw new CodedError('gone')
        return { email: account.email, cookie: devices.cookie(account, false) }
      }),
  }
}
