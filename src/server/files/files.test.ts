import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { describeMuseumFiles } from '../../../test/harness/museum-files.ts'

const app = useTestApp()

const drawing = (width = 900, height = 600, background = '#a5522a') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function reader(
  permissions: readonly ('damRead' | 'catalogueRead' | 'damDownload')[] = ['damRead', 'damDownload'],
) {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum, permissions })
  const add = async (content: Readable | Uint8Array, name = 'amphora.jpg') => ({
    id: await addFile(app(), { museum, accountId: person.accountId }, { name, content }),
  })
  const cookie = `lang=en; token=${encodeURIComponent(JSON.stringify({ access_token: person.tokens.access_token }))}`
  return { ...person, museum, add, cookie }
}

const get = (url: string, headers: Record<string, string>) => app().http.inject({ url, headers })

const storedBelow = async (tenantId: string): Promise<string[]> =>
  (await readdir(join(app().dataDir, 'files', tenantId), { recursive: true }).catch(() => [])).filter(name =>
    name.includes('original'),
  )

describe('A museum’s pictures', () => {
  test('A picture has a card that says what it is and how large [C-F02] [C-F03]', async () => {
    const { add, headers } = await reader(['damRead'])
    const content = await drawing()
    const { id } = await add(content)
    const card = (await get(`/api/v1/files/${id}`, headers)).json()
    expect(card).toMatchObject({
      id,
      type: { id: 4, name: 'DAM' },
      heading: 'amphora.jpg',
      name: 'amphora.jpg',
      fileType: 'image/jpeg',
      damType: { id: 1 },
      extension: 'jpg',
      size: content.length,
      resolution: '900 × 600',
      thumbnailUrl: `/api/v1/files/${id}/thumbnail?size=480`,
      publishedOnWeb: false,
    })
    const { result } = (await get('/api/v1/files/', headers)).json()
    expect(result).toMatchObject([{ id, title: 'amphora.jpg', subtitle: 'JPG, 900 × 600' }])
  })

  test('It is shown in four sizes, never larger than it is, to be kept by the browser [C-F03]', async () => {
    const { add, headers } = await reader()
    const { id } = await add(await drawing(1800, 1200))
    for (const [size, width] of [
      [160, 160],
      [480, 480],
      [1200, 1200],
      [2400, 1800],
    ] as const) {
      const answer = await get(app().files.thumbnailUrl(id, size), headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=60, stale-while-revalidate=31536000',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
    }
    expect((await get(`/api/v1/files/${id}/thumbnail?size=300`, headers)).statusCode).toBe(400)
  })

  test('A browser that has it is not sent it again [C-F03]', async () => {
    const { add, headers } = await reader()
    const { id } = await add(await drawing())
    const { etag } = (await get(app().files.thumbnailUrl(id), headers)).headers
    const again = await get(app().files.thumbnailUrl(id), { ...headers, 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    const other = await get(app().files.thumbnailUrl(id, 160), { ...headers, 'if-none-match': String(etag) })
    expect(other.statusCode).toBe(200)
  })

  test('Many who ask at once for a size that is not made yet all get it [C-F03]', async () => {
    const { add, headers } = await reader()
    const { id } = await add(await drawing())
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => get(app().files.thumbnailUrl(id, 1200), headers)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  test('A picture lying on its side by its EXIF orientation is shown upright [C-F02]', async () => {
    const { add, headers } = await reader()
    const { id } = await add(
      await sharp(await drawing(800, 500))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    const shown = await sharp((await get(app().files.thumbnailUrl(id), headers)).rawPayload).metadata()
    expect([shown.width, shown.height]).toEqual([300, 480])
  })

  test('The original comes back byte for byte, to whoever may download [C-F03]', async () => {
    const { add, headers } = await reader(['damDownload'])
    const content = await drawing()
    const { id } = await add(Readable.from([content]), 'Żółw „1”.jpg')
    const answer = await get(`/api/v1/files/${id}/content`, headers)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers['content-disposition']).toBe(
      "inline; filename*=UTF-8''%C5%BB%C3%B3%C5%82w%20%E2%80%9E1%E2%80%9D.jpg",
    )
  })
})

describe('The address of a picture', () => {
  test('is answered by the session’s cookie alone, as a page’s picture needs it [C-F03] [P-A02]', async () => {
    const { add, cookie } = await reader()
    const { id } = await add(await drawing())
    expect((await get(app().files.thumbnailUrl(id), { cookie })).statusCode).toBe(200)
    expect(
      (await get(app().files.thumbnailUrl(id), { cookie, 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(200)
  })

  test('answers no other site’s page by a cookie, nor a made-up or broken one [P-P12]', async () => {
    const { add, cookie } = await reader()
    const { id } = await add(await drawing())
    for (const headers of [
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
      { cookie, authorization: 'Bearer made-up' },
      { cookie: 'token=%7B%22access_token%22%3A%22made-up%22%7D' },
      { cookie: 'token=%E0%A4%A' },
      { cookie: 'token=null' },
      { cookie: 'token=%7B%22access_token%22%3A%7B%7D%7D' },
    ]) {
      expect((await get(app().files.thumbnailUrl(id), headers)).statusCode).toBe(401)
    }
  })

  test('is the only kind that takes the cookie [P-P12]', async () => {
    const { cookie } = await reader()
    expect((await get('/api/v1/me', { cookie })).statusCode).toBe(401)
    expect((await get('/api/v1/operations', { cookie })).statusCode).toBe(401)
  })

  test('finds nothing of another museum, deleted, or never there [P-P13]', async () => {
    const mine = await reader()
    const theirs = await reader()
    const { id } = await theirs.add(await drawing())
    expect((await get(app().files.thumbnailUrl(id), mine.headers)).statusCode).toBe(404)
    expect((await get(app().files.thumbnailUrl(id), { cookie: mine.cookie })).statusCode).toBe(404)
  })
})

describe('A file that is no sound picture', () => {
  const hostile: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
    [
      'an SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'invalid_input',
    ],
    [
      'a web page named .jpg',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'invalid_input',
    ],
    ['an empty file', async () => Buffer.alloc(0), 'invalid_input'],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n'), 'invalid_input'],
    [
      'the first half of a picture',
      async () => (await drawing(2000, 2000)).subarray(0, 6000),
      'invalid_input',
    ],
    [
      'the first bytes of a picture before something else',
      async () => Buffer.concat([(await drawing()).subarray(0, 20), Buffer.alloc(9000, 60)]),
      'invalid_input',
    ],
  ]
  test.each(hostile)(
    '%s is refused with a clear error, and nothing of it stays [C-F07]',
    async (_what, make, code) => {
      const { add, museum } = await reader()
      await expect(add(await make())).rejects.toMatchObject({ code })
      expect(await storedBelow(museum.tenantId)).toEqual([])
    },
  )

  test('A picture of too many bytes is refused while it comes in [C-F07]', async () => {
    const { museum } = await reader()
    const start = await drawing()
    const endless = Readable.from(
      (async function* () {
        yield start
        for (;;) yield Buffer.alloc(1024 * 1024)
      })(),
    )
    await expect(
      app().files.takeIn(museum.tenantId, endless, { mostBytes: 5_000_000 }),
    ).rejects.toMatchObject({ code: 'too_large' })
    expect(await storedBelow(museum.tenantId)).toEqual([])
  })
})

describeMuseumFiles('Pictures as museums have them', 'images', files => {
  test('All formats and colour systems come through with a thumbnail [C-F02]', async () => {
    const { add, headers } = await reader()
    const derived = (await files.list('images/derived')).filter(name => !name.endsWith('.jp2'))
    for (const path of ['images/getty_cat1_00766501.jpg', 'images/nhm_lucanidae.jpg', ...derived]) {
      const { id } = await add(createReadStream(await files.path(path)), path)
      const answer = await get(app().files.thumbnailUrl(id, 480), headers)
      const { info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
      expect(Math.max(info.width, info.height), path).toBe(480)
    }
  }, 60_000)
})
