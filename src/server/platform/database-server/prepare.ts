import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries, majorVersion } from './binaries.ts'
import { DatabaseServerError } from './database-server-error.ts'
import { systemCode } from './file-error.ts'
import { initialise, removeUnfinished } from './initialise.ts'
import { layoutOf } from './layout.ts'
import { chooseUser } from './os-user.ts'
import type { RunAs, Site, StartOptions } from './types.ts'
import { usableBinaries } from './usable-binaries.ts'

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
