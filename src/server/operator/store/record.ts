import type { Transaction } from 'kysely'
import type { OperatorAction } from '#model/api/operator/record.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorDetails } from '../tables.ts'

/** Writes what an operator does into the operators' record, in the transaction of what is recorded: both stand or neither. */
export async function recordOperator(
  db: Transaction<Tables>,
  { accountId, person }: Pick<Actor, 'accountId' | 'person'>,
  action: OperatorAction,
  at: Date,
  details: OperatorDetails,
): Promise<void> {
  await db
    .insertInto('operator_entry')
    .values({
      at,
      account_id: accountId,
      name: `${person.firstName} ${person.lastName}`.trim() || person.email,
      action,
      details: JSON.stringify(details),
    })
    .execute()
}

/** The last entries, newest first. */
export const lastEntries = (db: Transaction<Tables>, limit: number) =>
  db
    .selectFrom('operator_entry')
    .select(['id', 'at', 'name', 'action', 'details'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
