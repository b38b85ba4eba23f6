import { sql, type Transaction } from 'kysely'
import type { OperatedOperator, OperatorInvitation } from '#model/api/operator/operators.ts'
import { hasSecondFactor } from '#server/access/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { mailFailedSince } from './mail-failures.ts'

type Db = Transaction<Tables>

const fullName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim()

/** All operators, those of long standing first. */
export async function allOperators(db: Db): Promise<OperatedOperator[]> {
  const rows = await db
    .selectFrom('account')
    .where('operator', '=', true)
    .select(({ fn }) => [
      'id',
      'email',
      'first_name',
      'last_name',
      fn.coalesce('operator_since', 'created_at').as('since'),
      hasSecondFactor('account.id').as('secondFactor'),
      'last_used_at',
    ])
    .orderBy('since')
    .orderBy('id')
    .execute()
  return rows.map(({ id, email, first_name, last_name, since, secondFactor, last_used_at }) => ({
    accountId: id,
    name: fullName(first_name, last_name),
    email,
    secondFactor,
    lastAccess: last_used_at?.toISOString() ?? null,
    since: since.toISOString(),
  }))
}

/** All invitations that were not accepted, oldest first. */
export async function allInvitations(db: Db): Promise<OperatorInvitation[]> {
  const rows = await db
    .selectFrom('operator_invitation as invitation')
    .innerJoin('account', 'account.id', 'invitation.account_id')
    .select([
      'account.id',
      'account.email',
      'invitation.first_name',
      'invitation.last_name',
      'invited_by',
      'invited_at',
      'expires_at',
      mailFailedSince('operatorInvitation', sql`account.email`, sql`invitation.invited_at`).as('mailFailed'),
    ])
    .orderBy('invited_at')
    .orderBy('account.id')
    .execute()
  return rows.map(row => ({
    accountId: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    invitedBy: row.invited_by,
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    mailFailed: row.mailFailed?.toISOString() ?? null,
  }))
}

export const setOperator = (db: Db, accountId: string, operator: boolean, at: Date): Promise<unknown> =>
  db
    .updateTable('account')
    .set({ operator, operator_since: operator ? at : null })
    .where('id', '=', accountId)
    .execute()

export interface NewInvitation {
  readonly accountId: string
  readonly firstName: string
  readonly lastName: string
  readonly by: { readonly id: string; readonly name: string }
  readonly at: Date
  readonly expiresAt: Date
}

/** Stores an invitation. @returns false when the account is invited already. */
export async function insertInvitation(db: Db, given: NewInvitation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator_invitation')
    .values({
      account_id: given.accountId,
      first_name: given.firstName,
      last_name: given.lastName,
      invited_by: given.by.name,
      invited_by_id: given.by.id,
      invited_at: given.at,
      expires_at: given.expiresAt,
    })
    .onConflict(conflict => conflict.column('account_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Accounts of the people someone has invited who have not accepted. */
export async function invitedBy(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_invitation')
    .where('invited_by_id', '=', accountId)
    .orderBy('account_id')
    .select('account_id')
    .execute()
  return rows.map(({ account_id: id }) => id)
}

/** Invitations whose link had expired by a moment, and who invited; held until the transaction ends, so that none is prolonged in the meantime. */
export const lockOverdueInvitations = (db: Db, before: Date) =>
  db
    .selectFrom('operator_invitation')
    .where('expires_at', '<', before)
    .orderBy('account_id')
    .select(['account_id as accountId', 'invited_by as invitedBy'])
    .forUpdate()
    .execute()

export const invitationOf = (db: Db, accountId: string) =>
  db
    .selectFrom('operator_invitation')
    .where('account_id', '=', accountId)
    .select(['first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst()

/** Notes that an invitation was mailed again. @returns false when it is no longer there. */
export async function prolongInvitation(
  db: Db,
  { accountId, by, at, expiresAt }: Omit<NewInvitation, 'firstName' | 'lastName'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_invitation')
    .set({ invited_by: by.name, invited_by_id: by.id, invited_at: at, expires_at: expiresAt })
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes an invitation that was accepted or withdrawn. @returns false when it is no longer there. */
export async function deleteInvitation(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_invitation')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
