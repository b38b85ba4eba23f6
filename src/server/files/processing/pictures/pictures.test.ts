import { crc32, deflateSync } from 'node:zlib'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { looksApart } from '#model/files/likeness/looks-apart.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../../test/harness/files.ts'
import { describeMuseumFiles } from '../../../../../test/harness/museum-files.ts'
import { photoshopFile, rawPictureOf } from '../made-files.fixture.ts'

const app = useTestApp()

async function photographer({ withTerms = false } = {}) {
  const museum = await makeMuseum(app())
  if (withTerms) await app().database.inTenant(museum.tenantId, loadStarterTerms)
  const person = await signedIn(app(), { museum, permissions: ['damRead', 'damUpload'] })
  const get = async (url: string) => app().http.inject({ url, headers: person.headers })
  const add = (content: Uint8Array, name = 'picture.jpg') =>
    addFile(app(), { museum, accountId: person.accountId }, { name, content })
  const addAndRead = async (content: Uint8Array, name?: string) =>
    (await get(`/api/v1/files/${await add(content, name)}`)).json()
  const found = async (words: string) =>
    (await get(`/api/v1/files/?q=${encodeURIComponent(words)}`))
      .json()
      .result.map((row: { title: string }) => row.title)
  const storedOf = (id: string) =>
    app().database.inTenant(museum.tenantId, ({ tenantId, db }) =>
      db
        .selectFrom('file')
        .where('tenant_id', '=', tenantId)
        .where('card_id', '=', id)
        .selectAll()
        .executeTakeFirstOrThrow(),
    )
  return { ...person, museum, get, add, addAndRead, found, storedOf }
}

const plain = (width: number, height: number, background = '#c02020'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

const packet = (inner: string) =>
  `<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:photoshop='http://ns.adobe.com/photoshop/1.0/' xmlns:Iptc4xmpExt='http://iptc.org/std/Iptc4xmpExt/2008-02-29/' xmlns:Iptc4xmpCore='http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/' xmlns:xmpRights='http://ns.adobe.com/xap/1.0/rights/' xmlns:plus='http://ns.useplus.org/ldf/xmp/1.0/' xmlns:cc='http://creativecommons.org/ns#'>${inner}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>`
const bag = (name: string, ...words: readonly string[]) =>
  `<${name}><rdf:Bag>${words.map(word => `<rdf:li>${word}</rdf:li>`).join('')}</rdf:Bag></${name}>`
const alt = (name: string, texts: Readonly<Record<string, string>>) =>
  `<${name}><rdf:Alt>${Object.entries(texts)
    .map(([language, text]) => `<rdf:li xml:lang='${language}'>${text}</rdf:li>`)
    .join('')}</rdf:Alt></${name}>`

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says it has so many pixels, in a few bytes. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

describe('What is found in a picture', () => {
  test('Its size, which way it lies and its colours are told [C-F02] [C-F04]', async () => {
    const { addAndRead } = await photographer()
    const half = await plain(300, 200, '#2050c0').png().toBuffer()
    const content = await plain(600, 200)
      .composite([{ input: half, left: 300, top: 0 }])
      .jpeg()
      .toBuffer()
    const card = await addAndRead(content)
    expect(card).toMatchObject({
      width: 600,
      height: 200,
      resolution: '600 × 200',
      orientation: { id: 1 },
      pixelClass: { id: 1 },
    })
    expect(card.colours.map(({ colour }: { colour: { id: number } }) => colour.id).sort()).toEqual([1, 6])
  })

  test('One that lies on its side is told and shown upright [C-F02]', async () => {
    const { addAndRead } = await photographer()
    const card = await addAndRead(await plain(800, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(card).toMatchObject({ width: 500, height: 800, orientation: { id: 2 } })
  })

  test.each([
    [
      '16 bits a channel',
      () =>
        sharp(Buffer.alloc(300 * 200 * 6, 0x80), { raw: { width: 300, height: 200, channels: 3 } })
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
      [300, 200],
    ],
    ['CMYK', () => plain(300, 200).toColourspace('cmyk').jpeg().toBuffer(), [300, 200]],
    ['Display P3', () => plain(300, 200).withIccProfile('p3').jpeg().toBuffer(), [300, 200]],
    [
      'a moving GIF',
      async () =>
        sharp([await plain(40, 30).png().toBuffer(), await plain(40, 30, 'blue').png().toBuffer()], {
          join: { animated: true },
        })
          .gif()
          .toBuffer(),
      [40, 30],
    ],
    ['AVIF', () => plain(300, 200).avif({ effort: 0 }).toBuffer(), [300, 200]],
    [
      'a large TIFF with tiles and levels',
      () => plain(3000, 1000).tiff({ tile: true, pyramid: true, compression: 'jpeg' }).toBuffer(),
      [3000, 1000],
    ],
    ['one pixel', () => plain(1, 1).png().toBuffer(), [1, 1]],
    ['a very long one', () => plain(6000, 3).png().toBuffer(), [6000, 3]],
  ])('A picture comes through: %s [C-F02]', async (_what, make, [width, height]) => {
    const { add, get } = await photographer()
    const id = await add(await make())
    expect((await get(`/api/v1/files/${id}`)).json()).toMatchObject({ width, height })
    for (const size of [160, 480, 1200]) {
      const answer = await get(`/api/v1/files/${id}/thumbnail?size=${size}`)
      const shown = await sharp(answer.rawPayload).metadata()
      expect(Math.max(shown.width, shown.height)).toBe(Math.min(size, Math.max(width ?? 0, height ?? 0)))
    }
  })

  test('Raw data of a camera are shown by the picture the camera made of them [C-F02]', async () => {
    const { add, get, storedOf } = await photographer()
    const [small, large] = await Promise.all([
      plain(160, 120).jpeg().toBuffer(),
      plain(900, 600).jpeg().toBuffer(),
    ])
    const raw = rawPictureOf('dng', small, large)
    const id = await add(raw, 'IMG_1.dng')
    const { mime, picture, failure } = await storedOf(id)
    expect({ mime, picture, failure }).toEqual({
      mime: 'image/x-adobe-dng',
      picture: 'poster',
      failure: null,
    })
    expect((await get(`/api/v1/files/${id}`)).json()).toMatchObject({
      width: 900,
      height: 600,
      extension: 'dng',
    })
    const shown = await sharp((await get(`/api/v1/files/${id}/thumbnail?size=480`)).rawPayload).metadata()
    expect([shown.width, shown.height]).toEqual([480, 320])
  })
})

test.each([true, false])(
  'A picture of an image editor is shown whole, packed (%s) or not [C-F02]',
  async isPacked => {
    const { add, get } = await photographer()
    const id = await add(photoshopFile(640, 410, isPacked), 'layers.psd')
    expect((await get(`/api/v1/files/${id}`)).json()).toMatchObject({
      width: 640,
      height: 410,
      colours: [{ colour: { id: 1 } }],
    })
    await expect(add(photoshopFile(640, 410, isPacked).subarray(0, 1500), 'cut.psd')).rejects.toMatchObject({
      code: 'invalid_input',
    })
  },
)

test('JPEG 2000 that ends early is refused, and a format that cannot be shown is kept and says so [C-F02] [C-F07]', async () => {
  const { add, storedOf } = await photographer()
  const bitmap = Buffer.alloc(54 + 12)
  bitmap.write('BM')
  bitmap.writeUInt32LE(66, 2)
  bitmap.writeUInt32LE(54, 10)
  bitmap.writeUInt32LE(40, 14)
  const id = await add(bitmap, 'old.bmp')
  expect(await storedOf(id)).toMatchObject({
    state: 'failed',
    failure: 'errors.pictureNotShown',
    picture: null,
  })
  const codestream = Buffer.concat([
    Buffer.from('0000000c6a5020200d0a870a00000014667479706a703220000000006a703220', 'hex'),
    Buffer.alloc(40),
    Buffer.from('ff4fff51002f00000000012c000000c80000000000000000', 'hex'),
    Buffer.alloc(60),
  ])
  await expect(add(codestream, 'cut.jp2')).rejects.toMatchObject({ code: 'invalid_input' })
})

test('A TIFF of several pages shows the first and says how many; the sizes of a pyramid are no pages [C-F02]', async () => {
  const { addAndRead } = await photographer()
  const pages = await Promise.all(
    ['red', 'blue', 'green'].map(colour => plain(90, 60, colour).png().toBuffer()),
  )
  const document = await sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer()
  expect(await addAndRead(document)).toMatchObject({
    pages: 3,
    width: 90,
    height: 60,
    colours: [{ colour: { id: 1 } }],
  })
  const pyramid = await plain(1300, 700).tiff({ tile: true, pyramid: true }).toBuffer()
  expect(await addAndRead(pyramid)).not.toHaveProperty('pages')
})

describe('A picture that is made to do harm', () => {
  test('A few bytes that would unpack to a billion pixels are refused before they are unpacked [C-F07]', async () => {
    const { add } = await photographer()
    await expect(add(bomb(40_000, 30_000))).rejects.toMatchObject({ code: 'too_large' })
  })

  test('One that ends early is refused, whatever its format [C-F07]', async () => {
    const { add } = await photographer()
    const noise = sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    for (const make of [
      noise.clone().jpeg(),
      noise.clone().png(),
      noise.clone().webp(),
      noise.clone().tiff({ compression: 'lzw' }),
    ]) {
      const whole = await make.toBuffer()
      await expect(add(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'invalid_input' })
    }
  })

  test('Metadata that are no metadata hurt nobody [C-F07]', async () => {
    const { addAndRead, storedOf } = await photographer()
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}"><!ENTITY d SYSTEM "file:///etc/passwd">]>`
    const hostile = [
      laughs + packet(bag('dc:subject', '&c;', '&d;')),
      packet(bag('dc:subject', ...Array.from({ length: 2000 }, (_, at) => `word${at}`))),
      packet(alt('dc:title', { 'x-default': 'A'.repeat(40_000) })),
      packet(`<dc:creator>${'<rdf:Seq><rdf:li>'.repeat(300)}`),
      'no xml at all',
    ]
    for (const xmp of hostile) {
      const card = await addAndRead(await plain(60, 40).withXmp(xmp).jpeg().toBuffer())
      expect(card).toMatchObject({ width: 60, height: 40 })
      expect(JSON.stringify(card)).not.toContain('root:')
      expect(JSON.stringify((await storedOf(card.id)).facts).length).toBeLessThan(250_000)
    }
  })
})

describe('What a picture says of itself', () => {
  test('XMP and EXIF fill its card: terms where there are any, the rest as it was written [C-F04]', async () => {
    const { addAndRead } = await photographer({ withTerms: true })
    const xmp = packet(
      alt('dc:title', { 'x-default': 'Amphora', 'it-IT': 'Anfora' }) +
        alt('dc:description', { 'x-default': 'A jar &lt;b&gt;' }) +
        alt('Iptc4xmpCore:AltTextAccessibility', { 'x-default': 'A jar with two handles' }) +
        bag('dc:subject', 'Education', 'peristyle', 'peristyle') +
        bag('dc:creator', 'Anna Nowak') +
        alt('dc:rights', { 'x-default': '© Museum' }) +
        alt('xmpRights:UsageTerms', { 'x-default': 'Ask first' }) +
        `<cc:license rdf:resource='https://creativecommons.org/licenses/by/4.0/'/><photoshop:Credit>Museo X</photoshop:Credit>` +
        `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/negativeFilm</Iptc4xmpExt:DigitalSourceType>`,
    )
    const content = await plain(60, 40)
      .withXmp(xmp)
      .withExifMerge({
        IFD0: { Make: 'Canon', Model: 'EOS R5' },
        IFD2: { DateTimeOriginal: '2020:01:02 03:04:05', FNumber: '28/10', ExposureTime: '1/125' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 6/1 0/1',
        },
      })
      .jpeg()
      .toBuffer()
    expect(await addAndRead(content)).toMatchObject({
      title: { en: 'Amphora', it: 'Anfora' },
      description: { en: 'A jar <b>' },
      alternativeText: { en: 'A jar with two handles' },
      keywords: [{ name: 'education' }],
      embeddedKeywords: [{ keyword: 'peristyle' }],
      creators: [{ creator: { name: 'Anna Nowak' } }],
      creditLine: { en: 'Museo X' },
      copyrightNotice: '© Museum',
      usageTerms: 'Ask first',
      licence: { name: 'CC BY 4.0' },
      digitalSourceType: { name: 'scan of a negative' },
      dateTaken: { earliestDate: { day: 2, month: 1, year: 2020 } },
      coordinates: { x: -0.1, y: 51.5 },
      camera: { maker: 'Canon', model: 'EOS R5', settings: '1/125 s, f/2.8' },
    })
  })

  test('A picture is found by the keywords it came with [C-F04]', async () => {
    const { add, found } = await photographer({ withTerms: true })
    await add(
      await plain(60, 40)
        .withXmp(packet(bag('dc:subject', 'hypocaust', 'provenance research')))
        .jpeg()
        .toBuffer(),
      'bath.jpg',
    )
    await add(await plainPicture(), 'other.jpg')
    expect(await found('hypocaust')).toEqual(['bath.jpg'])
    expect(await found('Provenienzforschung')).toEqual(['bath.jpg'])
  })
})

describeMuseumFiles('Pictures as museums have them', 'images', files => {
  test('All of them come through; whatever its format, a picture looks like its original [C-F02]', async () => {
    const { museum } = await photographer()
    const names = (await files.list('images')).filter(name => /\.(jpg|png|tif|webp|jp2)$/.test(name))
    const atATime = pLimit(3)
    const seen = await Promise.all(
      names.map(name =>
        atATime(async () => {
          const content = await files.read(name)
          const { found } = await app().files.takeIn(museum.tenantId, content)
          expect(found.failure, name).toBeUndefined()
          expect(found.measured.colours?.length, name).toBeGreaterThan(0)
          return { name, looks: found.looks ?? '0' }
        }),
      ),
    )
    const derived = seen.filter(({ name }) => name.includes('/derived/'))
    expect(derived).toHaveLength(7)
    for (const { name, looks } of derived) {
      const [, begin = ''] = /derived\/(getty_cat\d+|loc_lange)/.exec(name) ?? []
      const original = seen.find(
        ({ name: other }) => other.startsWith(`images/${begin}_0`) || other === `images/${begin}.jpg`,
      )
      expect(looksApart(looks, original?.looks ?? '0'), name).toBeLessThanOrEqual(4)
    }
  }, 60_000)
})
