import { embeddedTarget, outsideTarget, type RestoreTarget } from '../platform/backup/index.ts'
import type { Config } from '../platform/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '../platform/database-server/index.ts'
import { prepareOutsideDatabase } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'

export interface RestoreInstallation {
  openTarget(): Promise<RestoreTarget>
  stop(): Promise<void>
}

/** The database the settings ask for, held so that no server can start on it meanwhile. */
export function openForRestore(config: Config, log: Log): RestoreInstallation {
  let embedded: EmbeddedDatabase | undefined
  return {
    async openTarget() {
      if (config.databaseUrl !== undefined) {
        const secret = await installationSecret(config.secret, config.dataDir)
        return outsideTarget(await prepareOutsideDatabase(config.databaseUrl, secret), log)
      }
      embedded = await startEmbedded({ dataDir: config.dataDir, log, holder: 'restore' })
      return embeddedTarget(embedded, log)
    },
    stop: async () => {
      await embedded?.stop()
    },
  }
}
