import { trustSearches } from '../db/indexed-search.ts'
import { appRole, ownerRole, readCredentials, superuserRole, urlOf } from './credentials.ts'
import { asFolderError } from './file-error.ts'
import { prepare } from './prepare.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { serverVersion } from './store.ts'
import { supervise } from './supervise.ts'
import { takeHold } from './take-hold.ts'
import type { EmbeddedDatabase, StartOptions } from './types.ts'

/**
 * Gives the installation its own PostgreSQL: makes it at the first start, starts it, takes over one whose server was
 * killed, and starts it again when it dies.
 * @throws {DatabaseServerError} with a message for people, e.g. when another server works on the folder.
 */
export async function startEmbedded(options: StartOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, holder = 'server', onLost = stopThisProcess } = options
  try {
    const site = await prepare(options)
    const credentials = await readCredentials(dataDir)
    const hold = await takeHold(site, credentials, holder)
    const { port } = hold.postmaster
    const supervision = supervise({
      hold,
      log,
      retake: () => takeHold(site, credentials, holder, port),
      onLost: error => {
        log.warn(error.message)
        onLost(error)
      },
    })
    if (!hold.startedHere) log.info('took over the running database of a server that was killed')
    let stopped: Promise<void> | undefined
    const stop = async (): Promise<void> => {
      await supervision.end()
      const last = supervision.current()
      if (last === undefined) return
      await stopPostmaster(site, last.postmaster.pid, log)
      await last.client.end().catch(() => undefined)
    }
    await trustSearches(urlOf(superuserRole, credentials.superuser, port), log)
    return {
      ownerUrl: urlOf(ownerRole, credentials.owner, port),
      appUrl: urlOf(appRole, credentials.app, port),
      adopted: !hold.startedHere,
      version: await serverVersion(hold.client),
      stop: () => {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    throw asFolderError(error, dataDir)
  }
}

const stopThisProcess = (): void => {
  process.kill(process.pid, 'SIGTERM')
}
