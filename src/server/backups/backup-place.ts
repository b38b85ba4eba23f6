import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openStorage } from '#server/platform/storage/index.ts'

/** Where backups go. */
export interface BackupPlace {
  /** Where a backup is written before it is taken over; emptied before each. */
  readonly workFolder: string
  /** Takes over a finished archive. @param path where it lies now; gone afterwards. */
  take(path: string, name: string): Promise<void>
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
      // On the same disk, so that a backup is there whole or not at all.
      workFolder: join(address, '.in-progress'),
      async take(path, name) {
        await rename(path, join(address, name))
      },
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
    remove: name => storage.delete(keyOf(name)),
  }
}
