import mailProviders from 'email-providers/all.json' with { type: 'json' }
import type { BodyOf } from '#model/api/endpoint.ts'
import type { SingleSignOn, saveSingleSignOn } from '#model/api/single-sign-on.ts'
import { issuerOf, tidyDomain } from '#model/single-sign-on/addresses.ts'
import type { Problem } from '#model/validation/validators.ts'
import { endSessions } from '#server/access/index.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { enterMuseum, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { SingleSignOnContext } from './context.ts'
import { callbackOf } from './opened-service.ts'
import { lockDemands } from './store/demands.ts'
import { administratorDomains } from './store/members.ts'
import { releasePeople } from './store/people.ts'
import { deleteService, keepService, type StoredService, serviceOf } from './store/settings.ts'

/** A museum's settings as its administrators see them: whether there is a secret, never which. */
export async function readSettings(
  { database, publicUrl }: SingleSignOnContext,
  museumId: string,
): Promise<SingleSignOn> {
  const service = await database.asSystem('settings of single sign-on', db => serviceOf(db, museumId))
  const callback = callbackOf(publicUrl, museumId)
  return {
    settings: service
      ? {
          issuer: service.issuer,
          clientId: service.clientId,
          hasSecret: service.clientSecret !== null,
          domains: [...service.domains],
          enabled: service.enabled,
        }
      : null,
    callback,
    callbackPending: service?.callbackPending ?? false,
    direct: new URL(`/login?museum=${museumId}`, callback).href,
  }
}

/**
 * Returns the secret to store. An earlier one is kept for its own service only: another service must not receive it.
 * @throws {CodedError} `invalid_input` when it has to be entered again.
 */
function secretToKeep(
  { seal }: SingleSignOnContext,
  before: StoredService | undefined,
  given: string | null | undefined,
  sameClient: boolean,
): Buffer | null {
  if (given !== undefined) return given === null ? null : seal.close(given)
  if (!before?.clientSecret || sameClient) return before?.clientSecret ?? null
  throw new CodedError('invalid_input', { fields: { clientSecret: { key: 'secretAgain' } } })
}

/** Nobody could come in if the service that the museum demands went away. */
const demanded = () => new CodedError('conflict', { text: 'singleSignOn.demands.obstacles.demanded' })

/** Domains where anybody gets an address: none of them is a museum's, whatever address its administrator has. */
const publicDomains: ReadonlySet<string> = new Set(mailProviders)

/** The first domain that is neither kept already, nor one an administrator has a (proven) address of, or below it. */
const foreignDomain = (
  wanted: readonly string[],
  kept: readonly string[],
  own: ReadonlySet<string>,
): string | undefined =>
  wanted.find(
    domain => !kept.includes(domain) && ![...own].some(one => domain === one || domain.endsWith(`.${one}`)),
  )

/** @throws {CodedError} `invalid_input` for a domain that is not the museum's to name. */
async function refuseForeignDomains(
  museum: TenantTransaction,
  wanted: readonly string[],
  kept: readonly string[],
): Promise<void> {
  const open = wanted.find(domain => publicDomains.has(domain))
  const foreign = foreignDomain(wanted, kept, await administratorDomains(museum))
  const problem: Problem | undefined =
    (open && { key: 'domainPublic', params: { domain: open } }) ||
    (foreign && { key: 'domainNotYours', params: { domain: foreign } }) ||
    undefined
  if (problem) throw new CodedError('invalid_input', { fields: { domains: problem } })
}

/**
 * Keeps a museum's settings. Sessions that an earlier service began end when it is no longer the museum's, or speaks for fewer domains.
 * @throws {CodedError} `invalid_input`; `conflict` for what would end sessions while the museum demands the service.
 */
export const saveSettings = (
  context: SingleSignOnContext,
  museumId: string,
  doer: Doer,
  body: BodyOf<typeof saveSingleSignOn>,
): Promise<void> =>
  context.database.asSystem('change single sign-on', async db => {
    const now = context.clock()
    const museum = await enterMuseum(db, museumId)
    const { signOn } = await lockDemands(db, museumId)
    const before = await serviceOf(db, museumId)
    const [issuer, clientId] = [issuerOf(body.issuer), body.clientId.trim()]
    const sameClient = before?.issuer === issuer && before.clientId === clientId
    const domains = [...new Set(body.domains.map(tidyDomain))]
    const fewer = before?.domains.some(domain => !domains.includes(domain))
    const ends = before !== undefined && (!sameClient || !body.enabled || fewer)
    if (signOn && ends) throw demanded()
    await refuseForeignDomains(museum, domains, before?.domains ?? [])
    const clientSecret = secretToKeep(context, before, body.clientSecret, sameClient)
    const { enabled } = body
    await keepService(db, { museumId, issuer, clientId, clientSecret, domains, enabled, changedAt: now })
    await recordAudit(museum, doer, 'singleSignOnChanged', now, { issuer, domains, enabled })
    // Another client may know the same people by other names.
    if (before && !sameClient) await releasePeople(museum)
    if (ends) await endSessions(db, { tenantId: museumId, bySignOn: true }, 'access removed', now)
  })

/** Takes the service away, and with it the sessions it began. @throws {CodedError} `conflict` while the museum demands it. */
export const removeSettings = (
  { database, clock }: SingleSignOnContext,
  museumId: string,
  doer: Doer,
): Promise<void> =>
  database.asSystem('remove single sign-on', async db => {
    const museum = await enterMuseum(db, museumId)
    const { signOn } = await lockDemands(db, museumId)
    const before = await serviceOf(db, museumId)
    if (!before) return
    if (signOn) throw demanded()
    await deleteService(db, museumId)
    await releasePeople(museum)
    await recordAudit(museum, doer, 'singleSignOnChanged', clock(), { issuer: before.issuer, removed: true })
    await endSessions(db, { tenantId: museumId, bySignOn: true }, 'access removed', clock())
  })
