import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAlive } from './process-state.ts'
import type { Postmaster } from './types.ts'

/** Bytes of a path that every system can connect to (macOS: 104, with the zero at its end). */
const longestPath = 103

const socketStart = '.s.PGSQL.'

/** The cluster where a socket can be connected to: there was none before this version, and it may lie too deep. */
function socketFolderOf(clusterDir: string, port: number): string | undefined {
  const folder = resolve(clusterDir)
  const path = join(folder, `${socketStart}${port}`)
  return Buffer.byteLength(path) <= longestPath && existsSync(path) ? folder : undefined
}

const lockFile = (clusterDir: string): string => join(clusterDir, 'postmaster.pid')

/**
 * The lock file PostgreSQL keeps in the cluster, whether its process lives or not.
 * Lines: process id, data folder, start time, port, socket folder, listen address, shared memory key, status
 * (PostgreSQL, src/include/utils/pidfile.h).
 */
export function readLockFile(clusterDir: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(lockFile(clusterDir), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid < 1) return undefined
  const port = Number(lines[3] ?? 0)
  return { pid, port, socketFolder: socketFolderOf(clusterDir, port), status: lines[7]?.trim() ?? '' }
}

/** The database process that runs on the cluster now; undefined when there is none. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const found = readLockFile(clusterDir)
  return found !== undefined && isAlive(found.pid) && isPostmaster(found) ? found : undefined
}

/**
 * Removes a lock file whose process is dead. PostgreSQL does that itself, but asks the number only: it refuses to start
 * while that is a zombie, or has since been given to another process of the same user (every restart of a container).
 * The same goes for the lock of its socket. Its second guard, the shared memory key, stays in force.
 */
export function clearStaleLockFile(clusterDir: string): void {
  if (readLockFile(clusterDir) !== undefined && findPostmaster(clusterDir) === undefined) {
    rmSync(lockFile(clusterDir), { force: true })
    for (const name of readdirSync(clusterDir))
      if (name.startsWith(socketStart)) rmSync(join(clusterDir, name), { force: true })
  }
}

/**
 * Tells a postmaster from a stranger that was given its number later: its command line names the port. (Its working
 * folder would show it as well, but root in a container may not look at another user's.) In doubt it is ours.
 */
function isPostmaster({ pid, port }: Postmaster): boolean {
  if (process.platform === 'win32') return true
  try {
    const command = commandLine(pid)
    return command.includes('postgres') && (port === 0 || command.includes(`port=${port}`))
  } catch {
    return true
  }
}

const commandLine = (pid: number): string => {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}
