import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'

interface Size {
  readonly width: number
  readonly height: number
}

const usual: Size = { width: 1200, height: 900 }

/** Numbers between 0 and 1 that look random and are always the same. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

interface View {
  /** How far each thing is moved, in hundredths of the width: the same thing from another side. */
  readonly moved?: number
  readonly size?: Size
}

/** A drawing with soft edges, light from one side and the grain of a camera: to the product a photograph. */
export async function photograph(
  seed: number,
  { moved = 0, size: { width, height } = usual }: View = {},
): Promise<Sharp> {
  const next = numbersFrom(seed * 7919 + 1)
  const colour = () => `hsl(${Math.round(next() * 360)} 55% ${Math.round(20 + next() * 60)}%)`
  const [light, dark] = [colour(), colour()]
  const things = Array.from({ length: 9 }, () => {
    const [x, y] = [next() * width + (moved / 100) * width * (next() - 0.5), next() * height]
    return `<ellipse cx="${x}" cy="${y}" rx="${(0.06 + next() * 0.2) * width}" ry="${(0.05 + next() * 0.25) * height}" fill="${colour()}" transform="rotate(${next() * 180} ${x} ${y})"/>`
  })
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/>${things.join('')}</svg>`,
    ),
  )
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(
    await drawn
      .blur(3)
      .composite([{ input: grain, blend: 'soft-light' }])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}

const jpeg = async (seed: number, view?: View): Promise<Buffer> =>
  (await photograph(seed, view)).jpeg({ quality: 88 }).toBuffer()

/** Of the library that reads JPEG 2000, what writes it. */
interface Encoder {
  getDecodedBuffer(frame: object): Uint8Array
  encode(): void
  getEncodedBuffer(): Uint8Array
}

const box = (type: string, ...contents: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8)
  const body = Buffer.concat(contents)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A picture as JPEG 2000: its codestream in the boxes of a file (ISO/IEC 15444-1, annex I). */
async function jpeg2000(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const start = createRequire(import.meta.url)('@cornerstonejs/codec-openjpeg/wasmjs')
  const library: { J2KEncoder: new () => Encoder } = await start({ print() {}, printErr() {} })
  const encoder = new library.J2KEncoder()
  const frame = {
    width: info.width,
    height: info.height,
    bitsPerSample: 8,
    componentCount: 3,
    isSigned: false,
  }
  encoder.getDecodedBuffer(frame).set(data)
  encoder.encode()
  const header = Buffer.alloc(14)
  header.writeUInt32BE(info.height)
  header.writeUInt32BE(info.width, 4)
  header.set([0, 3, 7, 7, 0, 0], 8)
  return Buffer.concat([
    box('jP  ', Buffer.from('0d0a870a', 'hex')),
    box('ftyp', Buffer.from('6a703220000000006a703220', 'hex')),
    box('jp2h', box('ihdr', header), box('colr', Buffer.from('01000000000010', 'hex'))),
    box('jp2c', Buffer.from(encoder.getEncodedBuffer())),
  ])
}

const large: Size = { width: 1440, height: 910 }

/** A picture that lies on its side, as cameras keep it, with words of its own in both ways pictures carry them. */
const turned = async (picture: Sharp): Promise<Buffer> =>
  picture
    .rotate(-90)
    .withXmp(
      `<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/'><dc:rights><rdf:Alt><rdf:li xml:lang='x-default'>© Museum</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>`,
    )
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Photographs, and some of them again in the formats and colour systems that museums keep. */
export const pictureFiles = {
  'images/getty_cat1_00766501.jpg': () => jpeg(1, { size: large }),
  'images/getty_cat5_00762901.jpg': () => jpeg(5, { size: large }),
  'images/getty_cat9_00766001.jpg': () => jpeg(9, { size: large }),
  'images/getty_cat13_00838701.jpg': () => jpeg(13),
  'images/getty_cat14_00838801.jpg': () => jpeg(14),
  // Three of the same carving, from other sides.
  'images/getty_cat15_00838401.jpg': () => jpeg(15),
  'images/getty_cat20_00762701.jpg': () => jpeg(15, { moved: 3 }),
  'images/getty_cat21_00968201.jpg': () => jpeg(15, { moved: 5 }),
  'images/getty_cat18_00838201.jpg': () => jpeg(18, { size: large }),
  'images/loc_lange.jpg': async () => (await photograph(40)).greyscale().jpeg().toBuffer(),
  'images/nhm_chloreuptychia.jpg': () => jpeg(41),
  // A name that says another format than the content has.
  'images/nhm_lucanidae.jpg': async () => (await photograph(42)).png({ compressionLevel: 1 }).toBuffer(),
  'images/derived/getty_cat18.webp': async () => (await photograph(18, { size: large })).webp().toBuffer(),
  'images/derived/getty_cat1_pyramid_tiled_jpeg.tif': async () =>
    (await photograph(1, { size: large }))
      .tiff({ tile: true, pyramid: true, compression: 'jpeg' })
      .toBuffer(),
  'images/derived/getty_cat20_cmyk.jpg': async () =>
    (await photograph(15, { moved: 3 })).toColourspace('cmyk').jpeg().toBuffer(),
  'images/derived/getty_cat21.jp2': async () => jpeg2000((await photograph(15, { moved: 5 })).resize(600)),
  'images/derived/getty_cat5_lzw.tif': async () =>
    (await photograph(5, { size: large })).tiff({ compression: 'lzw' }).toBuffer(),
  'images/derived/getty_cat9_exif_orientation6.jpg': async () => turned(await photograph(9, { size: large })),
  'images/derived/loc_lange_16bit_gray.png': async () =>
    (await photograph(40)).greyscale().toColourspace('grey16').png().toBuffer(),
}
