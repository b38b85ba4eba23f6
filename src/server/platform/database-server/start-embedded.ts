import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { trustSearches } from '../db/indexed-search.ts'
import { appRole, type Credentials, ownerRole, readCredentials, superuserRole, urlOf } from './credentials.ts'
import { DatabaseServerError } from './database-server-error.ts'
import { ensureRunning, type Running } from './ensure-running.ts'
import { asFolderError, systemCode } from './file-error.ts'
import { prepare } from './prepare.ts'
import { isAlive } from './process-state.ts'
import { type Invocation, runProgram } from './run-program.ts'
import { findHolder, openHold, serverVersion, tryHold } from './store.ts'
import type { EmbeddedDatabase, ServerLog, Site, StartOptions } from './types.ts'

const patience = 30_000

/**
 * Shuts a database down ("fast": open transactions are rolled back, everything is written out) and waits until its
 * process is gone. One that does not come to an end is ordered to stop at once; its next start then recovers.
 */
async function stopPostmaster(invocation: Invocation, pid: number, log: ServerLog): Promise<void> {
  await signal(invocation, pid, 'INT')
  if (await isGone(pid, patience)) return
  log.warn(`the database (process ${pid}) has not stopped after ${patience / 1000} s; stopping it at once`)
  await signal(invocation, pid, 'QUIT')
  if (!(await isGone(pid, patience))) log.warn(`the database (process ${pid}) does not stop`)
}

async function signal(invocation: Invocation, pid: number, name: 'INT' | 'QUIT'): Promise<void> {
  // Windows has no signals: PostgreSQL's own tool delivers them there.
  if (process.platform === 'win32') {
    await runProgram(invocation, 'pg_ctl', ['kill', name, String(pid)])
    return
  }
  try {
    process.kill(pid, `SIG${name}`)
  } catch {
    // It has gone already.
  }
}

async function isGone(pid: number, within: number): Promise<boolean> {
  const deadline = Date.now() + within
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}

export interface Hold extends Running {
  /** Open as long as the folder is ours. */
  readonly client: Client
}

const attempts = 60

const pause = 50

/**
 * Sees to it that a database runs on the site and that nobody else works with it. A database that runs without a holder
 * is the orphan of a server that was killed, and becomes ours.
 * @throws {DatabaseServerError} `folder-in-use` when a living server, backup or restore holds it.
 */
async function takeHold(site: Site, credentials: Credentials, holder: string, port?: number): Promise<Hold> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await ensureRunning(site, port)
    const client = await connect(site, credentials, holder, running, attempt)
    if (client === undefined) {
      await delay(pause)
      continue
    }
    if (await tryHold(client)) return { ...running, client }
    const other = await findHolder(client)
    await client.end()
    // The holder was killed this moment and the database has not noticed yet.
    const fading = other === undefined || (other.pid !== undefined && !isAlive(other.pid))
    if (!fading || attempt >= attempts) throw inUse(site, other?.description, other?.pid)
    await delay(pause)
  }
}

/** @returns undefined when the database went away in between. */
async function connect(
  site: Site,
  credentials: Credentials,
  holder: string,
  { postmaster }: Running,
  attempt: number,
): Promise<Client | undefined> {
  try {
    return await openHold(urlOf(ownerRole, credentials.owner, postmaster, 'postgres'), holder)
  } catch (error) {
    // Refused, reset, or "the database system is starting up / shutting down" (class 57P0).
    const passing = /^(ECONNREFUSED|ECONNRESET|57P0\d|53300)$/.test(systemCode(error))
    if (passing && attempt < attempts) return undefined
    throw new DatabaseServerError(
      systemCode(error) === '28P01' ? 'folder-incomplete' : 'no-answer',
      systemCode(error) === '28P01'
        ? `The database in ${site.dataDir} does not accept the passwords kept beside it: folder and passwords come from different installations. Put both from the same copy in place, or restore a backup.`
        : `The database process ${postmaster.pid} runs on ${site.dataDir} but does not answer on port ${postmaster.port} (${String(error)}). Stop it (kill ${postmaster.pid}) and start again.`,
      { cause: error, pid: postmaster.pid },
    )
  }
}

const inUse = (site: Site, description: string | undefined, pid: number | undefined): DatabaseServerError =>
  new DatabaseServerError(
    'folder-in-use',
    `The data folder ${site.dataDir} is in use by another Vitrine: ${description ?? 'a process that does not tell its name'}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
    pid === undefined ? {} : { pid },
  )

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
function supervise({ hold, log, retake, onLost }: Supervised): Supervision {
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
    const { postmaster } = hold
    const supervision = supervise({
      hold,
      log,
      retake: () => takeHold(site, credentials, holder, postmaster.port),
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
    await trustSearches(urlOf(superuserRole, credentials.superuser, postmaster), log)
    return {
      ownerUrl: urlOf(ownerRole, credentials.owner, postmaster),
      appUrl: urlOf(appRole, credentials.app, postmaster),
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
