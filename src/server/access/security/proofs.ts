import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { Attempts } from '../attempts.ts'
import { verifyPassword } from '../secrets.ts'
import { type Account, accountById } from '../store/accounts.ts'
import { knownDoer, ownAccount, sessionKey } from './own-account.ts'
import type { SecondFactor } from './second-factor.ts'

interface Proof {
  readonly password: string
  readonly code?: string | undefined
}

/** Proofs that the caller is the person of an account. Guessing is limited as at sign-in. */
export interface Proofs {
  /**
   * Asks the signed-in person for the password alone.
   * @param field where the form shows that it is wrong; default: `password`
   * @throws {CodedError} `forbidden` in a bound session; `second_factor_demanded`; `invalid_input` with the field; `too_many_requests`.
   */
  password(actor: Actor, password: string, request: FastifyRequest, field?: string): Promise<Account>
  /** As `password`, with a code where there is a second factor. @throws {CodedError} as `password`. */
  oneself(actor: Actor, proof: Proof, request: FastifyRequest, field?: string): Promise<Account>
  /**
   * Asks a person who follows a link mailed to the owner of an account, and is not signed in, for the same as `oneself`.
   * @throws {CodedError} `invalid_input` at `currentPassword` or `code`; `too_many_requests`.
   */
  account(
    account: Account,
    proof: { readonly currentPassword?: string | undefined; readonly code?: string | undefined },
    request: FastifyRequest,
  ): Promise<void>
}

export interface ProofsOptions {
  readonly database: Database
  readonly attempts: Attempts
  readonly secondFactor: Pick<SecondFactor, 'prove'>
}

export function createProofs({ database, attempts, secondFactor }: ProofsOptions): Proofs {
  /** @param known where it comes from: counted by itself, so that who guesses elsewhere takes no try away */
  const check = async (account: Account, password: string, address: string, known: string, field: string) => {
    const attempt = await attempts.signIn(account.email, address, known)
    if (await verifyPassword(account.passwordHash, password)) return attempt.succeeded()
    await attempt.failed()
    throw new CodedError('invalid_input', { fields: { [field]: { key: 'wrongPassword' } } })
  }
  const proofs: Proofs = {
    async password(actor, password, request, field = 'password') {
      const { accountId, sessionId } = await ownAccount(database, actor)
      const account = await database.asSystem('own password', db => accountById(db, accountId))
      if (!account) throw notFound()
      await check(account, password, request.ip, sessionKey(sessionId), field)
      return account
    },
    async oneself(actor, { password, code }, request, field) {
      const account = await proofs.password(actor, password, request, field)
      await secondFactor.prove(account, code, knownDoer(actor, request))
      return account
    },
    async account(account, { currentPassword = '', code }, request) {
      const known = `invitation ${account.id}`
      await check(account, currentPassword, request.ip, known, 'currentPassword')
      const client = request.headers['user-agent'] ?? ''
      await secondFactor.prove(account, code, { accountId: account.id, client, known })
    },
  }
  return proofs
}
