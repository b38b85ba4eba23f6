import type { BodyOf } from '#model/api/endpoint.ts'
import type { inviteOperator } from '#model/api/operator/operators.ts'
import type { Language } from '#model/languages.ts'
import {
  type Account,
  accountById,
  accountToInvite,
  after,
  deleteUnusedAccount,
  hashToken,
  insertOneTimeToken,
  isOfMuseum,
  lifetimes,
  voidOneTimeTokens,
} from '#server/access/index.ts'
import { enterPerson } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { deleteInvitation, insertInvitation, invitationOf, prolongInvitation } from '../store/operators.ts'
import { nameOf, recordOperator } from '../store/record.ts'

type Db = Parameters<typeof accountById>[0]

interface Invited {
  readonly firstName: string
  readonly lastName: string
}

/** An invited person in the record. */
export const about = ({ firstName, lastName }: Invited, { email }: Account): string =>
  `${firstName} ${lastName} (${email})`

const inviterOf = (actor: Actor) => ({ id: actor.accountId, name: nameOf(actor) })

/** Mails an invitation with a new link; an earlier one stops working. */
async function mailInvitation(
  { mailer, clock, publicUrl, signedTokens }: OperatorContext,
  db: Db,
  actor: Actor,
  { id: accountId, email }: Account,
  firstName: string,
  language: Language,
): Promise<void> {
  const token = signedTokens.link.make()
  const expiresAt = after(clock(), lifetimes.operatorInvitation)
  await insertOneTimeToken(
    db,
    { hash: hashToken(token), accountId, purpose: 'operator-invitation', expiresAt },
    clock(),
  )
  await mailer.send(db, {
    to: email,
    language,
    template: 'operatorInvitation',
    params: {
      firstName,
      link: `${publicUrl()}/activate-operator?token=${token}`,
      inviter: nameOf(actor),
      operator: actor.person.email,
    },
  })
}

/**
 * Invites a person to operate the platform. Operators belong to no museum, so the address must not either.
 * @throws {CodedError} `conflict` for who is an operator or invited already, `invalid_input` for who belongs to a museum, both at `email`.
 */
export const invite = (
  context: OperatorContext,
  actor: Actor,
  { email, firstName, lastName, language }: BodyOf<typeof inviteOperator>,
): Promise<void> =>
  context.database.asSystem('invite an operator', async db => {
    const account = await accountToInvite(db, { email, firstName, lastName, language })
    if (account.operator) throw new CodedError('conflict', { fields: { email: { key: 'alreadyOperator' } } })
    await enterPerson(db, account.id)
    if (await isOfMuseum(db, account.id))
      throw new CodedError('invalid_input', { fields: { email: { key: 'memberOfMuseum' } } })
    const at = context.clock()
    const given = { accountId: account.id, firstName, lastName, by: inviterOf(actor), at }
    const expiresAt = after(at, lifetimes.operatorInvitation)
    if (!(await insertInvitation(db, { ...given, expiresAt })))
      throw new CodedError('conflict', { fields: { email: { key: 'alreadyInvited' } } })
    await mailInvitation(context, db, actor, account, firstName, language)
    const details = { id: account.id, about: about(given, account) }
    await recordOperator(db, actor, 'operatorInvited', at, details)
  })

/** An invitation with its account. @throws {CodedError} `not_found` */
async function invited(db: Db, accountId: string): Promise<{ account: Account; person: Invited }> {
  const [account, person] = [await accountById(db, accountId), await invitationOf(db, accountId)]
  if (!account || !person) throw notFound()
  return { account, person }
}

/** Mails an invitation again, with a new link. @throws {CodedError} `not_found` */
export const inviteAgain = (context: OperatorContext, actor: Actor, accountId: string): Promise<void> =>
  context.database.asSystem('invite an operator again', async db => {
    const { account, person } = await invited(db, accountId)
    const at = context.clock()
    await mailInvitation(context, db, actor, account, person.firstName, account.language)
    const expiresAt = after(at, lifetimes.operatorInvitation)
    if (!(await prolongInvitation(db, { accountId, by: inviterOf(actor), at, expiresAt }))) throw notFound()
    const details = { id: accountId, about: about(person, account) }
    await recordOperator(db, actor, 'operatorInvitedAgain', at, details)
  })

/** Deletes an invitation: its link stops working, and an account that it made goes with it. @throws {CodedError} `not_found` */
export async function closeInvitation(db: Db, accountId: string, at: Date) {
  const found = await invited(db, accountId)
  await voidOneTimeTokens(db, accountId, 'operator-invitation', at)
  if (!(await deleteInvitation(db, accountId))) throw notFound()
  await deleteUnusedAccount(db, accountId)
  return found
}

/** Withdraws an invitation. @throws {CodedError} `not_found` */
export async function withdraw(db: Db, actor: Actor, accountId: string, at: Date): Promise<void> {
  const { account, person } = await closeInvitation(db, accountId, at)
  const details = { id: accountId, about: about(person, account) }
  await recordOperator(db, actor, 'operatorInvitationWithdrawn', at, details)
}
