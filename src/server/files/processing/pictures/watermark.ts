import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'

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
export async function watermark(text: string, width: number, height: number): Promise<OverlayOptions> {
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
