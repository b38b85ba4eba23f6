import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'

const app = useTestApp()

const jsonLd = 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'

async function viewer(width = 200, height = 100) {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum, permissions: ['damRead', 'damDownload'] })
  const content = await sharp({ create: { width, height, channels: 3, background: '#a05020' } })
    .jpeg()
    .toBuffer()
  const id = await addFile(app(), { museum, accountId: person.accountId }, { content })
  const base = `/api/v1/files/${id}/iiif`
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET',
  ) => app().http.inject({ method, url: `${base}${path}`, headers: { ...person.headers, ...headers } })
  return { base, ask }
}

describe('A viewer that has a part already', () => {
  test('is answered 304, however it says so: a tag holds no comma [O-W65]', async () => {
    const { ask } = await viewer(3000, 1800)
    for (const path of [
      '/0,0,512,512/512,512/0/default.jpg',
      '/2560,1536,440,264/440,264/0/default.jpg',
      '/pct:10,10,20,20/!90,90/!90/gray.png',
      '/full/max/0/default.jpg',
      '/info.json',
    ]) {
      const { headers } = await ask(path)
      const tag = String(headers.etag)
      expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
      for (const known of [tag, `W/${tag}`, `"a,b,c", ${tag}`, `"x",W/${tag}`, '*']) {
        const again = await ask(path, { 'if-none-match': known })
        expect([again.statusCode, again.body], `${path} ${known}`).toEqual([304, ''])
        expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
        expect(again.headers['access-control-allow-origin']).toBe('*')
      }
      expect((await ask(path, { 'if-none-match': '"0,0,512,512"' })).statusCode).toBe(200)
    }
  })

  test('gets one tag for one part, however it is written, and another for every other part [O-W62] [O-W65]', async () => {
    const { base, ask } = await viewer()
    const told = async (path: string) => {
      const { headers } = await ask(path)
      return { tag: headers.etag, link: String(headers.link) }
    }
    const max = await told('/full/max/0/default.jpg')
    expect(max.link).toBe(
      `<http://localhost:80${base}/full/max/0/default.jpg>;rel="canonical", <http://iiif.io/api/image/3/level2.json>;rel="profile"`.replace(
        'localhost:80',
        /\/\/([^/]+)/.exec(max.link)?.[1] ?? '',
      ),
    )
    for (const same of ['/0,0,200,100/200,100/0/color.jpg', '/pct:0,0,100,100/pct:100/360/default.jpg'])
      expect(await told(same), same).toEqual(max)
    const half = await told('/full/pct:50/0/default.jpg')
    expect(half.link).toContain(`${base}/full/100,50/0/default.jpg>;rel="canonical"`)
    const others = [
      '/full/max/90/default.jpg',
      '/full/max/!0/default.jpg',
      '/full/max/0/gray.jpg',
      '/full/max/0/default.png',
    ]
    const tags = await Promise.all(others.map(async other => (await told(other)).tag))
    expect(new Set([max.tag, half.tag, ...tags]).size).toBe(2 + others.length)
  })
})

test('HEAD is answered like GET without content, OPTIONS without a token [O-W60] [O-W64]', async () => {
  const { base, ask } = await viewer()
  for (const path of [
    '',
    '/info.json',
    '/full/max/0/default.jpg',
    '/full/^max/0/default.jpg',
    '/x/max/0/default.jpg',
  ]) {
    const [got, head] = [await ask(path), await ask(path, {}, 'HEAD')]
    expect([head.statusCode, head.body], path).toEqual([got.statusCode, ''])
    for (const name of ['content-type', 'etag', 'link', 'location', 'access-control-allow-origin', 'vary'])
      expect(head.headers[name], `${path} ${name}`).toBe(got.headers[name])
    const preflight = await app().http.inject({ method: 'OPTIONS', url: `${base}${path}` })
    expect([preflight.statusCode, preflight.body]).toEqual([204, ''])
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'authorization, *',
      'access-control-max-age': '86400',
    })
  }
  const stranger = await app().http.inject({ url: `${base}/info.json` })
  expect([stranger.statusCode, stranger.headers['access-control-allow-origin']]).toEqual([401, '*'])
  // A picture for signed-in people is shown on no other site's page.
  expect(stranger.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('info.json is JSON-LD unless plain JSON is asked for [O-W61]', async () => {
  const { base, ask } = await viewer()
  const typeFor = async (accept?: string) => {
    const { headers } = await ask('/info.json', accept === undefined ? {} : { accept })
    expect(String(headers.vary).toLowerCase()).toContain('accept')
    return headers['content-type']
  }
  for (const accept of [
    undefined,
    '*/*',
    'application/ld+json',
    jsonLd,
    'application/json;q=0.5, application/ld+json',
    'text/html, */*;q=0.1',
  ])
    expect(await typeFor(accept), accept).toBe(jsonLd)
  for (const accept of [
    'application/json',
    'application/json, */*',
    'application/ld+json;q=0.2, application/json;q=0.9',
    'application/ld+json;q=0, application/json',
  ])
    expect(await typeFor(accept), accept).toMatch(/^application\/json(; ?charset=utf-8)?$/)
  const plain = await ask('/info.json', { accept: 'application/json' })
  expect(plain.headers.link).toContain('http://iiif.io/api/image/3/context.json')
  const ld = await ask('/info.json')
  expect(ld.headers.etag).not.toBe(plain.headers.etag)
  expect(new Date(String(ld.headers['last-modified'])).getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(ld.json()).toMatchObject({
    preferredFormats: ['jpg'],
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
  })
  const lead = await ask('')
  expect([lead.statusCode, lead.headers.location]).toEqual([303, `${base}/info.json`])
})

test('The sizes of a picture are those of its stored levels [O-W61]', async () => {
  const { ask } = await viewer(3001, 1801)
  expect((await ask('/info.json')).json()).toMatchObject({
    width: 3001,
    height: 1801,
    sizes: [
      { width: 375, height: 225 },
      { width: 750, height: 450 },
      { width: 1500, height: 900 },
      { width: 3001, height: 1801 },
    ],
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8] }],
  })
})

test('Whatever an address asks for is answered, refused as wrong, or said to be unsupported: nothing fails [O-W60]', async () => {
  const { ask } = await viewer(60, 40)
  const number = fc.oneof(
    fc.integer({ min: -1, max: 70 }).map(String),
    fc.constantFrom('', '0', '1.5', '1e3', '99999999999999999999', '0x10', '٣', 'NaN', '%00', '%0a', ' 5'),
  )
  const list = (most: number) => fc.array(number, { maxLength: most }).map(parts => parts.join(','))
  const noise = fc
    .string({ maxLength: 150, unit: 'binary' })
    .map(text => encodeURIComponent(text.toWellFormed()))
  const right = (...texts: readonly string[]) => ({ weight: 6, arbitrary: fc.constantFrom(...texts) })
  const region = fc.oneof(
    right('full', 'square', '0,0,9,9', 'Full'),
    list(5),
    list(4).map(text => `pct:${text}`),
    noise,
  )
  const size = fc.oneof(
    right('max', '9,', '!9,9', '^max', '^90,', 'full'),
    fc
      .tuple(fc.constantFrom('', '!', '^', '^!', '!^', 'pct:', '^pct:'), list(3))
      .map(parts => parts.join('')),
    noise,
  )
  const rotation = fc.oneof(right('0', '90', '!180', '360.0', '22.5', '!!0'), number, noise)
  const file = fc.oneof(
    right('default.jpg', 'gray.png', 'bitonal.webp'),
    fc
      .tuple(
        fc.constantFrom('default', 'gray', 'bitonal', 'native', ''),
        fc.constantFrom('.jpg', '.png', '.webp', '.gif', '.', ''),
      )
      .map(parts => parts.join('')),
    noise,
  )
  const counts = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(region, size, rotation, file, async (...parts) => {
      const { statusCode, headers } = await ask(`/${parts.join('/')}`)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
      // A part that is empty, or one that is cut at a '#' or '?', makes another address, and one longer than any, too.
      expect([200, 400, 404, 413, 501]).toContain(statusCode)
      if (statusCode === 400 || statusCode === 501) expect(headers['access-control-allow-origin']).toBe('*')
    }),
    { numRuns: 250 },
  )
  for (const status of [200, 400, 501]) expect(counts.get(status), String(status)).toBeGreaterThan(0)
  for (const path of [
    '/full/max/45/default.jpg',
    `/${'9'.repeat(200)}/max/0/default.jpg`,
    '/full/9,/0/default.%00jpg',
  ])
    expect((await ask(path)).statusCode, path).toBe(400)
  for (const path of ['/full/^max/0/default.jpg', '/full/^2000,/0/default.jpg', '/full/^!9,9/0/default.jpg'])
    expect((await ask(path)).statusCode, path).toBe(501)
})
