import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageVersion } from '#model/files/iiif/image-request.ts'
import { openStorage, type Storage } from '#server/platform/storage/index.ts'
import { makePyramid } from '../processing/pictures/make-pyramid.ts'
import { pyramidKey } from '../storage-keys.ts'
import { createPictureService, type PictureAsk, type StoredPicture } from './picture-service.ts'

let dataDir: string
let storage: Storage
const size = { width: 3000, height: 1800 }

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  storage = openStorage({ storageUrl: undefined, dataDir })
  // A slope from one corner to the other: any pixel says where it lies.
  const data = Buffer.alloc(size.width * size.height * 3)
  for (let y = 0, at = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      data[at++] = Math.round((x * 255) / size.width)
      data[at++] = Math.round((y * 255) / size.height)
      data[at++] = 128
    }
  const path = join(dataDir, 'made.tif')
  await makePyramid(sharp(data, { raw: { ...size, channels: 3 } }), path)
  await storage.put(pyramidKey('1/slope'), createReadStream(path))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const picture: StoredPicture = {
  storage_key: '1/slope',
  picture: 'original',
  facts: {},
  sha256: 'a'.repeat(64),
  created_at: new Date('2026-11-29T12:00:00Z'),
}

const askOf = (more: Partial<PictureAsk> = {}): PictureAsk => ({
  picture,
  version: 3,
  base: 'https://museum.example/image/3/b',
  headers: {},
  ...more,
})

const address = (path: string) => {
  const [region = '', width = '', rotation = '', file = ''] = path.split('/')
  return { region, size: width, rotation, file }
}

const pixels = async (body: Buffer | undefined) => {
  const { data, info } = await sharp(body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

describe('A picture that may be shown only smaller', () => {
  test('is a smaller picture of its own: nothing of it is sharper, and its tiles make it up and no more [O-W30]', async () => {
    const pictures = createPictureService(storage)
    const ask = askOf({ limit: { side: 1200 } })
    const info = JSON.parse(String((await pictures.info(ask)).body))
    expect(info).toMatchObject({ width: 1200, height: 720, maxWidth: 1200, maxHeight: 1200 })
    for (const scaleFactor of info.tiles[0].scaleFactors) {
      const across = Math.ceil(1200 / scaleFactor)
      const joined = sharp({
        create: { width: across, height: Math.ceil(720 / scaleFactor), channels: 3, background: 'black' },
      })
      const side = 512 * scaleFactor
      const parts = []
      let sum = 0
      for (let top = 0; top < 720; top += side)
        for (let left = 0; left < 1200; left += side) {
          const [width, height] = [Math.min(side, 1200 - left), Math.min(side, 720 - top)]
          const wanted = `${Math.ceil(width / scaleFactor)},${Math.ceil(height / scaleFactor)}`
          const { body } = await pictures.image(
            ask,
            address(`${left},${top},${side},${side}/${wanted}/0/default.png`),
          )
          const made = await pixels(body)
          sum += made.width * made.height
          parts.push({ input: body as Buffer, left: left / scaleFactor, top: top / scaleFactor })
        }
      expect(sum).toBeLessThanOrEqual(1200 * 720 * 1.01)
      const whole = await pixels(await joined.composite(parts).png().toBuffer())
      // Where each pixel lies is what its colour says: tiles fit together without a step.
      let worst = 0
      for (let at = 0; at < whole.width * whole.height; at += 97) {
        const [x, y] = [at % whole.width, Math.floor(at / whole.width)]
        // Along the right and lower edge, JPEG mixes in what the last tiles are filled up with.
        if (x >= whole.width - 8 || y >= whole.height - 8) continue
        worst = Math.max(worst, Math.abs((whole.data[at * 3] ?? 0) - ((x + 0.5) * 255) / whole.width))
        worst = Math.max(worst, Math.abs((whole.data[at * 3 + 1] ?? 0) - ((y + 0.5) * 255) / whole.height))
      }
      expect(worst).toBeLessThan(4)
    }
    for (const path of [
      'full/3000,/0/default.jpg',
      'full/1201,/0/default.jpg',
      '2000,0,512,512/max/0/default.jpg',
    ])
      await expect(pictures.image(ask, address(path)), path).rejects.toMatchObject({ status: 400 })
    await expect(pictures.image(ask, address('full/^max/0/default.jpg'))).rejects.toMatchObject({
      status: 501,
    })
  })

  test('has other tags than the whole one, and others again under another limit [O-W30]', async () => {
    const pictures = createPictureService(storage)
    const tags = new Set<string | undefined>()
    const limits = [undefined, { side: 1200 }, { side: 1100 }, { pixels: 500_000 }]
    for (const limit of limits) {
      const ask = askOf({ limit })
      tags.add((await pictures.info(ask)).headers.etag)
      tags.add((await pictures.image(ask, address('full/300,/0/default.jpg'))).headers.etag)
    }
    expect(tags.size).toBe(2 * limits.length)
  })
})

test('One cutter speaks both versions: words, documents and types differ, pictures do not [O-W63]', async () => {
  const pictures = createPictureService(storage)
  const of = (version: ImageVersion, accept?: string) =>
    askOf({
      version,
      base: `https://museum.example/image/${version}/b`,
      headers: accept === undefined ? {} : { accept },
    })
  const older = await pictures.info(of(2))
  expect(older.headers).toMatchObject({ 'content-type': 'application/json', vary: 'Accept' })
  expect(older.headers.link).toContain(
    '<http://iiif.io/api/image/2/context.json>;rel="http://www.w3.org/ns/json-ld#context"',
  )
  expect(JSON.parse(String(older.body))).toMatchObject({
    '@id': 'https://museum.example/image/2/b',
    profile: [
      'http://iiif.io/api/image/2/level2.json',
      { qualities: ['default', 'color', 'gray', 'bitonal'] },
    ],
  })
  expect((await pictures.info(of(2, 'application/ld+json'))).headers['content-type']).toBe(
    'application/ld+json;profile="http://iiif.io/api/image/2/context.json"',
  )
  const tile = '512,512,512,512'
  const [two, three] = [
    await pictures.image(of(2), address(`${tile}/512,/0/default.jpg`)),
    await pictures.image(of(3), address(`${tile}/512,512/0/default.jpg`)),
  ]
  expect(Buffer.compare(two.body as Buffer, three.body as Buffer)).toBe(0)
  expect(two.headers.etag).toBe(three.headers.etag)
  expect(two.headers.link).toBe(
    `<https://museum.example/image/2/b/${tile}/full/0/default.jpg>;rel="canonical", <http://iiif.io/api/image/2/level2.json>;rel="profile"`,
  )
  expect(pictures.base(of(2))).toEqual({
    status: 303,
    headers: { location: 'https://museum.example/image/2/b/info.json' },
  })
  await expect(pictures.image(of(3), address('full/full/0/default.jpg'))).rejects.toMatchObject({
    status: 400,
  })
  await expect(pictures.image(of(2), address('full/^max/0/default.jpg'))).rejects.toMatchObject({
    status: 400,
  })
  expect((await pixels((await pictures.image(of(2), address('full/full/0/default.jpg'))).body)).width).toBe(
    3000,
  )
})

test('Work is admitted by its weight before it is done, and what the asker has costs nothing [O-W67]', async () => {
  const pictures = createPictureService(storage)
  const weights: string[] = []
  const admit = async (weight: string) => {
    weights.push(weight)
  }
  const image = (path: string, headers = {}) => pictures.image(askOf({ headers }), address(path), { admit })
  const { headers } = await image('0,0,512,512/512,512/0/default.jpg')
  await image('2560,1536,440,264/440,264/0/default.webp')
  await image('full/!400,400/0/default.jpg')
  await image('full/1400,/0/default.jpg')
  expect(weights).toEqual(['tile', 'tile', 'tile', 'cut'])
  const known = await image('0,0,512,512/512,512/0/default.jpg', { 'if-none-match': headers.etag })
  expect([known.status, weights.length]).toEqual([304, 4])
  const refuse = async () => {
    throw new Error('not now')
  }
  await expect(
    pictures.image(askOf(), address('full/900,/0/default.jpg'), { admit: refuse }),
  ).rejects.toThrow('not now')
})

test('From a storage elsewhere a tile is read alone: the picture is not copied for it [O-W141]', async () => {
  const { localPath: _, ...elsewhere } = storage
  const read: string[] = []
  let bytes = 0
  const pictures = createPictureService({
    ...elsewhere,
    get(key, range) {
      read.push(key)
      return storage.get(key, range)
    },
    async part(key, start, length) {
      const part = await storage.part(key, start, length)
      bytes += part.length
      return part
    },
  })
  const tile = address('512,512,512,512/512,512/0/default.jpg')
  const { body } = await pictures.image(askOf(), tile)
  expect([(await pixels(body)).width, read]).toEqual([512, []])
  expect(bytes).toBeLessThan(400_000)
  const before = bytes
  expect((await pictures.image(askOf(), tile)).body).toBe(body)
  expect(bytes).toBe(before)
  // A tile at the edge is filled up where it is stored, so it is decoded.
  expect(
    (await pixels((await pictures.image(askOf(), address('2560,1536,440,264/440,264/0/default.jpg'))).body))
      .width,
  ).toBe(440)
  expect(read).toEqual([pyramidKey('1/slope')])
})

test('A pyramid that is not as it should be is left to the decoder [O-W67]', async () => {
  const picture = await sharp({ create: { ...size, channels: 3, background: '#336699' } })
    .tiff({ compression: 'deflate', tile: true, tileWidth: 512, tileHeight: 512, pyramid: true })
    .toBuffer()
  await storage.put(pyramidKey('1/other'), Readable.from([picture]))
  const other = { ...askOf().picture, storage_key: '1/other' }
  const { body } = await createPictureService(storage).image(
    askOf({ picture: other }),
    address('0,0,512,512/512,512/0/default.jpg'),
  )
  const { width, data } = await pixels(body)
  expect([width, Math.abs((data[2] ?? 0) - 0x99) < 4]).toEqual([512, true])
})
