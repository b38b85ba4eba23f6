import { migrate } from '../db/index.ts'
import { createLog } from '../log.ts'
import { BackupError } from './backup-error.ts'
import { connectAsOwner } from './store/connect.ts'
import { createDatabase, dropDatabase, mayNotCreate } from './store/databases.ts'
import { withDatabase } from './with-database.ts'

export interface ScratchOptions {
  /** The real database, as a role that may create others; it is left alone. */
  readonly ownerUrl: string
  /** Part of its name: two purposes never meet. What a process that was killed left under it is replaced. */
  readonly purpose: string
  /** Beginning of the sentence that says what cannot be done where the role may not create databases. */
  readonly refused: string
}

export interface Scratch {
  readonly url: string
  /** Brings its schema to a migration; without number, to the last. */
  migrateTo(number?: number): Promise<void>
}

/**
 * Works in a scratch database beside the real one and drops it afterwards.
 * @throws {BackupError} when the role may not create it.
 */
export async function withScratchDatabase<T>(
  { ownerUrl, purpose, refused }: ScratchOptions,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const address = new URL(ownerUrl)
  const name = `${decodeURIComponent(address.pathname.slice(1))}_${purpose}`
  const url = withDatabase(ownerUrl, name)
  const beside = await connectAsOwner(ownerUrl, purpose)
  try {
    await createDatabase(beside, name).catch((error: unknown) => {
      if (!mayNotCreate(error)) throw error
      throw new BackupError(
        `${refused}: the role in DATABASE_URL may not create databases. Let an administrator grant it CREATEDB.`,
      )
    })
    return await work({
      url,
      async migrateTo(upTo = Infinity) {
        const log = createLog('silent')
        await migrate({ url, appRole: decodeURIComponent(address.username), log, upTo })
      },
    })
  } finally {
    await dropDatabase(beside, name)
    await beside.end()
  }
}
