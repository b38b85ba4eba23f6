import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { domainOf } from '#model/single-sign-on/addresses.ts'
import {
  after,
  earlier,
  type Handover,
  handOver,
  hashToken,
  lifetimes,
  membershipsOf,
  revokeInvitation,
} from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum, enterPerson, isClosed, type TenantTransaction } from '#server/platform/db/index.ts'
import { nonceOf, secretOf, verifierOf } from './browser-secret.ts'
import type { SingleSignOnContext } from './context.ts'
import { callbackOf, type OpenedService, openedService } from './opened-service.ts'
import { type DescribedPerson, describePerson } from './provider/describe-person.ts'
import { Refusal } from './refusal.ts'
import { type Attempt, takeAttempt } from './store/attempts.ts'
import { acceptInvitation, type FoundMember, memberByAccount, memberByEmail } from './store/members.ts'
import { accountOfPerson, bindPerson } from './store/people.ts'
import { callbackWorks, serviceInUse } from './store/settings.ts'

/** The redirect, and the cookie for it. */
export interface Finished {
  readonly path: string
  readonly cookie?: string
}

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

/**
 * The member of the museum that a person of its service is. Who came once is known by issuer and subject alone: addresses change hands, subjects never do.
 * People who sign in for the first time are found by their e-mail address, which the service must declare verified.
 * @throws {Refusal} `unknownPerson`, `noEmail`, `unverified`, `otherDomain` or `otherPerson`
 */
async function memberOf(
  museum: TenantTransaction,
  { issuer, domains }: Pick<OpenedService, 'issuer' | 'domains'>,
  { subject, email, emailVerified }: DescribedPerson,
  now: Date,
): Promise<FoundMember> {
  const checkDomain = (address: string) => {
    if (!domains.includes(domainOf(address))) throw new Refusal('otherDomain')
  }
  const bound = await accountOfPerson(museum, { issuer, subject })
  if (bound !== undefined) {
    const member = await memberByAccount(museum, bound)
    if (!member || member.operator) throw new Refusal('unknownPerson')
    checkDomain(member.email)
    return member
  }
  if (email === undefined) throw new Refusal('noEmail')
  checkDomain(email)
  if (!emailVerified) throw new Refusal('unverified')
  const member = await memberByEmail(museum, email)
  if (!member || member.operator) throw new Refusal('unknownPerson')
  if (member.state === 'SUSPENDED') return member
  if (!(await bindPerson(museum, { issuer, subject }, member.accountId, now)))
    throw new Refusal('otherPerson')
  return member
}

/**
 * Lets in the person of a museum whom its service vouches for. The session is bound: what one museum's service says opens that museum, and
 * nothing of the account. An invitation is accepted by it where the account was made for the invitation; an account that someone
 * uses already is its person's, and only the mailed link brings it into another museum. Operators never come in this way.
 * @throws {Refusal} `notOffered`, `suspended`, or why the person is not known
 */
const admit = (
  { database, clock, publicUrl, signedTokens }: SingleSignOnContext,
  museumId: string,
  service: OpenedService,
  person: DescribedPerson,
  client: string,
): Promise<Handover> =>
  database.asSystem('let in by single sign-on', async db => {
    const now = clock()
    const museum = await enterMuseum(db, museumId)
    if (await isClosed(museum)) throw new Refusal('notOffered')
    // What changed while the service was asked counts.
    if (!(await serviceInUse(db, museumId, service.since))) throw new Refusal('notOffered')
    const { accountId, state, hasPassword } = await memberOf(museum, service, person, now)
    if (state === 'SUSPENDED') throw new Refusal('suspended')
    if (state === 'INVITED') {
      await enterPerson(db, accountId)
      const elsewhere = await membershipsOf(db, accountId, now)
      if (hasPassword || elsewhere.length > 0) throw new Refusal('unknownPerson')
      await acceptInvitation(museum, accountId)
      await revokeInvitation(db, accountId, museumId, now)
      await recordAudit(museum, { accountId, client }, 'invitationAccepted', now, { by: 'singleSignOn' })
    }
    await recordAudit(museum, { accountId, client }, 'signIn', now, { by: 'singleSignOn' })
    const longest = after(now, lifetimes.singleSignOn)
    const endsAt = person.sessionEndsAt ? earlier(person.sessionEndsAt, longest) : longest
    if (endsAt <= now) throw new Refusal('service')
    return handOver(
      db,
      { accountId, tenantId: museumId, bound: true, begunBy: 'singleSignOn', endsAt, client },
      { clock, publicUrl, signedTokens },
    )
  })

/** @throws {Refusal} */
async function letIn(
  context: SingleSignOnContext,
  { museumId, settingsAt }: Attempt,
  secret: string,
  state: string,
  request: FastifyRequest,
): Promise<Handover> {
  const service = await openedService(context, museumId)
  if (!service) throw new Refusal('notOffered')
  if (service.since.getTime() !== settingsAt.getTime()) throw new Refusal('expired')
  const configuration = await service.describe().catch(error => {
    throw new Refusal('unreachable', error)
  })
  const cameBackTo = new URL(callbackOf(context.publicUrl, museumId))
  cameBackTo.search = new URL(request.url, cameBackTo).search
  const expected = { state, nonce: nonceOf(secret), verifier: verifierOf(secret) }
  const person = await describePerson(configuration, cameBackTo, expected)
  await context.database.asSystem('the redirect address works', db => callbackWorks(db, museumId))
  return admit(context, museumId, service, person, request.headers['user-agent'] ?? '')
}

/**
 * The way back from a service: to the page that enters the session, or to the login page with the reason why not.
 * An attempt counts once, in the browser it was started in, for ten minutes, and at the address of its own museum.
 */
export async function finishSignOn(
  context: SingleSignOnContext,
  cameTo: string,
  state: string | undefined,
  request: FastifyRequest,
): Promise<Finished> {
  const { database, clock, inMaintenance } = context
  // The login page says so.
  if (inMaintenance()) return { path: '/login' }
  const attempt =
    state &&
    (await database.asSystem('finish single sign-on', db => takeAttempt(db, hashToken(state), clock())))
  const secret = secretOf(request.headers.cookie)
  if (attempt && attempt.museumId !== cameTo)
    request.log.warn({ museumId: attempt.museumId, cameTo }, 'single sign-on came back to another museum')
  if (
    !attempt ||
    attempt.museumId !== cameTo ||
    !secret ||
    !timingSafeEqual(hashToken(secret), attempt.binding)
  )
    return { path: withQuery('/login', { refused: 'expired' }) }
  const { museumId, origin } = attempt
  try {
    const { token, cookie } = await letIn(context, attempt, secret, state, request)
    return { path: withQuery('/single-sign-on', { token, from: origin }), cookie }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    request.log.warn(
      { museumId, reason: error.reason, cause: wordsOf(error.cause) },
      'single sign-on refused',
    )
    return { path: withQuery('/login', { refused: error.reason, from: origin }) }
  }
}

/** Details that help to set up the service; nothing about a person. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof Error ? [Reflect.get(error, 'error'), error.message].filter(Boolean).join(': ') : undefined
