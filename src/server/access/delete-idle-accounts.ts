import type { Transaction } from 'kysely'
import { type Database, enterPerson, retentionStart } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { endAccount } from './end-account.ts'
import { unusedAccounts } from './store/ended-accounts.ts'

const batch = 200

/**
 * Deletes accounts that belong to no museum and were not used for a time: nobody can sign in to them.
 * @param onDeleted done in the same transaction
 * @returns how many.
 */
export async function deleteIdleAccounts(
  database: Database,
  now: Date,
  signal: AbortSignal,
  onDeleted: (db: Transaction<Tables>, account: { readonly avatar: string | null }) => Promise<void>,
): Promise<number> {
  let deleted = 0
  const before = await database.asSystem('retention of accounts', db =>
    retentionStart(db, 'idleAccounts', now),
  )
  for (let after = '0'; !signal.aborted; ) {
    const ids = await database.asSystem('accounts nobody uses', db =>
      unusedAccounts(db, { before, after, limit: batch }),
    )
    for (const id of ids) {
      deleted += await database.asSystem('delete an account nobody uses', async db => {
        await enterPerson(db, id)
        const ended = await endAccount(db, id, now)
        if (typeof ended === 'string') return 0
        await onDeleted(db, ended)
        return 1
      })
    }
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
  }
  return deleted
}
