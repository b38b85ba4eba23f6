import type OAuth2Server from '@node-oauth/oauth2-server'
import type { Transaction } from 'kysely'
import { handoverGrant, passkeyGrant, tokenScope, webClientId } from '#model/api/token.ts'
import { isSameBrowser } from '#server/platform/browser-name.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { endSessions } from './end-sessions.ts'
import type { ExtensionModel } from './extension-grants.ts'
import { handedOver, handoverRefused } from './handover.ts'
import { after, earlier, lifetimes } from './lifetimes.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import { recordStay } from './record-sign-in.ts'
import { returnFrom } from './return.ts'
import { hashToken, makeToken } from './secrets.ts'
import type { AccountNotices } from './security/account-notices.ts'
import { type SignedIn, type SignInOptions, signIn } from './sign-in.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { mayGoOn } from './standing.ts'
import { type Account, stillHasPassword } from './store/accounts.ts'
import { noteAccess, wasUsed } from './store/last-access.ts'
import { useOneTimeToken } from './store/one-time-tokens.ts'
import {
  clientsOf,
  type EndReason,
  insertSession,
  insertTokens,
  refreshToken,
  type Session,
  useRefreshToken,
} from './store/sessions.ts'
import { wantsMail } from './wants-mail.ts'

/** Facts the model needs about the request besides the grant. */
export interface TokenRequest {
  readonly address: string
  readonly client: string
  /** Header `Cookie`. */
  readonly cookies: string | undefined
  /** Field `otp` of the password grant. */
  readonly code: string | undefined
  /** Field `stay`: the browser keeps the session when it is closed. */
  readonly stay: boolean
}

export interface TokenModelOptions extends SignInOptions {
  readonly passkeys: Pick<Passkeys, 'signIn'>
}

/** The token server calls its model in two steps; between them a grant is one of these. */
type Grant =
  | ({ readonly kind: 'password' | 'passkey' } & SignedIn)
  | ({ readonly kind: 'refresh' | 'handover' } & SessionGrant)

interface SessionGrant {
  readonly session: Session
  readonly hash: Buffer
}

export interface IssuedToken extends OAuth2Server.Token {
  readonly session: Session
  /** The person who has just signed in, with password or passkey. */
  readonly signedIn: SignedIn | undefined
}

const webClient: OAuth2Server.Client = {
  id: webClientId,
  grants: ['password', 'refresh_token', handoverGrant, passkeyGrant],
}

type Model = OAuth2Server.PasswordModel & OAuth2Server.RefreshTokenModel & ExtensionModel

/** Tells a person by mail that a browser signed in which never did before; not of the very first one of an account. Call it before the session is kept. */
async function noticeNewBrowser(
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

/** A fresh pair of tokens, as the client gets it. Only the hashes are stored. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Gives a session a new pair of tokens, which never outlive it: its person is active, which the museum's list of users shows. */
async function issuePair(
  db: Transaction<Tables>,
  { id, endsAt, stays }: Pick<Session, 'id' | 'endsAt' | 'stays'>,
  { clock, signedTokens }: { readonly clock: Clock; readonly signedTokens: SignedTokens },
): Promise<TokenPair> {
  const pair = { accessToken: signedTokens.session.make(), refreshToken: signedTokens.session.make() }
  const now = clock()
  const refreshUntil = stays ? endsAt : earlier(after(now, lifetimes.refresh), endsAt)
  const accessUntil = earlier(after(now, lifetimes.access), endsAt)
  await insertTokens(db, id, [
    { kind: 'access', hash: hashToken(pair.accessToken), expiresAt: accessUntil },
    { kind: 'refresh', hash: hashToken(pair.refreshToken), expiresAt: refreshUntil },
  ])
  await noteAccess(db, id, now)
  return pair
}

/**
 * The token server's view of our data, for one request. Refresh tokens rotate: using one up and giving the next is one transaction,
 * and one that comes a second time ends its session, because either it was stolen or its successor was (RFC 9700, section 4.14.2).
 */
export function tokenModel(options: TokenModelOptions, request: TokenRequest): Model {
  const { database, clock } = options

  const start = (begunBy: 'password' | 'passkey', { account, tenantId }: SignedIn) =>
    database.asSystem('sign in', async db => {
      // A passkey does not outlive the password either: an account that was closed has none.
      if (!(await stillHasPassword(db, account))) throw new CodedError('invalid_grant')
      const session = {
        accountId: account.id,
        tenantId,
        impersonatorId: null,
        bound: false,
        createdAt: clock(),
        endsAt: after(clock(), lifetimes.session),
        begunBy,
        stays: request.stay,
        begunIn: null,
      }
      await noticeNewBrowser(db, options.notices, account, request.client)
      const { endsAt, stays } = session
      const { client } = request
      const id = await insertSession(db, { accountId: account.id, tenantId, endsAt, begunBy, stays, client })
      await recordStay(db, session, 'signIn', { client: request.client, at: clock() })
      return { session: { id, ...session }, pair: await issuePair(db, { id, endsAt, stays }, options) }
    })

  const continueWith = ({ session, hash }: SessionGrant) =>
    database.asSystem('refresh', async db => {
      const first = await useRefreshToken(db, hash, clock())
      if (!first) return undefined
      return { session, pair: await issuePair(db, session, options) }
    })

  const enter = ({ session, hash }: SessionGrant) =>
    database.asSystem('enter a session', async db => {
      if (!(await useOneTimeToken(db, hash, 'handover', clock()))) throw handoverRefused()
      // The start of the session is in the audit log already; returning to one's own session ends the impersonated one. Its pages learn
      // that from their next call: an event would race with the new tokens.
      for (const left of await returnFrom(db, session.id, clock()))
        await recordStay(db, left, 'signOut', { client: request.client, at: clock() })
      return { session, pair: await issuePair(db, session, options) }
    })

  const endSession = (session: Session, reason: EndReason) =>
    database.asSystem(reason, async db => {
      await endSessions(db, { sessionId: session.id }, reason, clock())
    })

  const issue = (grant: Grant) => {
    if ('account' in grant) return start(grant.kind, grant)
    return grant.kind === 'refresh' ? continueWith(grant) : enter(grant)
  }

  return {
    // Our own tokens are issued by `saveToken`; these satisfy the server in between.
    generateAccessToken: async () => makeToken(),
    generateRefreshToken: async () => makeToken(),
    getAccessToken: async () => undefined,
    getClient: async id => (id === webClientId ? webClient : undefined),
    validateScope: async (_user, _client, scope) => (scope?.join(' ') === tokenScope ? scope : undefined),

    async getUser(email, password) {
      const signedIn = await signIn(options, { email, password, ...request })
      return signedIn && ({ kind: 'password', ...signedIn } satisfies Grant)
    },

    async getRefreshToken(token) {
      if (!(await options.attempts.useToken('session', token, request.address)))
        throw new CodedError('invalid_refresh_token')
      const hash = hashToken(token)
      const found = await database.asSystem('refresh', db => refreshToken(db, hash))
      if (found?.usedAt) await endSession(found.session, 'refresh token reused')
      if (!found || found.usedAt || found.expiresAt <= clock()) throw new CodedError('invalid_refresh_token')
      if (!(await mayGoOn(database, found.session, clock()))) {
        await endSession(found.session, 'access removed')
        throw new CodedError('invalid_refresh_token')
      }
      return {
        refreshToken: token,
        refreshTokenExpiresAt: found.expiresAt,
        scope: tokenScope.split(' '),
        client: webClient,
        user: { kind: 'refresh', session: found.session, hash } satisfies Grant,
      }
    },

    async getPasskey(response) {
      const signedIn = await options.passkeys.signIn(options, response, request)
      return { kind: 'passkey', ...signedIn } satisfies Grant
    },

    async getHandover(token) {
      if (!(await options.attempts.useToken('handover', token, request.address))) throw handoverRefused()
      if (options.inMaintenance()) throw new CodedError('maintenance')
      const session = await database.asSystem('enter a session', db =>
        handedOver(db, token, request.cookies, clock()),
      )
      if (!(await mayGoOn(database, session, clock()))) throw handoverRefused()
      return { kind: 'handover', session, hash: hashToken(token) } satisfies Grant
    },

    // Used up together with the issue of its successor, in `saveToken`.
    revokeToken: async () => true,

    async saveToken(_token, client, user) {
      const grant = user as Grant
      const issued = await issue(grant)
      if (!issued) {
        if (grant.kind === 'refresh') await endSession(grant.session, 'refresh token reused')
        throw new CodedError('invalid_refresh_token')
      }
      return {
        accessToken: issued.pair.accessToken,
        refreshToken: issued.pair.refreshToken,
        scope: tokenScope.split(' '),
        client,
        user,
        session: issued.session,
        signedIn: 'account' in grant ? grant : undefined,
      } satisfies IssuedToken
    },
  }
}
