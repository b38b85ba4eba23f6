import { statfs } from 'node:fs/promises'
import { BackupError, copyMuseum } from '../platform/backup/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openStorage } from '../platform/storage/index.ts'
import { endOnSignals, failCommand } from './ending.ts'
import { openForBackup } from './open-for-backup.ts'

/** `copy-museum <file> <museum> <copy>`: a server's own, which makes the copy's row, calls it, and opens the copy afterwards. */
async function run(): Promise<void> {
  const [file, museumId, copyId] = process.argv.slice(2)
  if (!file || !museumId || !copyId)
    throw new BackupError('A museum is brought back in the console, under Backups.')
  const config = readConfig(process.env)
  const { ownerUrl, stop } = await openForBackup(config, createLog('warn'))
  const room = async () => {
    const { bavail, bsize } = await statfs(config.dataDir)
    return bavail * bsize
  }
  try {
    const storage = openStorage(config)
    await copyMuseum({ file, ownerUrl, storage, room, museumId, copyId, signal: endOnSignals() })
  } finally {
    await stop()
  }
}

run().catch(failCommand)
