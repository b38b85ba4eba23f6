import { describe, expect, test } from 'vitest'
import { limitedSize } from '../limited-size.ts'
import { canonicalPath } from './canonical-path.ts'
import type { AddressParts } from './image-request.ts'
import { infoDocument } from './info-document.ts'
import { readImageRequest } from './read-image-request.ts'

const whole = { width: 6000, height: 4000 }

const read = (address: Partial<AddressParts>) =>
  readImageRequest({ region: 'full', size: 'max', rotation: '0', file: 'default.jpg', ...address }, whole)
    .request

const wrongPart = (address: Partial<AddressParts>) =>
  readImageRequest({ region: 'full', size: 'max', rotation: '0', file: 'default.jpg', ...address }, whole)
    .wrong

describe('The address of a part of a picture (IIIF Image API 3.0)', () => {
  test.each([
    ['full', { left: 0, top: 0, width: 6000, height: 4000 }],
    ['square', { left: 1000, top: 0, width: 4000, height: 4000 }],
    ['125,15,120,140', { left: 125, top: 15, width: 120, height: 140 }],
    ['pct:50,50,25,12.5', { left: 3000, top: 2000, width: 1500, height: 500 }],
    ['5900,3900,512,512', { left: 5900, top: 3900, width: 100, height: 100 }],
  ])('names a region: %s [C-F02]', (region, expected) => {
    expect(read({ region })?.region).toEqual(expected)
  })

  test.each([
    ['max', 4096, 2731],
    ['600,', 600, 400],
    [',600', 900, 600],
    ['pct:10', 600, 400],
    ['300,300', 300, 300],
    ['!300,300', 300, 200],
    ['!9000,300', 450, 300],
  ])('names a size: %s [C-F02]', (size, width, height) => {
    expect(read({ size })?.size).toEqual({ width, height })
  })

  test('turns and mirrors, and names colours and format [C-F02]', () => {
    expect(read({ rotation: '!90', file: 'gray.png' })).toMatchObject({
      rotation: 90,
      mirrored: true,
      quality: 'gray',
      format: 'png',
    })
    expect(read({ rotation: '360' })).toMatchObject({ rotation: 0 })
  })

  test.each([
    { region: '6000,0,10,10' },
    { region: '0,0,0,10' },
    { region: '-1,0,10,10' },
    { region: '1,2,3' },
    { region: '1.5,2,3,4' },
    { region: 'pct:0,0,0,10' },
    { region: 'pct:100,0,10,10' },
    { region: 'pct:1e9,0,10,10' },
    { region: 'anything' },
    { size: '7000,' },
    { size: '^' },
    { size: '^full' },
    { size: 'pct:101' },
    { size: 'pct:0' },
    { size: '0,' },
    { size: ',' },
    { size: '!5,' },
    { size: 'full' },
    { size: '5000,' },
    { size: '9999999999,1' },
    { rotation: '45' },
    { rotation: '-90' },
    { rotation: '!' },
    { rotation: 'a' },
    { file: 'default' },
    { file: 'default.exe' },
    { file: 'native.jpg' },
    { file: 'default.jpg.png' },
    { file: 'color.JPG' },
  ])(
    'is refused when it asks for something that does not exist, and the part is named: %j [C-F02] [C-F07] [F-T21]',
    address => {
      expect(wrongPart(address)).toBe(Object.keys(address)[0])
    },
  )
})

test.each(['^max', '^9000,', '^,300', '^pct:200', '^!9000,9000'])(
  'A size that may be larger than the picture is known, and not supported: %s [O-W60]',
  size => {
    const address = { region: 'full', size, rotation: '0', file: 'default.jpg' }
    expect(readImageRequest(address, whole)).toEqual({ wrong: 'size', isUnsupported: true })
    expect(readImageRequest(address, whole, 2)).toEqual({ wrong: 'size' })
    expect(readImageRequest({ ...address, file: 'default.exe' }, whole)).toEqual({ wrong: 'file' })
  },
)

test('A size that is confined may be larger than the picture: the result is not, nor larger than what is served [O-W66]', () => {
  const small = { width: 1000, height: 1000 }
  const confined = (region: string, size: string, picture: typeof small) =>
    readImageRequest({ region, size, rotation: '0', file: 'default.jpg' }, picture).request?.size
  expect(confined('full', '!2000,3000', small)).toEqual(small)
  expect(confined('100,100,300,200', '!2000,3000', small)).toEqual({ width: 300, height: 200 })
  expect(confined('full', '!9000,9000', whole)).toEqual({ width: 4096, height: 2731 })
  expect(confined('full', '!9000,9000', { width: 4001, height: 6007 })?.height).toBe(4096)
})

describe('The older version of an address (IIIF Image API 2.1)', () => {
  const older = (size: string) =>
    readImageRequest({ region: 'full', size, rotation: '0', file: 'default.jpg' }, whole, 2).request?.size

  test('knows all of a picture by two words, and nothing larger [O-W63]', () => {
    expect(older('full')).toEqual({ width: 4096, height: 2731 })
    expect(older('max')).toEqual(older('full'))
    expect(older('!300,300')).toEqual({ width: 300, height: 200 })
    expect(older('6001,')).toBeUndefined()
  })

  test.each([
    [{}, 3, 'full/max/0/default.jpg'],
    [{}, 2, 'full/4096,/0/default.jpg'],
    [{ size: 'pct:10', file: 'color.png' }, 3, 'full/600,400/0/default.png'],
    [{ size: 'pct:10', file: 'gray.png' }, 2, 'full/600,/0/gray.png'],
    [{ region: 'pct:50,50,25,12.5', size: '300,300' }, 2, '3000,2000,1500,500/300,300/0/default.jpg'],
    [{ region: '0,0,512,512', size: '512,512', rotation: '!360.0' }, 3, '0,0,512,512/max/!0/default.jpg'],
    [{ region: '0,0,512,512', size: '512,' }, 2, '0,0,512,512/full/0/default.jpg'],
  ] as const)(
    'and the newer one have one way of writing a request: %j, %i [O-W62]',
    (given, version, path) => {
      const address = { region: 'full', size: 'max', rotation: '0', file: 'default.jpg', ...given }
      const { request } = readImageRequest(address, whole, version)
      if (!request) throw new Error('not understood')
      expect(canonicalPath(request, whole, version)).toBe(path)
      const [region = '', size = '', rotation = '', file = ''] = path.split('/')
      const again = readImageRequest({ region, size, rotation, file }, whole, version).request
      expect(again).toEqual({ ...request, quality: again?.quality })
    },
  )
})

test('A picture under a limit keeps its shape and has no more pixels than allowed [O-W30]', () => {
  expect(limitedSize(whole, { side: 1200 })).toEqual({ width: 1200, height: 800 })
  expect(limitedSize({ width: 300, height: 200 }, { side: 1200 })).toEqual({ width: 300, height: 200 })
  const { width, height } = limitedSize({ width: 6001, height: 3999 }, { pixels: 1_000_000 })
  expect(width * height).toBeLessThanOrEqual(1_000_000)
  expect(width * height).toBeGreaterThan(995_000)
  expect(limitedSize(whole, { side: 1200, pixels: 10_000_000 })).toEqual({ width: 1200, height: 800 })
})

test('The document for viewers lists sizes, tiles and features; every size listed can be requested [C-F02]', () => {
  const id = 'https://museum.example/api/v1/files/7/iiif'
  const info = infoDocument({ version: 3, id, size: whole })
  expect(info).toMatchObject({
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: 'https://museum.example/api/v1/files/7/iiif',
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width: 6000,
    height: 4000,
    maxWidth: 4096,
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8, 16] }],
  })
  for (const { width, height } of info.sizes as { width: number; height: number }[])
    expect(read({ size: `${width},${height}` })?.size).toEqual({ width, height })
})

test('Sizes are those of the stored levels, and licence and manifest are named where they are known [O-W61]', () => {
  const levels = [
    { width: 3001, height: 1801 },
    { width: 1500, height: 900 },
  ]
  const facts = {
    rights: 'http://creativecommons.org/licenses/by/4.0/',
    partOf: [{ id: 'https://museum.example/presentation/3/b/manifest', type: 'Manifest' }],
  }
  const info = infoDocument({
    version: 3,
    id: 'https://museum.example/a',
    size: { width: 3001, height: 1801 },
    levels,
    facts,
  })
  expect(info).toMatchObject({ ...facts, preferredFormats: ['jpg'], extraFormats: ['webp'] })
  expect(info).toMatchObject({ sizes: levels.toReversed(), tiles: [{ scaleFactors: [1, 2] }] })
  expect(info).not.toHaveProperty('maxWidth')
})

test('Older viewers are told the same in the terms of version 2.1 [O-W63]', () => {
  const id = 'https://museum.example/image/2/a'
  const rights = 'http://creativecommons.org/licenses/by/4.0/'
  const info = infoDocument({ version: 2, id, size: whole, most: 1200, facts: { rights } })
  expect(info).toMatchObject({
    '@context': 'http://iiif.io/api/image/2/context.json',
    '@id': id,
    protocol: 'http://iiif.io/api/image',
    license: rights,
    width: 6000,
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8, 16] }],
    profile: [
      'http://iiif.io/api/image/2/level2.json',
      { formats: ['jpg', 'png', 'webp'], maxWidth: 1200, maxHeight: 1200 },
    ],
  })
  for (const key of ['id', 'type', 'extraFormats', 'maxWidth']) expect(info).not.toHaveProperty(key)
})
