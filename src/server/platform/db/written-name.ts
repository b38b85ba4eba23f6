import { type Expression, sql } from 'kysely'

/** The name of an account as it is now, to be stored beside its id; empty without one. It stays when the account is deleted. */
export const writtenName = (accountId: Expression<unknown>) =>
  sql<string>`coalesce((select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from account where id = ${accountId}::bigint), '')`
