import type { Author, Renamed } from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { keptType } from '../../receive/types/kept-types.ts'
import { contentsOf, type FileRow } from '../../store/contents.ts'
import type { Found } from '../../stored-content.ts'
import { lookThrough } from '../look-through.ts'
import { setState } from './store.ts'
import { writeFound } from './write-found.ts'

interface Input {
  readonly tenantId: string
  readonly cardId: string
  readonly author: Author
}

export interface ProcessingOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly renamed: Renamed
}

/** What is found in a content that is kept already. What would be refused today stays, and says why nothing is known of it. */
async function foundIn(storage: Storage, row: FileRow): Promise<Found> {
  const type = keptType(row.mime)
  if (!type) return { measured: {}, failure: 'errors.fileNotKept' }
  try {
    const { storage_key: storageKey, sha256 } = row
    return await lookThrough(storage, { ...type, storageKey, sha256, bytes: Number(row.bytes) })
  } catch (error) {
    if (!(error instanceof CodedError) || error.status >= 500) throw error
    return { measured: {}, failure: error.details.text ?? 'processing.broken' }
  }
}

/** A picture that somebody gave the file stays where nothing else stands for it. */
const keepGiven = (found: Found, { picture, facts }: FileRow): Found =>
  found.picture === undefined && picture === 'poster'
    ? { ...found, picture, facts: { ...found.facts, poster: facts.poster } }
    : found

/** Has files looked through once more, behind the request. @returns hands one in, with the transaction. */
export function createProcessing({ database, storage, jobs, renamed }: ProcessingOptions) {
  const contentOf = (tenantId: string, cardId: string) =>
    database.inTenant(tenantId, async tx => (await contentsOf(tx, [cardId]))[0])

  const job = defineJob<Input>({
    name: 'files.process',
    // What failed twice, or ended the server twice, is told and not tried a third time.
    retryLimit: 1,
    async run({ tenantId, cardId, author }) {
      const row = await contentOf(tenantId, cardId)
      if (!row) return
      const found = await foundIn(storage, row)
      await database.inTenant(tenantId, tx =>
        writeFound(tx, row, present => keepGiven(found, present), { author, action: 'processed', renamed }),
      )
    },
    async givenUp({ tenantId, cardId }) {
      const row = await contentOf(tenantId, cardId)
      if (row) await database.inTenant(tenantId, tx => setState(tx, row, 'failed', 'processing.tooDifficult'))
    },
  })
  jobs.register(job)

  return async (tx: TenantTransaction, row: FileRow, author: Author): Promise<void> => {
    await setState(tx, row, 'processing', null)
    await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, cardId: row.card_id, author })
  }
}
