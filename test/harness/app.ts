import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { outsideTarget, restoreBackup } from '#server/platform/backup/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import { createLog } from '#server/platform/log.ts'
import { checkEveryMuseum } from './check-every-museum.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export interface TestApp extends App {
  readonly config: Config
  readonly dataDir: string
  readonly databaseUrls: TestDatabase
  /** Moves the app's clock, in seconds from the real time. */
  travel(seconds: number): void
}

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly routes?: readonly Route[]
  /** Told when the database is newer than the app. */
  readonly onNewerDatabase?: () => void
  /** A backup to begin with, migrated from the version that made it; without: an installation without a museum. */
  readonly backup?: string
  /** Work in its database, as the role that owns the tables, before it is migrated. */
  readonly beforeMigration?: (urls: TestDatabase) => Promise<void>
  /** Receives every line of the log; default: nobody. */
  readonly onLog?: (line: string) => void
}

export const testSecret = 'a secret for tests only, long enough'

async function restoreInto(
  urls: TestDatabase,
  dataDir: string,
  file: string,
  beforeMigration?: TestAppOptions['beforeMigration'],
): Promise<void> {
  const { ownerUrl, appUrl } = urls
  const [appRole, log] = [new URL(appUrl).username, createLog('silent')]
  await restoreBackup({
    file,
    dataDir,
    openTarget: () => outsideTarget({ ownerUrl, appUrl, appRole }, log),
    replace: false,
    warn: () => undefined,
    signal: new AbortController().signal,
  })
  await beforeMigration?.(urls)
  await migrate({ url: ownerUrl, appRole, log })
}

/** The whole product on a database of its own. Jobs and events run; requests go in by `app.http.inject`. */
export async function startTestApp({
  environment = {},
  routes = [],
  backup,
  beforeMigration,
  onLog,
  onNewerDatabase,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-app-'))
  const databaseUrls = await createTestDatabase({ empty: backup !== undefined })
  if (backup !== undefined) await restoreInto(databaseUrls, dataDir, backup, beforeMigration)
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', ENABLE_ADV_SEARCH: '1', ...environment })
  let shift = 0
  const clock: Clock = () => new Date(Date.now() + shift * 1000)
  const app = await createApp({
    config,
    databaseUrl: databaseUrls.appUrl,
    ownerUrl: databaseUrls.ownerUrl,
    secret: testSecret,
    log: onLog ? createLog('debug', { write: onLog }) : createLog('silent'),
    clock,
    publicUrl: () => 'https://vitrine.test',
    // A route for each file of the client would take a fifth of the start.
    webRoot: '/nowhere',
    moreRoutes: routes,
    ...(onNewerDatabase && { onNewerDatabase }),
  })
  await app.start()
  return {
    ...app,
    config,
    dataDir,
    databaseUrls,
    travel(seconds) {
      shift = seconds
    },
    async stop() {
      await app.stop()
      await databaseUrls.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * One app for all tests of a file; each test makes its own museums in it. When they are done, whatever they did, no museum of its database
 * has a link to nowhere.
 */
export function useTestApp(options: TestAppOptions = {}): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startTestApp(options)
  })
  afterAll(async () => {
    if (app) await checkEveryMuseum(app).finally(app.stop)
  })
  return () => {
    if (!app) throw new Error('the test app has not started')
    return app
  }
}
