import { mkdir } from 'node:fs/promises'
import { readMigrations } from '../db/index.ts'
import { BackupError } from './backup-error.ts'
import { loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { beginFilesRestore } from './restore-files.ts'
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

/**
 * Puts an installation back as a backup holds it. The whole backup is checked before anything is touched; database,
 * files and secret then change together at the very end, so that a restore that fails leaves everything as it was.
 * @throws {BackupError} with words for whoever asked for it.
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
