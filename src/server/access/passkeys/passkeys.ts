import { randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'
import type { BodyOf, OutputOf } from '#model/api/endpoint.ts'
import {
  type addPasskey,
  type beginPasskey,
  type beginPasskeySignIn,
  type listMyPasskeys,
  usedPasskey,
} from '#model/api/passkeys.ts'
import type { Doer } from '#server/audit/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { lifetimes } from '../lifetimes.ts'
import { recordForPerson } from '../record-for-person.ts'
import type { AccountNotices } from '../security/account-notices.ts'
import { refuseLastRemoved } from '../security/last-second-factor.ts'
import { sessionKey } from '../security/own-account.ts'
import { museumToBegin, type SignedIn, type SignInForm, type SignInOptions } from '../sign-in.ts'
import { type Account, accountById } from '../store/accounts.ts'
import {
  countSignature,
  deletePasskey,
  insertPasskey,
  keepHandle,
  passkeyByCredential,
  passkeysOf,
} from '../store/passkeys.ts'
import { type ChallengesOptions, createChallenges } from './challenges.ts'
import { algorithms, challengeOf, knownTransports, relyingParty, verifyMade, verifyUsed } from './verify.ts'

/** More devices than a person has. */
const most = 20

const timeout = lifetimes.passkeyChallenge * 1000

/** Someone who is signed in, in one of their sessions. */
interface Owner {
  readonly accountId: string
  readonly sessionId: string
}

type Options = Pick<
  SignInOptions,
  'database' | 'clock' | 'attempts' | 'devices' | 'recordFailure' | 'inMaintenance'
>

export interface PasskeysOptions extends ChallengesOptions {
  readonly database: Database
  readonly notices: AccountNotices
  readonly texts: TextBook
  readonly productName: string
}

/** Keys of a person's devices that sign in without password and code (WebAuthn, Level 3). The device asks for finger, face or PIN. */
export interface Passkeys {
  list(accountId: string): Promise<OutputOf<typeof listMyPasskeys>>
  /** Options with which a browser makes one; the password was checked before. @throws {CodedError} `conflict` when there are too many. */
  begin(account: Account, sessionId: string): Promise<OutputOf<typeof beginPasskey>>
  /** @throws {CodedError} `gone` for an expired challenge; `invalid_request`; `conflict`. */
  add(owner: Owner, made: BodyOf<typeof addPasskey>, doer: Doer): Promise<void>
  /** @throws {CodedError} `not_found`; `conflict` where an operator would have no second factor left. */
  remove(account: Account, id: string, doer: Doer): Promise<void>
  /** Options with which a browser signs someone in, with the header `Set-Cookie` that binds it to the browser. */
  beginSignIn(
    cookies: string | undefined,
  ): Promise<{ readonly options: OutputOf<typeof beginPasskeySignIn>; readonly cookie: string }>
  /**
   * Checks a signature. Whatever is wrong with it is answered alike.
   * @throws {CodedError} `invalid_request`; `invalid_grant`; `too_many_requests`; `maintenance`.
   */
  signIn(
    options: Options,
    response: string,
    from: Pick<SignInForm, 'address' | 'client' | 'cookies'>,
  ): Promise<SignedIn>
}

const refused = () => new CodedError('invalid_grant', { text: 'errors.passkeyRefused' })
const expired = () => new CodedError('gone', { text: 'errors.passkeyExpired' })

/** @throws {CodedError} `invalid_request` */
function readResponse(json: string): z.output<typeof usedPasskey> {
  try {
    return z.parse(usedPasskey, JSON.parse(json))
  } catch (cause) {
    throw new CodedError('invalid_request', { cause })
  }
}

const sameBytes = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

export function createPasskeys(options: PasskeysOptions): Passkeys {
  const { database, clock, publicUrl, notices, texts, productName } = options
  const challenges = createChallenges(options)

  /** Reads the challenge in what a browser sent. @returns undefined when it is not good for this holder. */
  const challengeFor = (holder: string | undefined, clientDataJSON: string) => {
    const challenge = challengeOf(clientDataJSON)
    if (challenge === undefined || holder === undefined) return undefined
    return challenges.isFor(holder, challenge) ? challenge : undefined
  }
  const nameRow = (account: Account, name: string) =>
    [[texts.translate(account.language, 'mail.rows.passkey'), name]] as const

  return {
    list: accountId =>
      database.asSystem('own passkeys', async db =>
        (await passkeysOf(db, accountId)).map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
          backedUp,
        })),
      ),

    async begin({ id: accountId, email, firstName, lastName }, sessionId) {
      const { handle, known } = await database.asSystem('begin a passkey', async db => ({
        handle: await keepHandle(db, accountId, randomBytes(32)),
        known: await passkeysOf(db, accountId),
      }))
      if (known.length >= most) throw new CodedError('conflict', { text: 'errors.passkeysMany' })
      return {
        rp: { id: relyingParty(publicUrl()).id, name: productName },
        user: {
          id: handle.toString('base64url'),
          name: email,
          displayName: `${firstName} ${lastName}`.trim() || email,
        },
        challenge: challenges.begin(sessionKey(sessionId)),
        pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key' as const, alg })),
        timeout,
        attestation: 'none' as const,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: 'public-key' as const,
          transports: knownTransports(transports),
        })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      }
    },

    async add({ accountId, sessionId }, { name, passkey }, doer) {
      const challenge = challengeFor(sessionKey(sessionId), passkey.response.clientDataJSON)
      if (challenge === undefined) throw expired()
      const made = await verifyMade(passkey, { publicUrl: publicUrl(), challenge })
      if (!made) throw new CodedError('invalid_request', { text: 'errors.passkeyNotAdded' })
      await database.asSystem('add a passkey', async db => {
        if (!(await challenges.use(db, challenge))) throw expired()
        const account = await accountById(db, accountId)
        if (!account) throw notFound()
        const kept = { ...made, accountId, name: name.trim(), createdAt: clock() }
        if (!(await insertPasskey(db, kept)))
          throw new CodedError('conflict', { text: 'errors.passkeyKnown' })
        await notices.send(db, account, 'passkeyAdded', doer.client ?? '', nameRow(account, kept.name))
        await recordForPerson(db, accountId, doer, 'passkeyAdded', clock())
      })
    },

    remove: (account, id, doer) =>
      database.asSystem('remove a passkey', async db => {
        const name = await deletePasskey(db, account.id, id)
        if (name === undefined) throw notFound()
        await refuseLastRemoved(db, account.id)
        await notices.send(db, account, 'passkeyRemoved', doer.client ?? '', nameRow(account, name))
        await recordForPerson(db, account.id, doer, 'passkeyRemoved', clock())
      }),

    async beginSignIn(cookies) {
      const { holder, cookie } = challenges.newHolder(cookies)
      const challenge = challenges.begin(holder)
      const { id: rpId } = relyingParty(publicUrl())
      return { options: { rpId, challenge, timeout, userVerification: 'required' as const }, cookie }
    },

    async signIn(signInOptions, json, { address, client, cookies }) {
      const { attempts, devices, recordFailure } = signInOptions
      const response = readResponse(json)
      const found = await database.asSystem('sign in by passkey', db => passkeyByCredential(db, response.id))
      const device = found && devices.read(found.account.email, cookies)
      const known = device && devices.isStillKnown(device, found.account) ? device.id : undefined
      // Counted by passkey and not by e-mail: who guesses at passwords takes this way in from no one.
      const attempt = await attempts.signIn(`passkey ${response.id}`, address, known)
      const fail = async (why = refused()) => {
        if (found) await recordFailure(found.account.email, client)
        await attempt.failed()
        return why
      }
      const challenge = challengeFor(challenges.holderOf(cookies), response.response.clientDataJSON)
      if (challenge === undefined || !found?.account.passwordHash) throw await fail()
      const { passkey, account, handle } = found
      if (!sameBytes(Buffer.from(response.response.userHandle, 'base64url'), handle)) throw await fail()
      const used = await verifyUsed(response, passkey, { publicUrl: publicUrl(), challenge })
      if (!used) throw await fail()
      const obstacle = await database.asSystem('count a signature', async db => {
        if (!(await challenges.use(db, challenge))) return refused()
        if (await countSignature(db, passkey.id, used, clock())) return undefined
        if (!(await passkeyByCredential(db, passkey.credentialId))) return refused()
        await notices.send(db, account, 'passkeyCopied', client, nameRow(account, passkey.name))
        return new CodedError('invalid_grant', { text: 'errors.passkeyCopied' })
      })
      if (obstacle) throw await fail(obstacle)
      await attempt.succeeded()
      return { account, tenantId: await museumToBegin(signInOptions, account), showedSecondFactor: true }
    },
  }
}
