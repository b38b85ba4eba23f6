import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrations } from '../db/index.ts'
import { BackupError } from './backup-error.ts'
import { loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import type { RestoreTarget } from './restore-target.ts'
import { listFiles } from './stored-files.ts'
import { verifyArchive } from './verify-archive.ts'

export interface RestoreOptions {
  readonly file: string
  readonly dataDir: string
  /** Opened only when the backup is known to be whole. */
  readonly openTarget: () => Promise<RestoreTarget>
  /** Allows to replace what is there. */
  readonly replace: boolean
  readonly warn: (message: string) => void
  readonly signal: AbortSignal
}

/** Files a restore puts into the data folder besides the database. */
const parts = ['files', 'secret'] as const

/**
 * Files and secret of a restore: unpacked beside the present ones, then put in their place by renaming, which takes
 * no time however much there is.
 */
export interface FilesRestore {
  /** Folder for the stored files. */
  readonly filesDir: string
  readonly secretFile: string
  changePlaces(): Promise<void>
  /** After `changePlaces`: back to how it was. */
  undo(): Promise<void>
  /** Removes what is not needed any more, whichever way it ended. */
  tidy(): Promise<void>
}

/** @param withFiles false: the backup holds no files, and the present ones stay. */
async function beginFilesRestore(dataDir: string, withFiles: boolean): Promise<FilesRestore> {
  const pathsOf = (name: string) => ({
    current: join(dataDir, name),
    next: join(dataDir, `${name}.restored`),
    former: join(dataDir, `${name}.replaced`),
  })
  const all = parts.map(pathsOf)
  for (const { current, next, former } of all) {
    // A restore that was killed between two renames left the only copy here.
    if (!(await exists(current)) && (await exists(former))) await rename(former, current)
    await remove(next, former)
  }
  if (withFiles) await mkdir(pathsOf('files').next, { recursive: true, mode: 0o700 })

  const moved: typeof all = []
  return {
    filesDir: pathsOf('files').next,
    secretFile: pathsOf('secret').next,
    async changePlaces() {
      for (const paths of all) {
        if (!(await exists(paths.next))) continue
        moved.push(paths)
        if (await exists(paths.current)) await rename(paths.current, paths.former)
        await rename(paths.next, paths.current)
      }
    },
    async undo() {
      for (const { current, next, former } of moved.splice(0)) {
        if (!(await exists(next))) await rename(current, next)
        if (await exists(former)) await rename(former, current)
      }
    },
    async tidy() {
      for (const { next, former } of all) await remove(next, former)
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const remove = async (...paths: string[]): Promise<void> => {
  for (const path of paths) await rm(path, { recursive: true, force: true })
}

/**
 * Puts an installation back as a backup holds it. The whole backup is checked before anything is touched; database,
 * files and secret then change together at the very end, so that a restore that fails leaves everything as it was.
 * @throws {BackupError} with words for the person who requested it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, dataDir, openTarget, replace, warn, signal } = options
  const manifest = await verifyArchive(file, signal)
  checkVersion(file, manifest)
  const target = await openTarget()
  const filesRoot = `${dataDir}/files`
  if (!replace && (target.museums > 0 || (await hasAny(listFiles(filesRoot))))) throw occupied(target.museums)
  await mkdir(dataDir, { recursive: true })
  const files = await beginFilesRestore(dataDir, manifest.files.included)
  try {
    await loadDatabase({
      ownerUrl: await target.prepare(manifest.migration),
      manifest,
      warn,
      signal,
      fill: (tables, loadTable) =>
        readBackup(
          file,
          {
            tables,
            loadTable,
            filesDir: manifest.files.included ? files.filesDir : undefined,
            secretFile: files.secretFile,
          },
          signal,
        ),
      beforeCommit: async () => {
        if (target.visibleAtCommit) await files.changePlaces()
      },
    })
    await target.finish(() => files.changePlaces())
  } catch (error) {
    await files.undo()
    await target.abandon().catch(() => undefined)
    throw error
  } finally {
    await files.tidy()
  }
  return manifest
}

/** @throws {BackupError} when a newer version made the backup. */
export function checkVersion(file: string, { migration, product }: Manifest): void {
  if (migration > readMigrations().length) {
    throw new BackupError(
      `The backup ${file} was made by a newer version (${product.version}) than this one. Restore it with that version.`,
    )
  }
}

const occupied = (museums: number): BackupError =>
  new BackupError(
    `There is an installation here already (${museums === 1 ? '1 museum' : `${museums} museums`}). To replace it and all its data, add --replace; or restore into another folder (DATA_DIR) or database (DATABASE_URL).`,
  )

const hasAny = async (items: AsyncGenerator<string>): Promise<boolean> => {
  const { done } = await items.next()
  await items.return(undefined)
  return done !== true
}
