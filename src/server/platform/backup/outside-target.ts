import { type DatabaseUrls, migrate } from '../db/index.ts'
import type { Log } from '../log.ts'
import { BackupError } from './backup-error.ts'
import { makeQueue } from './make-queue.ts'
import type { RestoreTarget } from './restore-target.ts'
import { countMuseums, countSessions, readMigrationNumber } from './store/catalogue.ts'
import { connectAsOwner } from './store/connect.ts'

/**
 * An outside database, which may not be exchanged for another: its data are replaced in one transaction. It must be
 * empty, or have the shape the backup has.
 */
export async function outsideTarget(urls: DatabaseUrls, log: Log): Promise<RestoreTarget> {
  const { ownerUrl, appUrl, appRole } = urls
  const client = await connectAsOwner(ownerUrl, 'restore')
  try {
    if ((await countSessions(client, appRole)) > 0) {
      throw new BackupError('A server works on the database in DATABASE_URL. Stop it first.')
    }
    const museums = await countMuseums(client)
    const present = await readMigrationNumber(client)
    return {
      museums,
      visibleAtCommit: true,
      async prepare(migration) {
        if (present > migration) {
          throw new BackupError(
            `The database in DATABASE_URL has newer tables (migration ${present}) than the backup (${migration}). Restore into an empty database: make one, and name it in DATABASE_URL.`,
          )
        }
        await migrate({ url: ownerUrl, appRole, log, upTo: migration })
        await makeQueue(appUrl, log)
        return ownerUrl
      },
      finish: async () => undefined,
      abandon: async () => undefined,
    }
  } finally {
    await client.end()
  }
}
