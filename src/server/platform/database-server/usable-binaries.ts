import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mendBinaries, program } from './binaries.ts'
import { canUse } from './reach.ts'
import type { Binaries, RunAs, ServerLog } from './types.ts'

/**
 * The programs at a place where the database's user can run them: where npm put them, or else a copy. A copy is needed
 * when root installed below a folder of its own (/root), or when the package is incomplete and may not be mended.
 */
export async function usableBinaries(
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

/** Complete, because it has its final name, and nobody else could have put other programs there. */
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

/** chmod -R u+rwX,go+rX,go-w: a strict umask at installation time must not stand in the way. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
