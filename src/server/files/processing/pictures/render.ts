import { createRequire } from 'node:module'
import type { Sharp } from 'sharp'
import sharp, { type OverlayOptions } from 'sharp'
import type { PictureFormat } from '#model/api/files/picture-sizes.ts'
import { openPicture } from './open-picture.ts'

const { resolve } = createRequire(import.meta.url)
/** Whole fonts: a server has none of its own that could be counted on. */
const fontfile = resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>'"]/g, character => entities[character] ?? '')

/** Letters in one tone, on nothing. */
const letters = (text: string, height: number, colour: string, alpha: string): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${colour}" alpha="${alpha}">${escaped(text)}</span>`,
      font: 'Inter SemiBold',
      fontfile,
      height,
      rgba: true,
    },
  })
    .png()
    .toBuffer()

/**
 * A text to be burnt into a picture: slanted, all over it, so that no part can be cut out without; light with a dark edge, so that it
 * is seen on both.
 */
async function watermark(text: string, width: number, height: number): Promise<OverlayOptions> {
  const shorter = Math.min(width, height)
  const size = Math.max(10, Math.round(shorter / 11))
  const [dark, light] = await Promise.all([
    letters(text, size, '#000000', '28%'),
    letters(text, size, '#ffffff', '42%'),
  ])
  const drawn = await sharp(light).metadata()
  const edge = Math.max(1, Math.round(size / 14))
  const gap = size
  const tile = await sharp({
    create: {
      width: drawn.width + gap,
      height: drawn.height + gap,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([
      { input: dark, left: edge, top: edge },
      { input: light, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  const slanted = await sharp(tile)
    .rotate(-30, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  // What is laid over a picture must not be larger than it.
  const input = await sharp(slanted)
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return { input, tile: true, gravity: 'centre' }
}

/** Pixels a side may have in WebP. */
const mostWebp = 16_383

export interface Rendering {
  /** Longest side in pixels; null for the whole picture. */
  readonly size: number | null
  readonly format: PictureFormat
  readonly watermark?: string | null
}

const encoded: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: picture => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }),
  png: picture => picture.png(),
  webp: picture => picture.webp({ quality: 88 }),
  tiff: picture => picture.tiff({ compression: 'deflate' }),
}

/**
 * Writes the picture at a path to another one, as it is asked for: upright, in sRGB, and without what the original says of itself.
 * @returns false for what is too large for the format.
 */
export async function render({
  from,
  to,
  size,
  format,
  watermark: text,
}: Rendering & { readonly from: string; readonly to: string }): Promise<boolean> {
  const { autoOrient, orientation = 1 } = await openPicture(from).metadata()
  const longest = Math.max(autoOrient.width, autoOrient.height)
  const scale = size === null ? 1 : Math.min(1, size / longest)
  if (format === 'webp' && longest * scale > mostWebp) return false
  const width = Math.max(1, Math.round(autoOrient.width * scale))
  const height = Math.max(1, Math.round(autoOrient.height * scale))
  const marks = text ? [await watermark(text, width, height)] : []
  const picture = openPicture(from, { inOrder: orientation === 1 })
  await encoded[format](
    picture.resize(width, height, { fit: 'fill' }).composite(marks).toColourspace('srgb'),
  ).toFile(to)
  return true
}
