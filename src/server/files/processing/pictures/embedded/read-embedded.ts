import { readFile } from 'node:fs/promises'
import exifReader, { type ExpandedTags } from 'exifreader'
import { cameraOf } from './camera-of.ts'
import { type Embedded, nothingEmbedded } from './embedded.ts'
import { factsOf } from './facts-of.ts'
import { saidOf } from './said-of.ts'
import { tagsOf } from './tags-of.ts'

/** In a TIFF, and the raw pictures that are made like one, metadata may lie anywhere: it is read whole, up to this size. */
const mostBytesWhole = 300 * 1024 ** 2

/** Pictures within the picture are no metadata. */
const excludeTags = { mpf: true, thumbnail: true } as const

const isLikeTiff = (mime: string): boolean => mime === 'image/tiff' || mime.startsWith('image/x-')

async function readTags(path: string, mime: string, bytes: number): Promise<ExpandedTags> {
  if (!isLikeTiff(mime))
    return exifReader.load(path, { expanded: true, includeOffsets: true, length: 'auto', excludeTags })
  if (bytes > mostBytesWhole) return {}
  return exifReader.load(await readFile(path), {
    expanded: true,
    async: true,
    excludeTags,
  }) as Promise<ExpandedTags>
}

export interface ReadEmbeddedInput {
  readonly path: string
  readonly mime: string
  readonly bytes: number
}

/** Reads EXIF, IPTC, XMP, ICC and what makers of cameras note. What cannot be read counts as absent. */
export async function readEmbedded({ path, mime, bytes }: ReadEmbeddedInput): Promise<Embedded> {
  const read = await readTags(path, mime, bytes).catch(() => undefined)
  if (!read) return nothingEmbedded
  const tags = tagsOf(read)
  const camera = cameraOf(tags)
  const orientation = Number(tags.exif('Orientation', 'value'))
  return {
    said: saidOf(tags),
    facts: factsOf(read),
    ...(camera && { camera }),
    ...(orientation > 1 && { orientation }),
  }
}
