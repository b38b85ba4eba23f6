import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { program } from './binaries.ts'
import { DatabaseServerError } from './database-server-error.ts'
import { diagnose } from './diagnose.ts'
import { clearStaleLockFile, findPostmaster, readLockFile } from './postmaster.ts'
import { cannotRun, clusterArgument, spawnOptions } from './run-program.ts'
import type { Postmaster, Site } from './types.ts'

export interface Running {
  readonly postmaster: Postmaster
  /** False when it ran already: the database of a killed server, or of one that lives. */
  readonly startedHere: boolean
}

const pause = 25

const patience = 60_000

/** A free port of the loopback address. Another process may take it before we do: then ask again. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** A sixteenth of the machine's memory for the database's own cache, between bounds: the rest serves as well, through the system's. */
const sharedMegabytes = Math.round(Math.min(1024, Math.max(128, totalmem() / 2 ** 24)))

/** Settings for one museum's own machine. They are given at every start, so a new version of the product may change them. */
const settings = {
  listen_addresses: '127.0.0.1',
  // The cluster, as PostgreSQL names it itself: a path of any length. Windows has none of ours.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  max_connections: 100,
  shared_buffers: `${sharedMegabytes}MB`,
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  // Messages are read by `diagnose`.
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  cluster_name: 'vitrine',
}

/** Survives a killed process, but not a power cut. */
const withoutDurability = { fsync: 'off', full_page_writes: 'off' }

/** Outcome of an attempt to start. */
export type Launch =
  | { readonly outcome: 'ready'; readonly postmaster: Postmaster }
  | { readonly outcome: 'port-taken' | 'already-running' | 'memory-in-use' }
  | { readonly outcome: 'failed'; readonly output: string }

/**
 * Starts the database and waits until it accepts connections, however long it takes to recover after a crash. It is put
 * in a process group of its own, so that a Ctrl-C in the terminal reaches the server first, and writes its messages to a
 * file, so that it can outlive a server that is killed.
 */
async function launch(site: Site, port: number): Promise<Launch> {
  const log = openLog(site.logFile)
  const child = spawn(
    program(site.binaries, 'postgres'),
    [
      ...['-D', clusterArgument(site)],
      ...Object.entries({ ...settings, port, ...(site.fast ? withoutDurability : {}) }).flatMap(
        ([name, value]) => ['-c', `${name}=${value}`],
      ),
    ],
    { ...spawnOptions(site), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  closeSync(log.fd)
  child.unref()
  let failure: Error | undefined
  let ended = false
  child.on('error', error => {
    failure = cannotRun('postgres', site, error)
  })
  child.on('exit', () => {
    ended = true
  })
  const begun = Date.now()
  let announced = begun
  for (;;) {
    const seen = readLockFile(site.clusterDir)
    if (seen !== undefined && seen.pid === child.pid && seen.status === 'ready')
      return { outcome: 'ready', postmaster: seen }
    if (failure !== undefined) throw failure
    if (ended) return explain(readFileSync(site.logFile).subarray(log.length).toString())
    if (Date.now() - announced > 10_000) {
      announced = Date.now()
      site.log.info(`the database is recovering, ${Math.round((announced - begun) / 1000)} s so far`)
    }
    await delay(10)
  }
}

function explain(output: string): Launch {
  if (/could not bind|Address already in use|could not create any TCP\/IP sockets/.test(output))
    return { outcome: 'port-taken' }
  if (/lock file "postmaster\.pid" already exists|lock file "postmaster\.pid" is empty/.test(output)) {
    return { outcome: 'already-running' }
  }
  if (/pre-existing shared memory block/.test(output)) return { outcome: 'memory-in-use' }
  return { outcome: 'failed', output }
}

const largestLog = 5_000_000

/** The file PostgreSQL writes to; a long one is put aside once. @returns with the length it has now. */
function openLog(file: string): { fd: number; length: number } {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.1`)
  const fd = openSync(file, 'a', 0o600)
  return { fd, length: fstatSync(fd).size }
}

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
      // 'port-taken': someone was faster; another port. 'already-running': another start was faster; look at it.
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
