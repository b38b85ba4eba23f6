import { createReadStream } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Folder of files that are being written (see `storage`); they belong to no museum yet. */
const incoming = '.incoming'

export interface StoredFile {
  /** Below the folder of files, with slashes. */
  readonly path: string
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/** Paths of all stored files, one folder at a time. */
export async function* listFiles(root: string, below = ''): AsyncGenerator<string, void> {
  const folder = await opendir(join(root, below)).catch(ignoreMissing)
  if (folder === undefined) return
  for await (const entry of folder) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory() && path !== incoming) yield* listFiles(root, path)
    else if (entry.isFile()) yield path
  }
}

/** Opens a stored file. Files never change once they are stored. @returns undefined when it has been deleted. */
export async function openFile(root: string, path: string): Promise<StoredFile | undefined> {
  const handle = await open(join(root, path)).catch(ignoreMissing)
  if (handle === undefined) return undefined
  const { size } = await handle.stat()
  if (size === 0) {
    await handle.close()
    return { path, size, content: Readable.from([]) }
  }
  // `end` is the last byte itself.
  return { path, size, content: createReadStream('', { fd: handle, end: size - 1, autoClose: true }) }
}

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
