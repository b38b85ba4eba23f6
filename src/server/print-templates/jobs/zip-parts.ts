import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface Part {
  readonly name: string
  readonly content: Buffer
}

/** Parts in a ZIP that is read while they are made; one that cannot be made ends the reading with why. */
export function zipParts(parts: AsyncIterable<Part>): Readable {
  const zip = new ZipFile()
  const zipped = zip.outputStream as Readable
  const fill = async (): Promise<void> => {
    // Compressed already, as PDFs are.
    for await (const { name, content } of parts) zip.addBuffer(content, name, { compress: false })
    zip.end()
  }
  fill().catch((error: Error) => zipped.destroy(error))
  return zipped
}
