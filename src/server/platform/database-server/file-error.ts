import { DatabaseServerError } from './database-server-error.ts'

/** The system's code of a failed call (`EACCES`, `ENOSPC` …), empty when there is none. */
export const systemCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Turns a refused file operation below `folder` into an error that says what to do; anything else stays as it is. */
export function asFolderError(error: unknown, folder: string): unknown {
  switch (systemCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder, error)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new DatabaseServerError(
        'folder-unusable',
        `The data folder ${folder} cannot be written by this user. Start as the user it belongs to, change its owner (chown -R), or name another folder with DATA_DIR.`,
        { cause: error },
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new DatabaseServerError(
        'folder-unusable',
        `${folder} cannot be the data folder: it, or a folder above it, is a file. Name another folder with DATA_DIR.`,
        { cause: error },
      )
    default:
      return error
  }
}

/** The disk below `folder` has no room left. */
export const diskFull = (folder: string, cause?: unknown): DatabaseServerError =>
  new DatabaseServerError(
    'disk-full',
    `The disk of the data folder ${folder} is full. Free some space (200 MB at the least) and start again; nothing that was stored is lost.`,
    { cause },
  )
