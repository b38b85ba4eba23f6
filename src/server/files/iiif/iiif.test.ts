import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'

const app = useTestApp()

/** Red left above, green right above, blue left below, white right below. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([
      { input: await quarter('#ff0000'), left: 0, top: 0 },
      { input: await quarter('#00ff00'), left: width / 2, top: 0 },
      { input: await quarter('#0000ff'), left: 0, top: height / 2 },
    ])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function viewer(permissions: readonly PermissionCode[] = ['damRead', 'damDownload']) {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum, permissions })
  const get = (url: string, headers: Record<string, string> = {}) =>
    app().http.inject({ url, headers: { ...person.headers, ...headers } })
  const add = (content: Buffer) => addFile(app(), { museum, accountId: person.accountId }, { content })
  return { ...person, get, add }
}

/** Returns the colour of a picture at a place, by its strongest channels. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return ['red', 'green', 'blue'].filter((_, channel) => (data[at + channel] ?? 0) > 128).join('+') || 'black'
}

describe.each([
  ['small', 1000, 600, 1],
  ['large, with a pyramid', 3000, 1800, 1],
  ['lying on its side', 600, 1000, 8],
])('A picture in a IIIF viewer: %s', (_what, rawWidth, rawHeight, orientation) => {
  const [width, height] = orientation === 8 ? [rawHeight, rawWidth] : [rawWidth, rawHeight]

  test('is told and cut as its address says [C-F02]', async () => {
    const { add, get } = await viewer()
    const upright = await quarters(width, height)
    // Turned as a camera held upright would store it; what is shown is the same.
    const content =
      orientation === 8
        ? await sharp(upright).rotate(90).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
        : upright
    const base = `/api/v1/files/${await add(content)}/iiif`
    const info = (await get(`${base}/info.json`)).json()
    expect(info).toMatchObject({ width, height, profile: 'level2', type: 'ImageService3' })
    expect(new URL(info.id).pathname).toBe(base)

    const image = async (path: string) => {
      const answer = await get(`${base}/${path}`)
      expect(answer.statusCode, path).toBe(200)
      const size = await sharp(answer.rawPayload).metadata()
      return {
        answer,
        size: [size.width, size.height],
        format: size.format,
        at: (x: number, y: number) => colourAt(answer.rawPayload, x, y),
      }
    }
    const max = await image('full/max/0/default.jpg')
    expect(max.size).toEqual([width, height])
    expect(
      await Promise.all([max.at(0.2, 0.2), max.at(0.8, 0.2), max.at(0.2, 0.8), max.at(0.8, 0.8)]),
    ).toEqual(['red', 'green', 'blue', 'red+green+blue'])

    expect((await image('full/300,/0/default.jpg')).size).toEqual([300, Math.round((300 * height) / width)])
    expect((await image('full/,150/0/default.png')).size[1]).toBe(150)
    expect((await image('full/pct:10/0/default.webp')).format).toBe('webp')
    expect((await image('full/!200,200/0/default.jpg')).size).toEqual([
      200,
      Math.round((200 * height) / width),
    ])
    expect((await image('square/100,100/0/default.jpg')).size).toEqual([100, 100])

    const right = await image(`${width / 2 + 20},20,200,200/100,100/0/default.jpg`)
    expect(right.size).toEqual([100, 100])
    expect(await right.at(0.5, 0.5)).toBe('green')
    const below = await image('pct:10,60,20,20/max/0/default.jpg')
    expect(await below.at(0.5, 0.5)).toBe('blue')
    const tile = await image(`${width - 100},${height - 100},512,512/100,100/0/default.jpg`)
    expect(await tile.at(0.5, 0.5)).toBe('red+green+blue')

    const turned = await image('full/300,/90/default.jpg')
    expect(turned.size).toEqual([Math.round((300 * height) / width), 300])
    expect(await Promise.all([turned.at(0.2, 0.2), turned.at(0.8, 0.2)])).toEqual(['blue', 'red'])
    const mirrored = await image('full/300,/!0/default.jpg')
    expect(await Promise.all([mirrored.at(0.2, 0.2), mirrored.at(0.8, 0.2)])).toEqual(['green', 'red'])
    // Mirrored first, then turned.
    const both = await image('full/300,/!90/default.jpg')
    expect(await Promise.all([both.at(0.2, 0.2), both.at(0.8, 0.2)])).toEqual(['red+green+blue', 'green'])

    const gray = await sharp((await image('full/300,/0/gray.jpg')).answer.rawPayload).stats()
    expect(new Set(gray.channels.map(({ mean }) => Math.round(mean))).size).toBe(1)
    const { data } = await sharp((await image('full/300,/0/bitonal.png')).answer.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...new Set(data)].every(value => value === 0 || value === 255)).toBe(true)
  })
})

describe('A IIIF viewer', () => {
  test('is led to what it is told, in the form it asks for, and keeps what it has [C-F02]', async () => {
    const { add, get } = await viewer()
    const base = `/api/v1/files/${await add(await quarters(200, 100))}/iiif`
    const lead = await get(base)
    expect([lead.statusCode, lead.headers.location]).toEqual([303, `${base}/info.json`])
    const info = await get(`${base}/info.json`, { accept: 'application/ld+json' })
    expect(info.headers['content-type']).toMatch(
      /^application\/ld\+json; ?profile="http:\/\/iiif.io\/api\/image\/3\/context.json"/,
    )
    expect(info.headers['access-control-allow-origin']).toBe('*')
    const tile = await get(`${base}/full/max/0/default.jpg`)
    expect(tile.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
    })
    const again = await get(`${base}/full/max/0/default.jpg`, { 'if-none-match': String(tile.headers.etag) })
    expect(again.statusCode).toBe(304)
    const other = await get(`${base}/full/max/90/default.jpg`, { 'if-none-match': String(tile.headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  test('is refused what the rules do not know, or what would take too much [C-F07]', async () => {
    const { add, get } = await viewer()
    const base = `/api/v1/files/${await add(await quarters(200, 100))}/iiif`
    for (const path of [
      'full/300,/0/default.jpg',
      '900,900,10,10/max/0/default.jpg',
      'full/max/45/default.jpg',
      'full/max/0/default.gif',
      'full/max/0/colour.jpg',
      'x/max/0/default.jpg',
    ])
      expect((await get(`${base}/${path}`)).statusCode, path).toBe(400)
  })

  test('who asks many times at once gets all of it [C-F02]', async () => {
    const { add, get } = await viewer()
    const base = `/api/v1/files/${await add(await quarters(3000, 1800))}/iiif`
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        get(`${base}/${(at % 6) * 500},${(at % 3) * 500},500,500/500,500/0/default.jpg`),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})

test('Who may look and not download is shown a smaller picture, in parts no sharper than as a whole [F-T14]', async () => {
  const { add, get } = await viewer(['catalogueRead', 'damRead'])
  const id = await add(await quarters(3000, 1800))
  const base = `/api/v1/files/${id}/iiif`
  const info = (await get(`${base}/info.json`)).json()
  expect(info).toMatchObject({ width: 1200, height: 720, maxWidth: 1200, maxHeight: 1200 })
  for (const { width, height } of info.sizes)
    expect((await get(`${base}/full/${width},${height}/0/default.jpg`)).statusCode).toBe(200)
  const sizeOf = async (path: string) => {
    const answer = await get(path)
    expect(answer.statusCode, path).toBe(200)
    const { width, height } = await sharp(answer.rawPayload).metadata()
    return [width, height]
  }
  expect(await sizeOf(`${base}/full/max/0/default.png`)).toEqual([1200, 720])
  expect(await sizeOf(`${base}/0,0,512,512/max/0/default.jpg`)).toEqual([512, 512])
  const right = await get(`${base}/700,0,400,300/max/0/default.jpg`)
  expect(await colourAt(right.rawPayload, 0.5, 0.5)).toBe('green')
  for (const path of ['full/3000,/0/default.jpg', '2000,900,512,512/max/0/default.jpg'])
    expect((await get(`${base}/${path}`)).statusCode, path).toBe(400)
  expect((await get(`${base}/full/^3000,/0/default.jpg`)).statusCode).toBe(501)
  expect(await sizeOf(`/api/v1/files/${id}/thumbnail?size=2400`)).toEqual([1200, 720])
  expect((await get(`/api/v1/files/${id}/content`)).statusCode).toBe(403)
})
