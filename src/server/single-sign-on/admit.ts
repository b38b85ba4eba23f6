import { type Handover, handOver, membershipsOf, revokeInvitation } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import type { SingleSignOnContext } from './context.ts'
import { Refusal } from './refusal.ts'
import { acceptInvitation, memberByEmail } from './store/members.ts'
import { serviceInUse } from './store/settings.ts'

/**
 * Lets in the person of a museum whom its service vouches for. The session is bound: what one museum's service says opens that museum, and
 * nothing of the account. An invitation is accepted by it where the account was made for the invitation; an account that somebody
 * uses already is its person's, and only the mailed link brings it into another museum. Operators never come in this way.
 * @param since when the settings were kept by which it vouched: what changed while it was asked counts
 * @throws {Refusal} `notOffered`, `unknownPerson` or `suspended`
 */
export const admit = (
  { database, clock, publicUrl }: SingleSignOnContext,
  museumId: string,
  { email, since }: { readonly email: string; readonly since: Date },
  client: string,
): Promise<Handover> =>
  database.asSystem('let in by single sign-on', async db => {
    const now = clock()
    const museum = await enterMuseum(db, museumId)
    if (!(await serviceInUse(db, museumId, since))) throw new Refusal('notOffered')
    const member = await memberByEmail(museum, email)
    if (!member || member.operator) throw new Refusal('unknownPerson')
    const { accountId, state, hasPassword } = member
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
    return handOver(db, { accountId, tenantId: museumId, bound: true, client }, { clock, publicUrl })
  })
