import type { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import type { DamType } from '#model/cards/file/measured.ts'

export interface ContentType {
  readonly mime: string
  /** Without the point. */
  readonly extension: string
  readonly damType: DamType
}

/** Types that are kept, by media type as `file-type` tells it. SVG and HTML are none of them: they are documents that can run scripts. */
const kept: ReadonlyMap<string, DamType> = new Map([
  ['image/jpeg', 'IMAGE'],
  ['image/png', 'IMAGE'],
  ['image/apng', 'IMAGE'],
  ['image/tiff', 'IMAGE'],
  ['image/webp', 'IMAGE'],
  ['image/gif', 'IMAGE'],
  ['image/avif', 'IMAGE'],
])

/** The type of a content by what is in it, whatever its name; undefined for what is not kept. Reads as little as tells it. */
export async function contentType(content: Readable): Promise<ContentType | undefined> {
  try {
    const found = await fileTypeFromStream(content)
    const damType = found && kept.get(found.mime)
    return found && damType ? { mime: found.mime, extension: found.ext, damType } : undefined
  } catch {
    return undefined
  } finally {
    content.destroy()
  }
}
