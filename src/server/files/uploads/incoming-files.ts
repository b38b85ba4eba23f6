import { createReadStream, mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { dayMs } from '#model/dates/durations.ts'
import { retentions } from '#model/retention/retentions.ts'

/** The folder where files lie while they come in: bytes and, beside them, what the protocol knows of them. */
export interface IncomingFiles {
  /** For the server of the protocol; makes the folder. */
  store(): FileStore
  /** Number of bytes of an upload that arrived; undefined when there is none. */
  received(id: string): Promise<number | undefined>
  open(id: string): Readable
  /** Does nothing where there is none. */
  remove(id: string): Promise<void>
  /** Ids of what lies here since before a moment. */
  olderThan(before: Date): Promise<readonly string[]>
}

/** Unfinished uploads are kept so long. */
export const unfinishedMs = retentions.uploads.days * dayMs

/** Size of one read: in larger pieces than a stream takes by itself, a file is stored almost twice as quickly, at half the processor time. */
const pieceBytes = 1024 ** 2

export function incomingFiles(directory: string): IncomingFiles {
  const pathOf = (id: string) => join(directory, id)
  return {
    store() {
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      return new FileStore({ directory, expirationPeriodInMilliseconds: unfinishedMs })
    },
    async received(id) {
      const found = await stat(pathOf(id)).catch(() => undefined)
      return found?.size
    },
    open: id => createReadStream(pathOf(id), { highWaterMark: pieceBytes }),
    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.json`, { force: true })
    },
    async olderThan(before) {
      const ids = new Set<string>()
      for (const name of await readdir(directory).catch(() => [])) {
        const found = await stat(join(directory, name)).catch(() => undefined)
        if (found && found.mtime < before) ids.add(name.replace(/\.json$/, ''))
      }
      return [...ids]
    },
  }
}
