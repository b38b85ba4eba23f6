import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { inTurns } from '#server/platform/in-turns.ts'

export interface Part {
  readonly name: string
  readonly content: Buffer
}

const pieceBytes = 256 * 1024

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
}

/** Parts in a ZIP that is read while they are made; one that cannot be made ends the reading with why. */
export function zipParts(parts: AsyncIterable<Part>): Readable {
  const zip = new ZipFile()
  const zipped = zip.outputStream as Readable
  const fill = async (): Promise<void> => {
    // PDFs are compressed already. Added in pieces: the checksum of a large one at once would block the event loop.
    for await (const { name, content } of parts)
      zip.addReadStreamLazy(name, { compress: false }, take =>
        take(null, Readable.from(inTurns(piecesOf(content)), { objectMode: false })),
      )
    zip.end()
  }
  fill().catch((error: Error) => zipped.destroy(error))
  return zipped
}
