import { execFile } from 'node:child_process'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { JobContext } from '#server/platform/jobs/index.ts'
import type { BackupPlace } from './backup-place.ts'
import { reasonOf } from './reason-of.ts'
import {
  failBackup,
  failRunning,
  finishBackup,
  insertBackup,
  type MadeBackup,
  markRemoved,
  surplusBackups,
} from './store.ts'

export interface BackupContext {
  readonly database: Database
  readonly clock: Clock
  readonly dataDir: string
  /** The database as the role that owns the tables. */
  readonly ownerUrl: string
  readonly place: BackupPlace
  /** Number of proven backups that are kept. */
  readonly keep: number
}

const command = fileURLToPath(new URL('../commands/backup.ts', import.meta.url))
const run = promisify(execFile)

/** Writes and proves a backup in a process of its own: neither compressing nor comparing holds up the server. */
async function writeAndProve(
  { ownerUrl, dataDir }: BackupContext,
  path: string,
  signal: AbortSignal,
): Promise<MadeBackup> {
  const { stdout } = await run(process.execPath, [command, path, '--prove', '--json'], {
    env: { ...process.env, DATABASE_URL: ownerUrl, DATA_DIR: dataDir },
    signal,
    // A backup that is broken off clears up after itself.
    killSignal: 'SIGTERM',
  })
  return { ...(JSON.parse(stdout) as Omit<MadeBackup, 'bytes'>), bytes: (await stat(path)).size }
}

/**
 * Makes one backup: written, restored into a scratch database, compared, put in its place; older ones beyond the number kept are
 * removed only then. What fails is kept in the list with its reason.
 * @throws whatever the backup failed with.
 */
export async function makeBackup(
  context: BackupContext,
  { signal, log }: Pick<JobContext, 'signal' | 'log'>,
): Promise<void> {
  const { database, clock, place, keep } = context
  const asSystem = <T>(work: Parameters<typeof database.asSystem<T>>[1]) => database.asSystem('backups', work)
  const folder = place.workFolder
  // One job makes backups: files here were left by a server that was stopped.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const begun = clock()
  const name = `${begun.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.zst`
  const id = await asSystem(async db => {
    await failRunning(db, 'The server was stopped while it made this backup.', begun)
    return insertBackup(db, name, begun)
  })
  try {
    const path = join(folder, name)
    const made = await writeAndProve(context, path, signal)
    await place.take(path, name)
    await asSystem(db => finishBackup(db, id, made, clock()))
    log.info({ file: name, ...made }, 'a backup was made and proven')
  } catch (error) {
    await asSystem(db => failBackup(db, id, reasonOf(error), clock()))
    log.error({ file: name, reason: reasonOf(error) }, 'a backup failed')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  for (const old of await asSystem(db => surplusBackups(db, keep))) {
    await place.remove(old.file)
    await asSystem(db => markRemoved(db, old.id))
  }
}
