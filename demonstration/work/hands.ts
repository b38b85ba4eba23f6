import type { Endpoint, InputOf, OutputOf } from '#model/api/endpoint.ts'
import { accountByEmail, membershipsOf } from '#server/access/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { MuseumActor, Route } from '#server/platform/http/index.ts'

/** Does what a call of the API does, in the name and with the rights of a person, and says what it answers. */
export type Hands = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>

export interface HandsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly routes: readonly Route[]
}

/** A member of a museum as the calls know them; undefined for somebody who is no longer there. */
async function memberAt(
  { database, clock }: HandsOptions,
  tenantId: string,
  email: string,
): Promise<MuseumActor | undefined> {
  const account = await database.asSystem('find the demonstration', db => accountByEmail(db, email))
  if (!account) return undefined
  const memberships = await database.ofPerson(account.id, db => membershipsOf(db, account.id, clock()))
  const current = memberships.find(membership => membership.tenantId === tenantId)
  if (!current) return undefined
  const { firstName, lastName, language } = account
  return {
    accountId: account.id,
    sessionId: '',
    person: { firstName, lastName, email },
    memberships,
    tenantId,
    identityId: current.id,
    role: current.role,
    permissions: current.permissions,
    operator: false,
    language,
    impersonatorId: undefined,
    begunBy: 'password',
    bound: false,
    secondFactorMissing: false,
  }
}

/**
 * The hands of a person of the demonstration. Only for calls that look at nothing but their input and who asks: there is no request.
 * @returns undefined for somebody who is no longer in the museum.
 */
export async function handsOf(
  options: HandsOptions,
  tenantId: string,
  email: string,
): Promise<Hands | undefined> {
  const actor = await memberAt(options, tenantId, email)
  if (!actor) return undefined
  const handles = new Map(options.routes.map(({ endpoint, handle }) => [endpoint.name, handle]))
  return async (endpoint, input) => {
    const handle = handles.get(endpoint.name)
    if (!handle) throw new Error(`There is no call ${endpoint.name}`)
    const given = { query: {}, ...(input as object), actor, language: actor.language }
    return (await handle(given as never)) as never
  }
}
