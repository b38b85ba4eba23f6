import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../backup/stored-files.ts'
import { CodedError, notFound } from '../errors.ts'
import { localFolders } from './local-folders.ts'
import { createMeasure } from './measure.ts'
import { checkFolder, checkKey, type FileHead, rangeWithin, type Storage, StorageError } from './storage.ts'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Bytes that are summed up and written in one go: of a file that comes in one piece, others have their turn between. */
const atOnce = 1024 ** 2

function* cut(chunk: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < chunk.length; at += atOnce) yield chunk.subarray(at, at + atOnce)
}

/** Files being written lie here, beside the museums' folders and on the same disk, so that renaming moves nothing. */
const incoming = '.incoming'

/** Makes a rename outlive a power cut. Windows cannot open a folder and needs no such thing. */
async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle
  try {
    folder = await open(path, 'r')
  } catch {
    return
  }
  try {
    await folder.sync()
  } catch (error) {
    if (codeOf(error) !== 'EINVAL' && codeOf(error) !== 'EPERM') throw error
  } finally {
    await folder.close()
  }
}

/** Files in a folder of this machine, readable by the server's user alone. */
export function diskStorage(root: string): Storage {
  localFolders.add(root)
  const pathOf = (key: string): string => join(root, checkKey(key))

  const head = async (key: string): Promise<FileHead | undefined> => {
    try {
      const { size, mtime } = await stat(pathOf(key))
      return { size, modified: mtime }
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  }

  return {
    async put(key, content, expected = {}) {
      const path = pathOf(key)
      const temporary = join(root, incoming, randomUUID())
      // An error before the first byte is asked for is found by the loop; without a listener it would end the process.
      content.on('error', () => undefined)
      try {
        await mkdir(dirname(temporary), { recursive: true, mode: 0o700 })
        const measure = createMeasure()
        const file = await open(temporary, 'wx', 0o600)
        try {
          for await (const chunk of content as AsyncIterable<Uint8Array>)
            for (const piece of cut(chunk)) {
              measure.add(piece)
              await file.writeFile(piece)
            }
          await file.sync()
        } finally {
          await file.close()
        }
        const stored = measure.result(expected)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(temporary, path)
        await syncFolder(dirname(path))
        return stored
      } catch (error) {
        content.destroy()
        await rm(temporary, { force: true })
        if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') {
          throw new CodedError('unavailable', { text: 'errors.diskFull', cause: error })
        }
        throw error
      }
    },

    async get(key, range) {
      const found = await head(key)
      if (!found) throw notFound()
      return createReadStream(pathOf(key), rangeWithin(found.size, range))
    },

    async part(key, start, length) {
      const file = await open(pathOf(key), 'r').catch(error => {
        throw codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR' ? notFound() : error
      })
      try {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, start)
        if (bytesRead === 0) throw new RangeError('the part lies outside the file')
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },

    head,
    has: async key => (await head(key)) !== undefined,
    localPath: pathOf,
    async room() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },

    async *list(tenantId) {
      for await (const path of listFiles(join(root, checkFolder(tenantId)))) yield `${tenantId}/${path}`
    },
    async deleteAll(tenantId) {
      await rm(join(root, checkFolder(tenantId)), { recursive: true, force: true })
    },

    async tidy(before) {
      const folder = join(root, incoming)
      let removed = 0
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtime } = await stat(join(folder, name))
        if (mtime >= before) continue
        await rm(join(folder, name), { force: true })
        removed += 1
      }
      return removed
    },

    async check() {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
        await access(root, constants.R_OK | constants.W_OK)
        const probe = join(root, incoming, randomUUID())
        await mkdir(dirname(probe), { recursive: true, mode: 0o700 })
        // A full disk can be opened and not written.
        await writeFile(probe, 'probe', { mode: 0o600, flush: true }).finally(() =>
          rm(probe, { force: true }),
        )
      } catch (error) {
        throw new StorageError(
          `The folder for files, ${root}, cannot be written: ${(error as Error).message}`,
        )
      }
    },
  }
}
