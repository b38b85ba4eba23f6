import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { ArchivedFile } from './read-archive.ts'

const damaged = (cause?: unknown) => new CodedError('invalid_input', { text: 'errors.fileDamaged', cause })

/** Passes on what a file says it has: not a byte more, and not without the checksum. */
async function* verified(content: AsyncIterable<Buffer>, file: ArchivedFile): AsyncGenerator<Buffer> {
  let bytes = 0
  let sum = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > file.bytes) throw damaged()
    sum = crc32(piece, sum)
    yield piece
  }
  if (bytes !== file.bytes || sum !== file.crc32) throw damaged()
}

async function* unpacked(packed: Readable): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw()
  packed.on('error', error => inflate.destroy(error))
  try {
    yield* packed.pipe(inflate)
  } catch (error) {
    // What the storage says is not the file's fault.
    throw error instanceof CodedError || (error instanceof Error && !/^Z_/.test(String(Object(error).code)))
      ? error
      : damaged(error)
  } finally {
    packed.destroy()
    inflate.destroy()
  }
}

/**
 * Opens one file of a stored ZIP, of which only its own bytes are read. Its content is bounded by what the archive says it has.
 * @throws {CodedError} `not_found`; the stream fails with `invalid_input` for what is damaged
 */
export async function archivedContent(storage: Storage, key: string, file: ArchivedFile): Promise<Readable> {
  const { start, packed, deflated } = file
  const stored = packed === 0 ? Readable.from([]) : await storage.get(key, { start, end: start + packed - 1 })
  return Readable.from(verified(deflated ? unpacked(stored) : stored, file))
}
