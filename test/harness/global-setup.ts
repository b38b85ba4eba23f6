import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/database-server/index.ts'
import { migrate } from '#server/platform/db/index.ts'
import { keepFilesInMemory } from '../../scripts/test-machine.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** One real PostgreSQL for all server tests: as owner and as application, on a database that is never used itself. */
    database: { readonly ownerUrl: string; readonly appUrl: string }
  }
}

/** Migrated once, cloned by every test file. */
export const templateName = 'template_vitrine'

const silent = { info() {}, warn() {} }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepFilesInMemory()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const database = await startEmbedded({ dataDir, log: silent, fast: true, holder: 'the tests' })
  const stop = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const owner = new Client({ connectionString: database.ownerUrl })
    await owner.connect()
    await owner.query(`create database ${templateName}`)
    await owner.end()
    const template = new URL(database.ownerUrl)
    template.pathname = `/${templateName}`
    await migrate({ url: template.href, appRole: new URL(database.appUrl).username, log: silent })
  } catch (error) {
    // Whoever fails to set up is not torn down.
    await stop()
    throw error
  }
  project.provide('database', { ownerUrl: database.ownerUrl, appUrl: database.appUrl })
  return stop
}
