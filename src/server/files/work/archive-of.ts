import type { Readable } from 'node:stream'
import { type ReadStreamOptions, ZipFile } from 'yazl'

/** An entry of an archive. */
export interface ArchiveEntry {
  readonly name: string
  readonly at: Date
  /** Bytes, where they are known before. */
  readonly bytes?: number
  /** True for what is not packed already, as pictures and films are. */
  readonly shrinks?: boolean
  readonly open: () => Promise<Readable>
}

/**
 * A ZIP archive, written as it is read: one entry is open at a time, so that the largest archive takes no more memory than a small one.
 * The stream fails with what an entry fails with; destroying it ends the entry that is open.
 */
export function archiveOf(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile()
  const content = zip.outputStream as Readable
  let reading: Readable | undefined
  for (const { name, at, bytes, shrinks = false, open } of entries) {
    const options: Partial<ReadStreamOptions> = {
      mtime: at,
      compress: shrinks,
      ...(bytes !== undefined && !shrinks && { size: bytes }),
    }
    zip.addReadStreamLazy(name, options, done => {
      open().then(
        stream => {
          reading = stream
          if (content.destroyed) stream.destroy()
          done(undefined, stream)
        },
        (error: unknown) => content.destroy(error as Error),
      )
    })
  }
  zip.on('error', error => content.destroy(error as Error))
  content.once('close', () => reading?.destroy())
  zip.end()
  return content
}
