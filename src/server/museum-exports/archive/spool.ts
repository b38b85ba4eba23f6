import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { temporaryFolder } from '#server/platform/temporary-folder.ts'

/** Directory of an archive, which grows with every file and is needed at its end: kept in a file, so that a million need no more memory than ten. */
export interface Spool {
  write(piece: Buffer | string): Promise<void>
  /** Ends the writing, and gives all of it again. */
  read(): AsyncIterable<Buffer>
  remove(): Promise<void>
}

export async function createSpool(): Promise<Spool> {
  const folder = await temporaryFolder()
  const file = join(folder, 'spool')
  const stream = createWriteStream(file, { mode: 0o600 })
  // A full disk shows when more is written, or when it ends.
  stream.on('error', () => undefined)
  return {
    async write(piece) {
      if (stream.errored) throw stream.errored
      if (!stream.write(piece)) await once(stream, 'drain')
    },
    async *read() {
      stream.end()
      await finished(stream)
      yield* createReadStream(file)
    },
    async remove() {
      stream.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
