import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { dropDatabase } from '#server/platform/backup/store/databases.ts'
import { templateName } from './global-setup.ts'

export interface TestDatabase {
  /** As the role that owns the tables. */
  readonly ownerUrl: string
  /** As the application's role. */
  readonly appUrl: string
  drop(): Promise<void>
}

const withName = (url: string, name: string): string => {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}

const asOwner = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: inject('database').ownerUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** A migrated database of one's own, cloned from the template in some hundredths of a second; or one without anything in it. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(client =>
    client.query(`create database ${name} ${empty ? '' : `template ${templateName} strategy file_copy`}`),
  )
  const { ownerUrl, appUrl } = inject('database')
  return {
    ownerUrl: withName(ownerUrl, name),
    appUrl: withName(appUrl, name),
    drop: () => asOwner(client => dropDatabase(client, name)),
  }
}
