import { chmod, chown, mkdir, open, readdir, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Credentials, makeCredentials, superuserRole, writeCredentials } from './credentials.ts'
import { diagnose } from './diagnose.ts'
import { systemCode } from './file-error.ts'
import { layoutOf, pidOfUnfinished, unfinishedName } from './layout.ts'
import { isAlive } from './process-state.ts'
import { clusterArgument, type Invocation, runProgram } from './run-program.ts'
import { setUpStatements } from './store.ts'
import type { Binaries, RunAs } from './types.ts'

export interface NewCluster {
  readonly dataDir: string
  readonly binaries: Binaries
  readonly runAs: RunAs | undefined
  readonly fast: boolean
}

/**
 * Makes `database` below the data folder: cluster, roles, database, passwords. All of it is prepared under another name
 * and appears at once; when another process was faster, its folder stays and ours is dropped.
 */
export async function initialise(options: NewCluster): Promise<void> {
  const { dataDir, runAs } = options
  const target = layoutOf(dataDir).databaseDir
  const folder = join(dataDir, unfinishedName(process.pid))
  const clusterDir = join(folder, 'cluster')
  await rm(folder, { recursive: true, force: true })
  try {
    await mkdir(clusterDir, { recursive: true, mode: 0o700 })
    // The database's user passes through, no more.
    if (runAs !== undefined) await chmod(folder, 0o711)
    await own(clusterDir, runAs)
    const credentials = makeCredentials()
    await writeCredentials(join(folder, 'credentials.json'), credentials)
    await makeCluster({ ...options, clusterDir }, folder, credentials)
    await rename(folder, target)
    await syncFolder(dataDir)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(systemCode(error)) || !(await exists(target))) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeCluster(
  invocation: Invocation & NewCluster,
  folder: string,
  credentials: Credentials,
): Promise<void> {
  const passwordFile = join(folder, 'superuser')
  await writeFile(passwordFile, `${credentials.superuser}\n`, { mode: 0o600 })
  await own(passwordFile, invocation.runAs)
  const cluster = clusterArgument(invocation)
  const made = await runProgram(invocation, 'initdb', [
    `--pgdata=${cluster}`,
    `--username=${superuserRole}`,
    // From inside the cluster, for a user that cannot enter the folders above.
    '--pwfile=../superuser',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into PostgreSQL, so that no index depends on the system's library; lists sort by ICU collations.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // What is left of the system's: letters in ltree labels. Only Linux is sure to have C.UTF-8.
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--lc-messages=C',
    ...(invocation.fast ? ['--no-sync'] : []),
  ])
  await unlink(passwordFile)
  if (made.code !== 0) throw diagnose(made.output, invocation.dataDir, 'could not be set up')

  const setUp = await runProgram(
    invocation,
    'postgres',
    ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', superuserRole],
    setUpStatements(credentials),
  )
  if (setUp.code !== 0) throw diagnose(setUp.output, invocation.dataDir, 'could not be set up')
}

/** Removes what starts that were killed in the middle left behind. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = pidOfUnfinished(name)
    if (pid === undefined || isAlive(pid)) continue
    // An `initdb` that outlived its starter may still write there; then the next start removes it.
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

const own = async (path: string, user: RunAs | undefined): Promise<void> => {
  if (user !== undefined) await chown(path, user.uid, user.gid)
}

const exists = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).length > 0

/** Makes a rename survive a power cut. Windows has no such call for folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
