import type { ExpandedTags } from 'exifreader'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { cut } from '#model/text/cut.ts'

/** Longer texts are cut: nobody reads them, and no field takes them. */
const longest = 20_000
const mostItems = 1000

interface Tag {
  readonly value?: unknown
  readonly description?: unknown
}

/** A text of XMP, and the language it is in. */
export interface XmpText {
  readonly text: string
  readonly language: string
}

/** Asks for tags of a picture by their names. What is empty or no text counts as absent. */
export interface Tags {
  exif(name: string, part?: 'description' | 'value'): string | undefined
  /** Several with one name come one by one. */
  iptc(name: string): readonly string[]
  xmp(name: string): readonly XmpText[]
  /** Degrees north and east. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined
}

/** Texts that came through a wrong encoding have signs in them that no text has. */
const isText = (text: string): boolean => text !== '' && !/[\uFFFD\p{Cc}]/u.test(text.replace(/\s/g, ''))

const clean = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = cleanLines(cut(String(value), longest).split('\0')[0] ?? '')
  return cleanLine(text) !== '' && isText(text) ? text : undefined
}

const asTag = (value: unknown): Tag => (typeof value === 'object' && value !== null ? value : {})

/** Value of an XMP tag as exifreader gives it: a text, a list of texts, or a structure, whose texts are given one by one. */
function xmpTexts(value: unknown): XmpText[] {
  if (Array.isArray(value)) return value.slice(0, mostItems).flatMap(xmpTexts)
  const { value: inner, attributes } = asTag(value) as Tag & { readonly attributes?: unknown }
  if (inner === undefined) return Object.values(asTag(value)).slice(0, mostItems).flatMap(xmpTexts)
  if (typeof inner === 'object') return xmpTexts(inner)
  const text = clean(inner)
  const { lang } = asTag(attributes) as { readonly lang?: unknown }
  return text === undefined ? [] : [{ text, language: typeof lang === 'string' ? lang : '' }]
}

export function tagsOf({ exif, iptc, xmp, gps }: ExpandedTags): Tags {
  const group = (tags: unknown) => (tags ?? {}) as Readonly<Record<string, unknown>>
  const { Latitude: latitude, Longitude: longitude } = gps ?? {}
  const hasPosition = Number.isFinite(latitude) && Number.isFinite(longitude)
  return {
    exif: (name, part = 'description') => clean(asTag(group(exif)[name])[part]),
    iptc: name =>
      [group(iptc)[name]]
        .flat()
        .slice(0, mostItems)
        .flatMap(tag => clean(asTag(tag).description) ?? []),
    xmp: name => (Object.hasOwn(group(xmp), name) ? xmpTexts(group(xmp)[name]) : []),
    position:
      hasPosition && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
  }
}
