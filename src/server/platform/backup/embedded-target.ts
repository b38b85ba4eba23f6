import type { Client } from 'pg'
import { databaseName, type EmbeddedDatabase } from '../database-server/index.ts'
import { migrate } from '../db/index.ts'
import type { Log } from '../log.ts'
import { makeQueue } from './make-queue.ts'
import type { RestoreTarget } from './restore-target.ts'
import { countMuseums } from './store/catalogue.ts'
import { connectAsOwner } from './store/connect.ts'
import { changePlaces, createDatabase, dropDatabase } from './store/databases.ts'
import { withDatabase } from './with-database.ts'

const names = {
  current: databaseName,
  next: `${databaseName}_restored`,
  former: `${databaseName}_replaced`,
}

/**
 * The embedded database: loads into a new database beside the present one, which may have any shape, and lets the two
 * change places when all is well.
 */
export async function embeddedTarget(embedded: EmbeddedDatabase, log: Log): Promise<RestoreTarget> {
  const asOwner = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = await connectAsOwner(url, 'restore')
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  const maintenanceUrl = withDatabase(embedded.ownerUrl, 'postgres')
  return {
    museums: await asOwner(embedded.ownerUrl, countMuseums),
    visibleAtCommit: false,
    async prepare(migration) {
      await asOwner(maintenanceUrl, client => createDatabase(client, names.next))
      const ownerUrl = withDatabase(embedded.ownerUrl, names.next)
      const appUrl = withDatabase(embedded.appUrl, names.next)
      await migrate({ url: ownerUrl, appRole: new URL(appUrl).username, log, upTo: migration })
      await makeQueue(appUrl, log)
      return ownerUrl
    },
    finish: beforeCommit =>
      asOwner(maintenanceUrl, async client => {
        await changePlaces(client, names, beforeCommit)
        await dropDatabase(client, names.former)
      }),
    abandon: () => asOwner(maintenanceUrl, client => dropDatabase(client, names.next)),
  }
}
