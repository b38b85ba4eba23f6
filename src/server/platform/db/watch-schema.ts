import type { Log } from '../log.ts'
import type { Database } from './database.ts'

/** Interval of checks whether another server has migrated the database. */
const everyMs = 5000

export interface WatchOptions {
  readonly database: Pick<Database, 'schemaVersion'>
  /** Number of the last migration this server knows. */
  readonly known: number
  readonly log: Log
  /** Called once, when the database is newer than that. */
  readonly onNewer: () => void
}

/** Watches whether the database becomes newer than this server, which would then misread it. @returns ends the watch. */
export function watchSchema({ database, known, log, onNewer }: WatchOptions): () => void {
  const look = async () => {
    // A database that does not answer is reported by the requests.
    const version = await database.schemaVersion().catch(() => 0)
    if (version <= known || timer === undefined) return
    stop()
    log.error({ version, known }, 'the database was migrated by a newer version: this server stops')
    onNewer()
  }
  let timer: NodeJS.Timeout | undefined = setInterval(() => void look(), everyMs)
  timer.unref()
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  return stop
}
