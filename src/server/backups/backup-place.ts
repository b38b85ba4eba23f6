import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openStorage } from '#server/platform/storage/index.ts'

/** The target of backups. */
export interface BackupPlace {
  /** Folder in which a backup is written before it is moved; emptied before each. */
  readonly workFolder: string
  /** Moves a finished archive here. @param path its current path; no file is left there. */
  take(path: string, name: string): Promise<void>
  /**
   * Makes a backup readable as a local file.
   * @param folder where a remote backup is downloaded to; the caller deletes it afterwards. @returns the path of the file.
   */
  fetch(name: string, folder: string): Promise<string>
  /** Streams a backup from its start. */
  open(name: string): Promise<Readable>
  /** Does nothing when there is no such backup. */
  remove(name: string): Promise<void>
}

/**
 * Opens the place that BACKUP_TO names.
 * @param address a folder, or an object storage as s3://…
 * @param dataDir the installation's folder.
 */
export function openBackupPlace(address: string, dataDir: string): BackupPlace {
  if (!address.startsWith('s3:'))
    return {
      // On the same disk, so that a backup appears complete or not at all.
      workFolder: join(address, '.in-progress'),
      async take(path, name) {
        await rename(path, join(address, name))
      },
      fetch: async name => join(address, name),
      open: async name => createReadStream(join(address, name)),
      remove: name => rm(join(address, name), { force: true }),
    }
  const storage = openStorage({ storageUrl: address, dataDir })
  const keyOf = (name: string) => `backups/${name}`
  return {
    workFolder: join(dataDir, 'backup-in-progress'),
    async take(path, name) {
      const { size } = await stat(path)
      await storage.put(keyOf(name), createReadStream(path), { size })
      await rm(path)
    },
    async fetch(name, folder) {
      const path = join(folder, name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await pipeline(await storage.get(keyOf(name)), createWriteStream(path, { mode: 0o600 }))
      return path
    },
    open: name => storage.get(keyOf(name)),
    remove: name => storage.delete(keyOf(name)),
  }
}
