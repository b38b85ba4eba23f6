import type { Transaction } from 'kysely'
import { enterMuseum, type TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { insertMuseum, type NewMuseum } from './store.ts'

/** Bytes that the files of a museum on trial may have. */
const trialBytes = 1024 ** 3

/**
 * Brings a museum into being with all that every museum begins with, its starter terms among it. None is made in another way, but copies as of a backup.
 * @returns the transaction, going on inside the new museum.
 */
export async function foundMuseum(db: Transaction<Tables>, museum: NewMuseum): Promise<TenantTransaction> {
  const { storageLimit = museum.licenceType === 'TRIAL' ? trialBytes : null } = museum
  const tx = await enterMuseum(db, await insertMuseum(db, { ...museum, storageLimit }))
  await loadStarterTerms(tx)
  return tx
}
