import type { MuseumState } from '#model/museum/museum-state.ts'
import { CodedError } from '../errors.ts'
import type { TenantTransaction } from './database.ts'

const stateOf = async ({ db, tenantId }: TenantTransaction): Promise<MuseumState | undefined> =>
  (await db.selectFrom('tenant').select('state').where('id', '=', tenantId).executeTakeFirst())?.state

/**
 * For what writes without being let in by `enforceAccess`: work behind the requests, and people outside.
 * @throws {CodedError} `museum_suspended` while the transaction's museum is suspended or closed.
 */
export async function refuseSuspended(tx: TenantTransaction): Promise<void> {
  const state = await stateOf(tx)
  if (state === 'suspended' || state === 'closed') throw new CodedError('museum_suspended')
}

/** True when operators closed the transaction's museum to everyone. */
export const isClosed = async (tx: TenantTransaction): Promise<boolean> => (await stateOf(tx)) === 'closed'
