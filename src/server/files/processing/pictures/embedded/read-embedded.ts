import { readFile } from 'node:fs/promises'
import exifReader, { type ExpandedTags } from 'exifreader'
import type { FileCard } from '#model/cards/file/sections.ts'
import { cut } from '#model/text/cut.ts'
import { type Embedded, nothingEmbedded } from './embedded.ts'
import { metadataOf } from './metadata-of.ts'
import { type Tags, tagsOf } from './tags-of.ts'

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

const longest = 200

/** With what a picture was taken: 'Canon', 'EOS R5', 'RF50mm F1.2', '1/125 s, f/2.8, ISO 100, 50 mm'. */
function cameraOf({ exif }: Tags): FileCard['camera'] {
  const iso = exif('ISOSpeedRatings') ?? exif('PhotographicSensitivity')
  const time = exif('ExposureTime')
  const settings = [time && `${time} s`, exif('FNumber'), iso && `ISO ${iso}`, exif('FocalLength')]
    .filter(Boolean)
    .join(', ')
  const parts = { maker: exif('Make'), model: exif('Model'), lens: exif('LensModel'), settings }
  const read = Object.entries(parts).flatMap(([key, text]) => (text ? [[key, cut(text, longest)]] : []))
  return read.length === 0 ? undefined : Object.fromEntries(read)
}

const longestText = 2000

const mostCharacters = 200_000

/** Kinds of metadata that are kept; how the bytes lie in the file is none. */
const kinds = [
  'exif',
  'iptc',
  'xmp',
  'icc',
  'gps',
  'makerNotes',
  'photoshop',
  'png',
  'pngText',
  'jfif',
] as const

/** Raw copies, pointers and what is no text. */
const leftOut = new Set(['_raw', 'MakerNote', 'UserComment', 'Padding', 'OffsetSchema'])

const describe = (tag: unknown): string | number | undefined => {
  if (Array.isArray(tag)) {
    const texts = tag.flatMap(one => describe(one) ?? [])
    return texts.length > 0 ? cut(texts.join('; '), longestText) : undefined
  }
  if (typeof tag === 'number') return Number.isFinite(tag) ? tag : undefined
  if (typeof tag !== 'object' || tag === null || !('description' in tag)) return undefined
  const { description } = tag
  if (typeof description === 'number') return Number.isFinite(description) ? description : undefined
  if (typeof description !== 'string') return undefined
  // PostgreSQL keeps no zero in a text, and half signs are none.
  const text = cut(description.replaceAll('\0', '').toWellFormed().trim(), longestText)
  return text === '' ? undefined : text
}

/** All that a picture says of itself, as people read it, by kind and name; so much of it that it does no harm. */
export function factsOf(tags: ExpandedTags): Record<string, Record<string, string | number>> {
  const facts: Record<string, Record<string, string | number>> = {}
  let left = mostCharacters
  for (const kind of kinds)
    for (const [name, tag] of Object.entries(tags[kind as keyof ExpandedTags] ?? {})) {
      if (leftOut.has(name) || name.endsWith('IFD Pointer')) continue
      const read = describe(tag)
      const key = cut(name.replaceAll('\0', '').toWellFormed(), 200)
      if (read === undefined || key === '__proto__') continue
      left -= key.length + String(read).length + 8
      if (left < 0) return facts
      facts[kind] = { ...facts[kind], [key]: read }
    }
  return facts
}

/** Reads EXIF, IPTC, XMP, ICC and what makers of cameras note. What cannot be read counts as absent. */
export async function readEmbedded({ path, mime, bytes }: ReadEmbeddedInput): Promise<Embedded> {
  const read = await readTags(path, mime, bytes).catch(() => undefined)
  if (!read) return nothingEmbedded
  const tags = tagsOf(read)
  const camera = cameraOf(tags)
  const orientation = Number(tags.exif('Orientation', 'value'))
  return {
    metadata: metadataOf(tags),
    facts: factsOf(read),
    ...(camera && { camera }),
    ...(orientation > 1 && { orientation }),
  }
}
