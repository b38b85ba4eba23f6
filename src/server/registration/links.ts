import type { Transaction } from 'kysely'
import type { OutputOf } from '#model/api/endpoint.ts'
import { type activationStep, type LinkType, linkTypes } from '#model/api/registration.ts'
import {
  type Account,
  accountById,
  after,
  hashToken,
  insertOneTimeToken,
  lifetimes,
  oneTimeToken,
  secondFactorOf,
} from '#server/access/index.ts'
import { invitationOf as operatorInvitationOf } from '#server/operator/index.ts'
import { enterMuseum, type TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { museumDataById } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { mailActivation } from './mail-activation.ts'
import { isInvited } from './store/invited.ts'
import { registrationOf } from './store/registrations.ts'

/** Purpose of a link, as shown to the person who holds it. */
type LinkStep = OutputOf<typeof activationStep>

const expired: LinkStep = { status: 'EXPIRED' }

/** A pending invitation: the person, the museum, and whether its link works. */
interface Invitation {
  readonly account: Account
  readonly tx: TenantTransaction
  readonly museum: string
  readonly active: boolean
}

async function invitationOf(
  db: Transaction<Tables>,
  hash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  const link = await oneTimeToken(db, hash, 'invitation', now)
  const account = link && (await accountById(db, link.accountId))
  if (!account || !link.museumId) return undefined
  const tx = await enterMuseum(db, link.museumId)
  if (!(await isInvited(tx, account.id))) return undefined
  const { organisationMainBody: museum } = await museumDataById(db, link.museumId)
  return { account, tx, museum, active: link.active }
}

/** Whose a link of an account is. */
const ofAccount =
  (purpose: 'reset-password' | 'unlock') =>
  async (db: Transaction<Tables>, hash: Buffer, now: Date): Promise<LinkStep> => {
    const link = await oneTimeToken(db, hash, purpose, now)
    const account = link?.active ? await accountById(db, link.accountId) : undefined
    return account ? { status: 'ACTIVE', email: account.email } : expired
  }

/** Purposes of links; nothing of one that is unknown, used or expired. */
const checks: Readonly<
  Record<LinkType, (db: Transaction<Tables>, hash: Buffer, now: Date) => Promise<LinkStep>>
> = {
  async TENANT(db, hash, now) {
    const registration = await registrationOf(db, hash, now)
    if (!registration?.active) return expired
    const { email, museum } = registration
    return { status: 'ACTIVE', email, museum: museum.organisationMainBody }
  },
  async USER(db, hash, now) {
    const invitation = await invitationOf(db, hash, now)
    if (!invitation?.active) return expired
    const { museum, account } = invitation
    const { email, firstName, lastName } = account
    const known = account.passwordHash !== null
    return { status: 'ACTIVE', museum, email, known, ...(!known && { firstName, lastName }) }
  },
  async OPERATOR(db, hash, now) {
    const link = await oneTimeToken(db, hash, 'operator-invitation', now)
    const account = link?.active ? await accountById(db, link.accountId) : undefined
    const invitation = account && (await operatorInvitationOf(db, account.id))
    if (!invitation) return expired
    const { email, passwordHash } = account
    if (passwordHash === null) return { status: 'ACTIVE', email, known: false, ...invitation }
    const withCode = Boolean((await secondFactorOf(db, account.id))?.confirmedAt)
    return { status: 'ACTIVE', email, known: true, withCode }
  },
  RESET: ofAccount('reset-password'),
  UNLOCK: ofAccount('unlock'),
}

export const checkLink = (
  { database, clock }: RegistrationContext,
  type: LinkType,
  token: string,
): Promise<LinkStep> =>
  database.asSystem('what a mailed link is for', db => checks[type](db, hashToken(token), clock()))

/** Tells whether a link is still good, whatever it is for. */
export async function linkStatus(context: RegistrationContext, token: string): Promise<LinkStep['status']> {
  const checks = await Promise.all(linkTypes.map(type => checkLink(context, type, token)))
  return checks.some(({ status }) => status === 'ACTIVE') ? 'ACTIVE' : 'EXPIRED'
}

/**
 * Mails another link to where the one of a registration or an invitation to a museum with this hash was mailed, as long as that still waits. Of others nothing is
 * mailed: a link for a password or a browser is asked for by e-mail, one to operate the platform of the operator who invited.
 */
export const mailNewLink = (context: RegistrationContext, type: LinkType, hash: Buffer): Promise<void> =>
  context.database.asSystem('mail another link', async db => {
    const now = context.clock()
    if (type === 'TENANT') {
      const registration = await registrationOf(db, hash, now)
      if (registration) await mailActivation(context, db, registration)
      return
    }
    if (type !== 'USER') return
    const invitation = await invitationOf(db, hash, now)
    if (invitation) await mailInvitationAgain(context, invitation, now)
  })

async function mailInvitationAgain(
  { mailer, publicUrl, signedTokens }: RegistrationContext,
  { account, tx, museum }: Invitation,
  now: Date,
): Promise<void> {
  const token = signedTokens.link.make()
  await insertOneTimeToken(
    tx.db,
    {
      hash: hashToken(token),
      accountId: account.id,
      museumId: tx.tenantId,
      purpose: 'invitation',
      expiresAt: after(now, lifetimes.invitation),
    },
    now,
  )
  await mailer.send(tx.db, {
    to: account.email,
    language: account.language,
    template: 'invitationAgain',
    params: { firstName: account.firstName, link: `${publicUrl()}/user/activate?token=${token}`, museum },
  })
}
