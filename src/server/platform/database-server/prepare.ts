import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries, majorVersion, mendBinaries, program } from './binaries.ts'
import { DatabaseServerError } from './database-server-error.ts'
import { systemCode } from './file-error.ts'
import { initialise, removeUnfinished } from './initialise.ts'
import { layoutOf } from './layout.ts'
import { canUse } from './reach.ts'
import type { Binaries, RunAs, ServerLog, Site, StartOptions } from './types.ts'

const idOf = (flag: '-u' | '-g', name: string): number | undefined => {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

const lookUp = (name: string): RunAs | undefined => {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid }
}

/**
 * The user the database runs as. PostgreSQL refuses to run as root, so root hands it to the user the cluster belongs to;
 * for a new one to `postgres`, else `nobody`, else a user made for it.
 * @returns undefined when this process is not root: then the database runs as the same user.
 * @throws {DatabaseServerError} when root finds no user and cannot make one.
 */
function chooseUser(clusterDir: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return lookUp('postgres') ?? lookUp('nobody') ?? makeUser()
}

function makeUser(): RunAs {
  const name = 'vitrine'
  let cause: unknown
  if (lookUp(name) === undefined) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' })
    } catch (error) {
      cause = error
    }
  }
  const made = lookUp(name)
  if (made !== undefined) return made
  throw new DatabaseServerError(
    'no-user',
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it as. Make one (useradd --system postgres), or start as an ordinary user.',
    { cause },
  )
}

/**
 * The programs at a place where the database's user can run them: where npm put them, or else a copy. A copy is needed
 * when root installed below a folder of its own (/root), or when the package is incomplete and may not be mended.
 */
async function usableBinaries(
  binaries: Binaries,
  user: RunAs | undefined,
  log: ServerLog,
): Promise<Binaries> {
  const mended = await mendBinaries(binaries)
  const reachable =
    user === undefined ||
    [program(binaries, 'postgres'), join(binaries.folder, 'lib'), join(binaries.folder, 'share')].every(
      path => canUse(path, user),
    )
  return mended && reachable ? binaries : copyOf(binaries, log)
}

async function copyOf(binaries: Binaries, log: ServerLog): Promise<Binaries> {
  const name = `vitrine-postgres-${binaries.version}-${process.platform}-${process.arch}`
  for (const parent of process.getuid?.() === 0 ? ['/var/cache/vitrine', tmpdir()] : [tmpdir()]) {
    const packageFolder = join(parent, name)
    const copy = { ...binaries, folder: join(packageFolder, 'native') }
    if (isOurs(packageFolder)) return copy
    try {
      await mkdir(parent, { recursive: true })
      await place(binaries, packageFolder)
      log.info(`PostgreSQL's programs were copied to ${packageFolder}, where its user can run them`)
      return copy
    } catch (error) {
      log.warn(`PostgreSQL's programs could not be copied to ${packageFolder}: ${String(error)}`)
    }
  }
  return binaries
}

/** Complete, because it has its final name and no other user can write there. */
function isOurs(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

async function place(binaries: Binaries, packageFolder: string): Promise<void> {
  const unfinished = `${packageFolder}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(unfinished, { mode: 0o755 })
    await cp(binaries.folder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    await openToAll(unfinished)
    await mendBinaries({ ...binaries, folder: join(unfinished, 'native') })
    await rename(unfinished, packageFolder).catch(error => {
      // Another start was faster.
      if (!isOurs(packageFolder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** chmod -R u+rwX,go+rX,go-w: a strict umask at installation time must not make it fail. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}

/** Makes the folder ready: makes the cluster at the first start, later checks that it is whole and of our version. */
export async function prepare({ dataDir, log, binaries, fast = false }: StartOptions): Promise<Site> {
  const { databaseDir, clusterDir, logFile } = layoutOf(dataDir)
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  await removeUnfinished(dataDir)
  const runAs = chooseUser(clusterDir)
  const usable = await usableBinaries(binaries ?? findBinaries(), runAs, log)
  if (statSync(databaseDir, { throwIfNoEntry: false }) === undefined) {
    log.info(`setting up a new PostgreSQL ${majorVersion} database in ${databaseDir}`)
    await initialise({ dataDir, binaries: usable, runAs, fast })
  } else if (runAs !== undefined) {
    returnToUser(clusterDir, runAs)
  }
  await checkCluster(clusterDir, dataDir)
  return { dataDir, clusterDir, logFile, binaries: usable, runAs, fast, log }
}

/** A folder that root copied or unpacked belongs to root, and PostgreSQL refuses it. */
function returnToUser(clusterDir: string, { uid, gid }: RunAs): void {
  if (statSync(clusterDir, { throwIfNoEntry: false })?.uid === 0) {
    execFileSync('chown', ['-R', `${uid}:${gid}`, clusterDir])
  }
}

async function checkCluster(clusterDir: string, dataDir: string): Promise<void> {
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(error => {
    if (systemCode(error) === 'EACCES') throw error
    return ''
  })
  if (version.trim() === majorVersion) return
  if (version === '') {
    throw new DatabaseServerError(
      'folder-incomplete',
      `The database folder ${clusterDir} is not complete: part of it was deleted or never copied. Move ${join(dataDir, 'database')} away, then restore a backup (npm run restore -- <file>) or start with an empty installation.`,
    )
  }
  throw new DatabaseServerError(
    'wrong-version',
    `The database in ${clusterDir} was made by PostgreSQL ${version.trim()}; this version of the product brings PostgreSQL ${majorVersion}. Start the version of the product that made it, make a backup there (npm run backup -- <file>), move ${join(dataDir, 'database')} away, and restore the backup with this version.`,
  )
}
