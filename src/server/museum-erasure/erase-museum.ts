import { endUnattachedAccount } from '#server/access/index.ts'
import { avatarStorageKey } from '#server/avatars/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createPace, type Database, enterErasing, enterMuseum } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import {
  beginErasure,
  countErased,
  deleteMuseum,
  type Erased,
  endErasure,
  erasureOf,
  setFiles,
} from './store/erasures.ts'
import { deleteRows, hasRows, type MuseumTable, memberships, museumTables } from './store/museum-tables.ts'
import { deleteMembership, memberAccounts } from './store/people.ts'

export interface ErasureContext {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly clock: Clock
  /** Deletes a museum's unfinished uploads. */
  readonly removeUploads: (museumId: string) => Promise<void>
}

/** Most rows that one transaction deletes. */
const largestBatch = 5000

/**
 * Erases a museum completely: every row of every table with `tenant_id`, its stored files, its waiting jobs, its memberships, accounts that belong
 * nowhere else, and finally the museum itself. It closes the museum first, for good. Rows are deleted in batches under the museum's own row-level
 * security; after an interruption the next call continues, and what is erased already is only counted. A job that calls it must not have
 * the museum as `tenantId` in its input, since such jobs of the museum are cancelled.
 * @throws {CodedError} `not_found` for a museum that never existed; the signal's reason when it is aborted.
 */
export async function eraseMuseum(
  context: ErasureContext,
  museumId: string,
  signal?: AbortSignal,
): Promise<Erased> {
  const { database, storage, clock } = context
  const begun = await database.asSystem('close a museum for good', async db => {
    if (!(await beginErasure(db, museumId, clock()))) return false
    await publish(db, { name: 'museum.changed', tenantId: museumId })
    return true
  })
  if (!begun) throw notFound()
  const tables = await database.asSystem('tables of museums', museumTables)
  await countFiles(context, museumId)
  await removeBesideRows(context, museumId, signal)
  // A job that was still running may have written to tables that were emptied already.
  for (let left = true; left; ) {
    for (const table of tables) await emptyTable(context, museumId, table, signal)
    left = await database.inTenant(museumId, async tx => {
      for (const table of tables) if (await hasRows(tx, table)) return true
      return false
    })
  }
  await database.asSystem('delete a museum', async db => {
    const museum = await deleteMuseum(db, museumId)
    if (museum?.avatar) await storage.delete(avatarStorageKey(museum.avatar))
  })
  await removeBesideRows(context, museumId, signal)
  return database.asSystem('a museum is erased', db => endErasure(db, museumId, clock()))
}

/** Counts the stored files once, before the first is deleted. */
async function countFiles({ database, storage }: ErasureContext, museumId: string): Promise<void> {
  const erasure = await database.asSystem('how far a museum is erased', db => erasureOf(db, museumId))
  if (!erasure || erasure.files !== null) return
  let files = 0
  for await (const _ of storage.list(museumId)) files += 1
  await database.asSystem('files of a museum', db => setFiles(db, museumId, files))
}

/** Deletes jobs, uploads and stored files. */
async function removeBesideRows(
  { jobs, storage, removeUploads }: ErasureContext,
  museumId: string,
  signal?: AbortSignal,
): Promise<void> {
  await jobs.cancelOf(museumId)
  await removeUploads(museumId)
  await storage.deleteAll(museumId, signal)
}

async function emptyTable(
  context: ErasureContext,
  museumId: string,
  table: MuseumTable,
  signal?: AbortSignal,
): Promise<void> {
  if (table.name === memberships) return removeMembers(context, museumId, signal)
  const pace = createPace(largestBatch)
  for (let deleted = 1; deleted > 0; ) {
    signal?.throwIfAborted()
    deleted = await context.database.inTenant(museumId, async tx => {
      await enterErasing(tx)
      const rows = await pace.measure(() => deleteRows(tx, table, pace.limit))
      if (rows > 0) await countErased(tx.db, museumId, { rows, records: table.name === 'card' ? rows : 0 })
      return rows
    })
  }
}

async function removeMembers(
  { database, storage, clock }: ErasureContext,
  museumId: string,
  signal?: AbortSignal,
): Promise<void> {
  const accounts = await database.inTenant(museumId, memberAccounts)
  for (const accountId of accounts) {
    signal?.throwIfAborted()
    await database.asSystem('a membership goes with its museum', async db => {
      const rows = await deleteMembership(await enterMuseum(db, museumId), accountId)
      const account = await endUnattachedAccount(db, accountId, clock())
      await countErased(db, museumId, { rows, accounts: account ? 1 : 0 })
      // Inside the transaction: if it fails, an account may point at a deleted picture, but no picture outlives its account.
      if (account?.avatar) await storage.delete(avatarStorageKey(account.avatar))
    })
  }
}
