import { displayName } from '#model/display-name.ts'
import { comparableEmail } from '#model/email.ts'
import { type Account, endAccount } from '#server/access/index.ts'
import type { Doer } from '#server/audit/index.ts'
import { recordOperator } from '#server/operator/index.ts'
import { enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { leaveMuseum } from '#server/users/index.ts'
import type { PrivacyContext } from './privacy-context.ts'
import { ownMemberships } from './store/own-rows.ts'

type LeaveContext = Pick<PrivacyContext, 'database' | 'clock' | 'texts' | 'access' | 'avatars'>

/** @throws {CodedError} `invalid_input` at `email` when someone typed another address than their own. */
export function refuseOtherEmail(account: Account, typed: string): void {
  if (comparableEmail(typed) !== comparableEmail(account.email))
    throw new CodedError('invalid_input', { fields: { email: { key: 'notYourEmail' } } })
}

/** @throws {CodedError} `not_found` for a museum one does not belong to. */
export const findMembership = (
  { database }: Pick<LeaveContext, 'database'>,
  accountId: string,
  tenantId: string,
) =>
  database.ofPerson(accountId, async db => {
    const membership = (await ownMemberships(db, accountId)).find(each => each.tenant_id === tenantId)
    if (!membership) throw notFound()
    return membership
  })

/**
 * Ends the own membership of a museum, and mails that it was done.
 * @throws {CodedError} `not_found` for a museum one does not belong to; `conflict` for its last active administrator.
 */
export async function leaveOne(
  { database, clock, texts, access }: LeaveContext,
  account: Account,
  tenantId: string,
  doer: Doer,
): Promise<void> {
  const { museum } = await findMembership({ database }, account.id, tenantId)
  await database.asSystem('leave a museum', async db => {
    await enterPerson(db, account.id)
    // Ended by another tab a moment ago: it was recorded and mailed there.
    if (!(await leaveMuseum(await enterMuseum(db, tenantId, clock), account.id, doer, clock()))) return
    await access.notices.send(db, account, 'museumLeft', doer.client ?? '', [
      [texts.translate(account.language, 'mail.rows.museum'), museum],
    ])
  })
}

/**
 * Leaves all museums and deletes the own account, in one transaction: a killed process, a second tab or a museum that cannot be left
 * leaves everything as it was. Who asks again finds nothing left to do.
 * @throws {CodedError} `conflict` for the last active administrator of a museum, and the last operator.
 */
export const deleteOwnAccount = (
  { database, clock, texts, access, avatars }: LeaveContext,
  account: Account,
  doer: Doer,
): Promise<void> =>
  database.asSystem('delete an account', async db => {
    await enterPerson(db, account.id)
    const memberships = await ownMemberships(db, account.id)
    for (const { tenant_id: tenantId, museum } of memberships)
      await leaveMuseum(await enterMuseum(db, tenantId, clock), account.id, doer, clock()).catch(
        (error: unknown) => {
          if (!(error instanceof CodedError) || error.code !== 'conflict') throw error
          throw new CodedError('conflict', { text: 'privacy.refused.lastAdministrator', params: { museum } })
        },
      )
    const rows = memberships.map(
      ({ museum }) => [texts.translate(account.language, 'mail.rows.museum'), museum] as const,
    )
    const ended = await endAccount(db, account.id, clock())
    if (ended === 'gone') return
    if (ended === 'lastOperator') throw new CodedError('conflict', { text: 'privacy.refused.lastOperator' })
    // A museum that was joined a moment ago.
    if (ended === 'isMember') throw new CodedError('conflict')
    if (ended.operator) {
      const about = `${displayName(account)} (${account.email})`
      await recordOperator(db, { accountId: null, person: account }, 'operatorRemoved', clock(), {
        id: account.id,
        about,
      })
    }
    await avatars.discard(db, ended.avatar)
    await access.notices.send(db, account, 'accountDeleted', doer.client ?? '', rows)
  })
