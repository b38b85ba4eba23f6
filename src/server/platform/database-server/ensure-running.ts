import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseServerError } from './database-server-error.ts'
import { diagnose } from './diagnose.ts'
import { freePort } from './free-port.ts'
import { launch } from './launch.ts'
import { clearStaleLockFile, findPostmaster } from './postmaster.ts'
import type { Postmaster, Site } from './types.ts'

export interface Running {
  readonly postmaster: Postmaster
  /** False when it ran already: the database of a killed server, or of one that lives. */
  readonly startedHere: boolean
}

const pause = 25
const patience = 60_000

/**
 * Sees to it that a database runs on the site: finds the one that does, waits for one that starts or stops, or starts one.
 * @param port where it must listen; default: any free port.
 */
export async function ensureRunning(site: Site, port?: number): Promise<Running> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(site.clusterDir)
    if (postmaster?.status === 'ready') return { postmaster, startedHere: false }
    if (postmaster === undefined) {
      clearStaleLockFile(site.clusterDir)
      const result = await launch(site, port ?? (await freePort()))
      if (result.outcome === 'ready') return { postmaster: result.postmaster, startedHere: true }
      if (result.outcome === 'failed') throw diagnose(result.output, site.dataDir, 'could not be started')
      // 'port-taken': somebody was faster; another port. 'already-running': another start was faster; look at it.
      // 'memory-in-use': processes of a killed database still have work to end.
    }
    await delay(pause)
  }
  const pid = findPostmaster(site.clusterDir)?.pid
  throw new DatabaseServerError(
    'no-answer',
    pid === undefined
      ? `The database in ${site.dataDir} could not be started within a minute: processes of a database that was killed still work on it, or its port is taken. See ${site.logFile}.`
      : `A database process (${pid}) runs on ${site.dataDir} but does not come to answer. Stop it (kill ${pid}) and start again; see ${site.logFile}.`,
    pid === undefined ? {} : { pid },
  )
}
