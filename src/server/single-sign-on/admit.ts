import { domainOf } from '#model/single-sign-on/addresses.ts'
import {
  after,
  earlier,
  type Handover,
  handOver,
  lifetimes,
  membershipsOf,
  revokeInvitation,
} from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum, enterPerson, isClosed, type TenantTransaction } from '#server/platform/db/index.ts'
import type { SingleSignOnContext } from './context.ts'
import type { OpenedService } from './opened-service.ts'
import type { ToldPerson } from './provider/told-person.ts'
import { Refusal } from './refusal.ts'
import { acceptInvitation, type FoundMember, memberByAccount, memberByEmail } from './store/members.ts'
import { accountOfPerson, bindPerson } from './store/people.ts'
import { serviceInUse } from './store/settings.ts'

/**
 * The member of the museum that a person of its service is. Who came once is known by issuer and subject alone: addresses change hands, subjects never do.
 * Who comes for the first time is found by the e-mail address, which the service must call verified.
 * @throws {Refusal} `unknownPerson`, `noEmail`, `unverified`, `otherDomain` or `otherPerson`
 */
async function memberOf(
  museum: TenantTransaction,
  { issuer, domains }: Pick<OpenedService, 'issuer' | 'domains'>,
  { subject, email, emailVerified }: ToldPerson,
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
 * nothing of the account. An invitation is accepted by it where the account was made for the invitation; an account that somebody
 * uses already is its person's, and only the mailed link brings it into another museum. Operators never come in this way.
 * @throws {Refusal} `notOffered`, `suspended`, or why the person is not known
 */
export const admit = (
  { database, clock, publicUrl, signedTokens }: SingleSignOnContext,
  museumId: string,
  service: OpenedService,
  person: ToldPerson,
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
