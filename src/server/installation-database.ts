import type { Config } from './platform/config.ts'
import { findRunning, startEmbedded } from './platform/database-server/index.ts'
import { migrate, prepareOutsideDatabase } from './platform/db/index.ts'
import { trustSearches } from './platform/db/indexed-search.ts'
import type { Log } from './platform/log.ts'

/** The migrated database of an installation, embedded or outside. */
export interface InstallationDatabase {
  /** As the role that owns the tables. */
  readonly ownerUrl: string
  /** As the application's role. */
  readonly appUrl: string
  /** Stops an embedded database; does nothing to an outside one. */
  stop(): Promise<void>
}

/** Finds or starts the configured database and migrates it. */
export async function openInstallationDatabase(
  config: Config,
  secret: string,
  log: Log,
  holder: string,
): Promise<InstallationDatabase> {
  if (config.databaseUrl) {
    const { ownerUrl, appUrl, appRole } = await prepareOutsideDatabase(config.databaseUrl, secret)
    await migrate({ url: ownerUrl, appRole, log })
    await trustSearches(ownerUrl, log)
    return { ownerUrl, appUrl, stop: async () => {} }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log, holder })
  try {
    await migrate({ url: embedded.ownerUrl, appRole: new URL(embedded.appUrl).username, log })
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return embedded
}

/** The same for a command that may run while the server does: a running embedded database is used without migration. */
export async function joinInstallationDatabase(
  config: Config,
  secret: string,
  log: Log,
  holder: string,
): Promise<InstallationDatabase> {
  const running = config.databaseUrl ? undefined : await findRunning(config.dataDir)
  return running
    ? { ...running, stop: async () => {} }
    : openInstallationDatabase(config, secret, log, holder)
}
