import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { temporaryFolder } from '#server/platform/temporary-folder.ts'
import { TableError } from './table-error.ts'

/** A file that can be read from any place and as often as wanted. */
export interface Spool {
  readonly path: string
  readonly bytes: number
  dispose(): Promise<void>
}

const refuse = (limit: number): never => {
  throw new TableError('tooLarge', { limit })
}

const spoolStream = async (source: Readable, limit: number): Promise<Spool> => {
  const folder = await temporaryFolder()
  const path = join(folder, 'table')
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true })
  let bytes = 0
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Buffer | string>) {
        for await (const chunk of chunks) {
          bytes += Buffer.byteLength(chunk)
          if (bytes > limit) refuse(limit)
          yield chunk
        }
      },
      createWriteStream(path),
    )
  } catch (error) {
    await dispose()
    throw error
  }
  return { path, bytes, dispose }
}

/**
 * A workbook keeps its list of parts at its end and a table is read several times, so a stream is first put
 * into a file of its own; a file is used where it lies.
 */
export const spool = async (source: Readable | string, limit: number): Promise<Spool> => {
  if (typeof source !== 'string') return spoolStream(source, limit)
  const { size } = await stat(source)
  if (size > limit) refuse(limit)
  return { path: source, bytes: size, dispose: async () => {} }
}

/** The bytes of a file from its beginning, at most `count`. */
export const beginningOf = async (path: string, count: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(path, { end: count - 1 })) chunks.push(chunk)
  return Buffer.concat(chunks)
}
