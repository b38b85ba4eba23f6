import type { ExpandedTags } from 'exifreader'
import { cut } from '#model/text/cut.ts'

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
      const told = describe(tag)
      const key = cut(name.replaceAll('\0', '').toWellFormed(), 200)
      if (told === undefined || key === '__proto__') continue
      left -= key.length + String(told).length + 8
      if (left < 0) return facts
      facts[kind] = { ...facts[kind], [key]: told }
    }
  return facts
}
