import { statfsSync } from 'node:fs'
import { DatabaseServerError } from './database-server-error.ts'
import { asFolderError, diskFull } from './file-error.ts'

const smallestDisk = 16 * 1024 * 1024

/** Turns the output of a failed PostgreSQL into an error that says what to do. */
export function diagnose(output: string, dataDir: string, whatFailed: string): unknown {
  if (/No space left on device|Disk quota exceeded/i.test(output) || roomLeft(dataDir) < smallestDisk) {
    return diskFull(dataDir)
  }
  if (/Permission denied|Read-only file system/i.test(output)) {
    return asFolderError({ code: 'EACCES' }, dataDir)
  }
  const lastLines = output.trim().split('\n').slice(-12).join('\n  ')
  return new DatabaseServerError(
    'start-failed',
    `The database in ${dataDir} ${whatFailed}. PostgreSQL said:\n  ${lastLines || 'nothing'}`,
  )
}

const roomLeft = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
