import exifReader from 'exifreader'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { embedNotice } from './embed-notice.ts'

const notice = {
  copyright: `© Museo <Civico> & figli ${'è'.repeat(80)}`,
  credit: 'Photograph by Rossi',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  source: 'https://museum.example/id/file/b2c3d4f5z',
}

const drawn = (channels: 3 | 4): Sharp =>
  sharp({ create: { width: 33, height: 21, channels, background: { r: 160, g: 80, b: 40, alpha: 0.5 } } })

test.each([
  ['jpg', () => drawn(3).jpeg()],
  ['png', () => drawn(4).png()],
  ['webp', () => drawn(3).webp()],
  ['webp', () => drawn(4).webp()],
  ['webp', () => drawn(4).webp({ lossless: true })],
] as const)(
  'A picture as %s says whose it is and where it comes from, and is pixel for pixel the same (%#) [O-W29]',
  async (format, make) => {
    const picture = await make().toBuffer()
    const made = embedNotice(picture, format, notice)
    const pixels = (one: Buffer) => sharp(one).raw().toBuffer()
    expect((await pixels(made)).equals(await pixels(picture))).toBe(true)
    const { xmp = {}, iptc = {} } = exifReader.load(made, { expanded: true })
    const said = (tags: object, name: string): unknown =>
      (tags as Readonly<Record<string, { readonly description?: string }>>)[name]?.description
    expect(said(xmp, 'rights')).toBe(notice.copyright)
    expect(said(xmp, 'Credit')).toBe(notice.credit)
    expect(said(xmp, 'WebStatement')).toBe(notice.licence)
    expect(said(xmp, 'source')).toBe(notice.source)
    if (format !== 'jpg') return
    expect(said(iptc, 'Credit')).toBe(notice.credit)
    const short = String(said(iptc, 'Copyright Notice'))
    expect(notice.copyright.startsWith(short)).toBe(true)
    expect(Buffer.from(short).length).toBeGreaterThan(120)
  },
)
