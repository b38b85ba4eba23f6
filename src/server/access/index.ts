import './tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Authenticate, Recognise, Route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { createAuthenticate, createRecognise } from './authenticate.ts'
import { createDevices } from './devices.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { createPasswordReset } from './password-reset.ts'
import { createRecordFailure } from './record-sign-in.ts'
import { accessRoutes } from './routes.ts'
import { createSearchTokens } from './search-token.ts'
import { type AccountNotices, createAccountNotices } from './security/account-notices.ts'
import { createProofs, type Proofs } from './security/proofs.ts'
import { securityRoutes } from './security/routes.ts'
import { createSecondFactor } from './security/second-factor.ts'
import { createSignedTokens, type SignedTokens } from './signed-tokens.ts'
import { deleteExpiredChallenges } from './store/passkeys.ts'
import { deleteExpiredTokens } from './store/sessions.ts'
import { createUnlock } from './unlock.ts'

export type { Attempts } from './attempts.ts'
export { deleteIdleAccounts } from './delete-idle-accounts.ts'
export { endAccount, endUnattachedAccount } from './end-account.ts'
export { endSessions } from './end-sessions.ts'
export { endStay } from './end-stay.ts'
export { type Handover, handOver } from './handover.ts'
export { after, earlier, lifetimes } from './lifetimes.ts'
export { refuseWeakPassword } from './password-strength/refuse-weak-password.ts'
export { recordForPerson } from './record-for-person.ts'
export { replacePassword } from './replace-password.ts'
export { hashPassword, hashToken, makeToken, verifyPassword } from './secrets.ts'
export type { AccountNotices } from './security/account-notices.ts'
export { ownAccount } from './security/own-account.ts'
export type { Proofs } from './security/proofs.ts'
export { museumOfToken, newShareToken, visitorOf } from './share-token.ts'
export type { SignedTokens } from './signed-tokens.ts'
export {
  type Account,
  accountByEmail,
  accountById,
  insertAccount,
  lockAccount,
  type NewAccount,
  operatorToAsk,
} from './store/accounts.ts'
export { lockOperators } from './store/ended-accounts.ts'
export { accountToInvite, deleteUnusedAccount, revokeInvitation } from './store/invitations.ts'
export {
  activeAccounts,
  activeAdministrators,
  answerableMember,
  holdersIn,
  insertMembership,
  isOfMuseum,
  membershipsOf,
  type NewMembership,
  stopDemandingSignOn,
} from './store/memberships.ts'
export {
  insertOneTimeToken,
  oneTimeToken,
  useOneTimeToken,
  voidOneTimeTokens,
} from './store/one-time-tokens.ts'
export { deletePasskeys } from './store/passkeys.ts'
export { deleteSecondFactor, hasSecondFactor, secondFactorOf } from './store/second-factors.ts'
export type { InvitedAs } from './tables.ts'
export { wantsMail } from './wants-mail.ts'

export interface AccessOptions {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly texts: TextBook
  readonly clock: Clock
  readonly secret: string
  readonly publicUrl: () => string
  readonly inMaintenance: () => boolean
  readonly productName: string
  /** True when the account of an e-mail address is shut out by the settings. */
  readonly isShutOut: (email: string) => boolean
}

export interface Access {
  readonly authenticate: Authenticate
  readonly recognise: Recognise
  readonly routes: readonly Route[]
  /** For other modules that take mailed links. */
  readonly attempts: Attempts
  readonly proofs: Proofs
  /** For other modules that mail links, or hand sessions over. */
  readonly signedTokens: SignedTokens
  /** Mails about the account, for what other modules do to it. */
  readonly notices: AccountNotices
}

/** Accounts, sessions, tokens, memberships: who someone is and what they may do. */
export function createAccess(options: AccessOptions): Access {
  const { database, jobs, clock } = options
  const searchTokens = createSearchTokens(options.secret, clock)
  const signedTokens = createSignedTokens(options.secret)
  const attempts = createAttempts(database, signedTokens)
  const notices = createAccountNotices(options)
  const secondFactor = createSecondFactor({ ...options, attempts, notices })
  const proofs = createProofs({ database, attempts, secondFactor })
  const passwordReset = createPasswordReset({ ...options, notices, signedTokens })
  const devices = createDevices(options)
  const unlock = createUnlock({ ...options, devices, signedTokens })
  const passkeys = createPasskeys({ ...options, notices })
  const recordFailure = createRecordFailure(options)
  const forgetTokens = defineJob<Record<string, never>>({
    name: 'access.forget-expired-tokens',
    run: () =>
      database.asSystem('forget expired tokens', async db => {
        await deleteExpiredTokens(db, clock())
        await deleteExpiredChallenges(db, clock())
      }),
  })
  jobs.register(forgetTokens)
  jobs.schedule(forgetTokens, '17 3 * * *', {})
  return {
    authenticate: createAuthenticate({ database, searchTokens, clock }),
    recognise: createRecognise({ signedTokens, searchTokens }),
    attempts,
    signedTokens,
    notices,
    proofs,
    routes: [
      ...accessRoutes({
        ...options,
        attempts,
        searchTokens,
        signedTokens,
        devices,
        unlock,
        passwordReset,
        secondFactor,
        passkeys,
        notices,
        recordFailure,
      }),
      ...securityRoutes({ database, clock, notices, secondFactor, proofs }),
      ...passkeyRoutes({ database, proofs, passkeys }),
    ],
  }
}
