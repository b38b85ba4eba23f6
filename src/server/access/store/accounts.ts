import { sql, type Transaction } from 'kysely'
import { comparableEmail } from '#model/email.ts'
import type { Language } from '#model/languages.ts'
import type { NotificationDifferences } from '#model/news/notifications.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A person who can sign in. One account, whatever number of museums. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly operator: boolean
  /** Key of the picture. */
  readonly avatar: string | null
  /** Chosen mails, where they differ from the default. */
  readonly notifications: NotificationDifferences
}

export const accountColumns = [
  'account.id',
  'account.email',
  'account.password_hash as passwordHash',
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.language',
  'account.operator',
  'account.avatar',
  'account.notifications',
] as const

/** E-mail addresses are compared without regard to case. */
export const accountByEmail = (db: Transaction<Tables>, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .where(sql`lower(email)`, '=', comparableEmail(email))
    .select(accountColumns)
    .executeTakeFirst()

export const accountById = (db: Transaction<Tables>, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').where('id', '=', id).select(accountColumns).executeTakeFirst()

/** As `accountById`; the account stays as it is until the transaction ends. */
export const lockAccount = (db: Transaction<Tables>, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').where('id', '=', id).select(accountColumns).forUpdate().executeTakeFirst()

/** True when an account operates the platform. */
export const isOperator = async (db: Transaction<Tables>, id: string): Promise<boolean> =>
  (await accountById(db, id))?.operator ?? false

/**
 * The address of the operator whom a mail names for questions: the operator who did what it is about, while they are one, otherwise the one
 * of longest standing.
 */
export async function operatorToAsk(
  db: Transaction<Tables>,
  accountId: string | null,
): Promise<string | undefined> {
  const operator = await db
    .selectFrom('account')
    .where('operator', '=', true)
    .orderBy(sql`id is not distinct from ${accountId}::bigint`, 'desc')
    .orderBy(({ fn }) => fn.coalesce('operator_since', 'created_at'))
    .orderBy('id')
    .select('email')
    .limit(1)
    .executeTakeFirst()
  return operator?.email
}

/** @param from what it must be until now, where that was checked before. @returns false when it was not. */
export async function setPassword(
  db: Transaction<Tables>,
  accountId: string,
  passwordHash: string | null,
  from?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .$if(from !== undefined, query => query.where('password_hash', 'is not distinct from', from ?? null))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setLanguage(
  db: Transaction<Tables>,
  accountId: string,
  language: Language,
): Promise<void> {
  await db.updateTable('account').set({ language }).where('id', '=', accountId).execute()
}

export async function setNotifications(
  db: Transaction<Tables>,
  accountId: string,
  differences: NotificationDifferences,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ notifications: JSON.stringify(differences) })
    .where('id', '=', accountId)
    .execute()
}

/** Names are kept without stray blanks around them. */
export async function setNames(
  db: Transaction<Tables>,
  accountId: string,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ first_name: names.firstName.trim(), last_name: names.lastName.trim() })
    .where('id', '=', accountId)
    .execute()
}

/**
 * True when the password is still the one that was checked; holds the account's row until the transaction ends, so that a new password
 * chosen at the same moment comes either before (then false) or after, and ends what was started here. Not shared with others who sign in to it: each notes its use.
 */
export async function stillHasPassword(
  db: Transaction<Tables>,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly operator?: boolean
}

/** @returns the new id. @throws the database's duplicate error when the e-mail is taken. */
export async function insertAccount(db: Transaction<Tables>, account: NewAccount): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({
      email: account.email.trim(),
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      language: account.language,
      operator: account.operator ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
