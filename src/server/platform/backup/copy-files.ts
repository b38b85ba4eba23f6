import { Readable } from 'node:stream'
import { isCoded } from '../errors.ts'
import type { Storage } from '../storage/index.ts'
import { readArchive } from './archive-reader.ts'
import { members } from './manifest.ts'
import { type KeptFiles, keyInCopy } from './store/kept-files.ts'

export interface CopyFilesOptions {
  /** The verified archive; undefined where the files lie in an object storage and are no part of backups: those the museum still has are copied then. */
  readonly file: string | undefined
  readonly storage: Storage
  readonly kept: KeptFiles
  readonly museumId: string
  readonly copyId: string
  readonly signal: AbortSignal
}

export interface CopiedFiles {
  readonly files: number
  /** Those of them that are not there as the museum's records describe them. */
  readonly missing: number
}

interface Stored {
  readonly key: string
  /** Undefined where it is gone by now. */
  read(): Promise<Readable | undefined>
}

async function* inArchive(file: string, { museumId, signal }: CopyFilesOptions): AsyncGenerator<Stored> {
  const beginning = members.file(`${museumId}/`)
  for await (const { name, content } of readArchive(file, signal)) {
    if (name.startsWith(beginning))
      yield { key: name.slice(members.file('').length), read: async () => Readable.from(content) }
  }
}

async function* inStorage({ storage, museumId }: CopyFilesOptions): AsyncGenerator<Stored> {
  for await (const key of storage.list(museumId))
    yield {
      key,
      read: () =>
        storage.get(key).catch((error: unknown) => {
          if (!isCoded(error, 'not_found')) throw error
          return undefined
        }),
    }
}

/**
 * Stores the files that come along with a museum's rows under the keys of its copy, one after the other. What is of no row (files made for single
 * people, uploads under way) is left out.
 */
export async function copyFiles(options: CopyFilesOptions): Promise<CopiedFiles> {
  const { file, storage, kept, museumId, copyId, signal } = options
  let whole = 0
  for await (const { key, read } of file === undefined ? inStorage(options) : inArchive(file, options)) {
    signal.throwIfAborted()
    const row = await kept.find(key)
    const content = row && (await read())
    if (!content) continue
    const { sha256 } = await storage.put(keyInCopy(key, museumId, copyId), content)
    // The file that the row describes, and not something made of it.
    if (row.sha256 === null ? key === row.key : sha256 === row.sha256) whole += 1
  }
  return { files: kept.count, missing: kept.count - whole }
}
