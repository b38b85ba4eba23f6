import { BackupError } from '../platform/backup/index.ts'
import type { Config } from '../platform/config.ts'
import {
  DatabaseServerError,
  findRunning,
  hasDatabase,
  startEmbedded,
} from '../platform/database-server/index.ts'
import type { Log } from '../platform/log.ts'

export interface OpenDatabase {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string
  stop(): Promise<void>
}

/** Opens the installation's database, whether or not the server is running: without migrations, and without disturbing the server. */
export async function openForBackup(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return beside(config.databaseUrl)
  const running = await findRunning(config.dataDir)
  if (running !== undefined) return beside(running.ownerUrl)
  if (!hasDatabase(config.dataDir)) {
    throw new BackupError(`There is no installation in ${config.dataDir}. Name its folder with DATA_DIR.`)
  }
  try {
    return await startEmbedded({ dataDir: config.dataDir, log, holder: 'backup' })
  } catch (error) {
    // A server was just starting.
    const started = await findRunning(config.dataDir)
    if (started === undefined || !(error instanceof DatabaseServerError)) throw error
    return beside(started.ownerUrl)
  }
}

const beside = (ownerUrl: string): OpenDatabase => ({ ownerUrl, stop: async () => undefined })
