import './tables.ts'
import type { BodyOf } from '#model/api/endpoint.ts'
import {
  activateMuseum,
  activateOperator,
  activateUser,
  activationStep,
  type LinkType,
  readTokenStatus,
  registerMuseum,
} from '#model/api/registration.ts'
import { type Access, hashToken } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum, retentionStart } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { acceptOperator } from './accept-operator.ts'
import { activateWithToken } from './activate-museum.ts'
import type { RegistrationContext } from './context.ts'
import { followInvitation } from './follow-invitation.ts'
import { checkLink, linkStatus, mailNewLink } from './links.ts'
import { operatedRoutes } from './operated-routes.ts'
import { register } from './register.ts'
import { acceptMembership } from './store/invited.ts'
import { deleteOldRegistrations } from './store/registrations.ts'

export interface RegistrationOptions extends RegistrationContext {
  readonly jobs: Jobs
  readonly access: Pick<Access, 'attempts' | 'proofs'>
}

/** Makes an invited person a member (P-R07). @throws {CodedError} as `followInvitation` */
const acceptInvitation = (
  context: RegistrationContext,
  given: BodyOf<typeof activateUser>,
  client: string,
): Promise<{ tenantId: string; email: string; museum: string }> =>
  followInvitation(context, given, {
    purpose: 'invitation',
    async join(db, { account: { id: accountId, email }, museum }, now) {
      if (!museum) throw new CodedError('gone')
      const tx = await enterMuseum(db, museum.id)
      if (!(await acceptMembership(tx, accountId))) throw new CodedError('gone')
      await recordAudit(tx, { accountId, client }, 'invitationAccepted', now)
      return { tenantId: museum.id, email, museum: museum.name }
    },
  })

/** Registration of museums and acceptance of invitations. */
export function createRegistration(options: RegistrationOptions): Route[] {
  const { jobs, database, clock } = options
  const { attempts, proofs } = options.access
  const forget = defineJob<Record<string, never>>({
    name: 'registration.forget',
    run: () =>
      database.asSystem('forget registrations', async db =>
        deleteOldRegistrations(db, await retentionStart(db, 'links', clock())),
      ),
  })
  jobs.register(forget)
  // Looks the link up after the answer, so that this is the same, in content and time, for links that are known and that are not.
  const mailAgain = defineJob<{ type: LinkType; hash: string }>({
    name: 'registration.mail-new-link',
    run: ({ type, hash }) => mailNewLink(options, type, Buffer.from(hash, 'base64url')),
  })
  jobs.register(mailAgain)
  jobs.schedule(forget, '41 3 * * *', {})

  return [
    ...operatedRoutes(options),

    route(registerMuseum, async ({ body, request }) => {
      await attempts.register(body.administrator.email, request.ip)
      await register(options, body)
      return undefined
    }),

    route(activateMuseum, async ({ body, request }) => {
      await attempts.activate(body.token, request.ip)
      return activateWithToken(options, body, request.headers['user-agent'] ?? '')
    }),

    route(activateUser, async ({ body, request }) => {
      await attempts.useToken('link', body.token, request.ip)
      return acceptInvitation(options, body, request.headers['user-agent'] ?? '')
    }),

    route(activateOperator, async ({ body, request }) => {
      await attempts.useToken('link', body.token, request.ip)
      return acceptOperator(options, body, account => proofs.account(account, body, request))
    }),

    route(activationStep, async ({ body: { tokenValue, stepName, type }, request }) => {
      if (stepName === 'CHECK') {
        await attempts.useToken('link', tokenValue, request.ip)
        return checkLink(options, type, tokenValue)
      }
      await attempts.requestNewLink(tokenValue, request.ip)
      await jobs.enqueue(undefined, mailAgain, { type, hash: hashToken(tokenValue).toString('base64url') })
      return { status: 'EXPIRED' as const }
    }),

    route(readTokenStatus, async ({ query, request }) => {
      await attempts.useToken('link', query.token, request.ip)
      return { status: await linkStatus(options, query.token) }
    }),
  ]
}
