import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseServerError } from './database-server-error.ts'
import type { Hold } from './take-hold.ts'
import type { ServerLog } from './types.ts'

export interface Supervision {
  /** The hold as it is now; undefined once the folder was lost to another process. */
  current(): Hold | undefined
  /** Stops watching; resolves when no recovery is under way any more. */
  end(): Promise<void>
}

export interface Supervised {
  readonly hold: Hold
  readonly log: ServerLog
  /** Starts the database again where it was and takes the folder. */
  retake(): Promise<Hold>
  onLost(error: Error): void
}

const longestPause = 10_000

/**
 * Watches the connection that holds the folder. When it breaks the database has died: starts it again on the same port,
 * waiting longer after every failure, so that the application's connections find it where it was.
 */
export function supervise({ hold, log, retake, onLost }: Supervised): Supervision {
  let current: Hold | undefined = hold
  let recovery: Promise<void> = Promise.resolve()
  const ending = new AbortController()

  const watch = (watched: Hold): void => {
    watched.client.once('end', () => {
      if (!ending.signal.aborted) recovery = recover()
    })
  }

  const recover = async (): Promise<void> => {
    const begun = Date.now()
    log.warn('the database has stopped unexpectedly; starting it again')
    for (let pause = 100; !ending.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        current = await retake()
        watch(current)
        log.info(`the database runs again, after ${Date.now() - begun} ms`)
        return
      } catch (error) {
        if (error instanceof DatabaseServerError && error.problem === 'folder-in-use') {
          current = undefined
          onLost(error)
          return
        }
        log.warn(
          `the database could not be started again: ${error instanceof Error ? error.message : String(error)}`,
        )
        await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
  }

  watch(hold)
  return {
    current: () => current,
    end: async () => {
      ending.abort()
      await recovery
    },
  }
}
