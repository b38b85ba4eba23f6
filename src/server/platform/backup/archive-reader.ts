import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'

export interface Member {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
}

/**
 * Goes through the members of an archive in their order. Content that is not read is passed over.
 * @param open reads it where it is no file of this machine; `file` is then what it is called.
 * @throws {BackupError} when the file is missing, cut short or not an archive.
 */
export async function* readArchive(
  file: string,
  signal?: AbortSignal,
  open: () => Readable = () => createReadStream(file),
): AsyncGenerator<Member, void> {
  const tar = extract()
  let failure: unknown
  const read = pipeline(open(), createZstdDecompress(), tar, ...(signal ? [{ signal }] : [])).catch(
    (error: unknown) => {
      failure = error
      tar.destroy()
    },
  )
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: contentOf(entry as AsyncIterable<Buffer>, file) }
      entry.resume()
    }
    await read
    if (failure !== undefined) throw failure
  } catch (error) {
    throw explain(failure ?? error, file)
  } finally {
    tar.destroy()
    await read
  }
}

/** A broken archive is noticed when the member at that place is read. */
async function* contentOf(entry: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer, void> {
  try {
    yield* entry
  } catch (error) {
    throw explain(error, file)
  }
}

/** Whatever neither the system nor the caller's signal is to blame for is the archive's fault. */
function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`)
  if ('syscall' in error) return new BackupError(`${file} cannot be read: ${error.message}`)
  return new BackupError(`${file} is not a backup, or it is damaged or cut short: ${error.message}`)
}
