import { sql, type Transaction } from 'kysely'
import type { OperatorAction } from '#model/api/operator/log.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorDetails } from '../tables.ts'

/** Name of an operator in the record. */
export const nameOf = ({ person }: Pick<Actor, 'person'>): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email

/** Writes what an operator does into the operators' record, in the same transaction as the recorded change: both are committed or neither. */
export async function recordOperator(
  db: Transaction<Tables>,
  { accountId, person }: Pick<Actor, 'person'> & { readonly accountId: string | null },
  action: OperatorAction,
  at: Date,
  details: OperatorDetails,
): Promise<void> {
  await db
    .insertInto('operator_entry')
    .values({
      at,
      account_id: accountId,
      name: nameOf({ person }),
      action,
      details: JSON.stringify(details),
    })
    .execute()
}

/**
 * The same for what comes in many small pieces: nothing is written when the same operator did the same a moment ago.
 * @param seconds how long that moment is
 */
export async function recordOperatorOnce(
  db: Transaction<Tables>,
  seconds: number,
  operator: Actor,
  action: OperatorAction,
  at: Date,
  details: OperatorDetails,
): Promise<void> {
  const same = await db
    .selectFrom('operator_entry')
    .where('account_id', '=', operator.accountId)
    .where('action', '=', action)
    .where('at', '>', new Date(at.getTime() - seconds * 1000))
    .where('details', '=', sql<OperatorDetails>`${JSON.stringify(details)}::jsonb`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!same) await recordOperator(db, operator, action, at, details)
}

export interface EntryQuery {
  readonly action: OperatorAction | undefined
  readonly page: number
  readonly blocksize: number
}

/** One page of the record, newest first. */
export async function findEntries(db: Transaction<Tables>, { action, page, blocksize }: EntryQuery) {
  const found = db
    .selectFrom('operator_entry')
    .$if(action !== undefined, query => query.where('action', '=', action as OperatorAction))
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const entries = await found
    .select(['id', 'at', 'name', 'action', 'details'])
    .orderBy('id', 'desc')
    .limit(blocksize)
    .offset(page * blocksize)
    .execute()
  return { entries, totalSize: Number(total) }
}
