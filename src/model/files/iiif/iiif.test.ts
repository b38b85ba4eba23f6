import { describe, expect, test } from 'vitest'
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
    { size: '^max' },
    { size: '^9000,' },
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

test('The document for viewers lists sizes, tiles and features; every size listed can be requested [C-F02]', () => {
  const info = infoDocument('https://museum.example/api/v1/files/7/iiif', whole)
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
