import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Handover, hashToken } from '#server/access/index.ts'
import { admit } from './admit.ts'
import { nonceOf, secretOf, verifierOf } from './browser-secret.ts'
import type { SingleSignOnContext } from './context.ts'
import { callbackOf, openedService } from './opened-service.ts'
import { toldPerson } from './provider/told-person.ts'
import { Refusal } from './refusal.ts'
import { type Attempt, takeAttempt } from './store/attempts.ts'
import { callbackWorks } from './store/settings.ts'

/** Where to lead on, and what the browser is to keep for that. */
export interface Finished {
  readonly path: string
  readonly cookie?: string
}

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

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
  const person = await toldPerson(configuration, cameBackTo, expected)
  await context.database.asSystem('the redirect address works', db => callbackWorks(db, museumId))
  return admit(context, museumId, service, person, request.headers['user-agent'] ?? '')
}

/**
 * The way back from a service: to the page that enters the session, or to the login page with the reason why not.
 * An attempt counts once, in the browser it was begun in, for ten minutes, and at the address of its own museum.
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

/** What helps whoever sets up the service; of what it told about a person, nothing. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof Error ? [Reflect.get(error, 'error'), error.message].filter(Boolean).join(': ') : undefined
