import type { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'

/** Media type to the format the decoder must find in it. SVG is none of them: it is a document that can run scripts. */
const formats: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/tiff', 'tiff'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
])

export interface PictureType {
  readonly mime: string
  readonly format: string
}

/** The type of a picture by its content, whatever its name; undefined when it is no picture we can show. Reads as little as tells it. */
export async function pictureType(content: Readable): Promise<PictureType | undefined> {
  try {
    const found = await fileTypeFromStream(content)
    const format = found && formats.get(found.mime)
    return found && format ? { mime: found.mime, format } : undefined
  } catch {
    return undefined
  } finally {
    content.destroy()
  }
}
