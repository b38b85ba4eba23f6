import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareServer, bareServer } from '../harness/bare-server.ts'

let root: string
let server: BareServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(root, 'assets'))
  await writeFile(
    join(root, 'index.html'),
    '<html lang="%LANG%"><title>%PRODUCT_NAME%</title><style nonce="%CSP_NONCE%"></style></html>',
  )
  await writeFile(join(root, 'index.html.br'), 'raw')
  await writeFile(join(root, 'favicon.ico'), 'icon')
  await writeFile(join(root, 'assets', 'app-1234.js'), 'run()')
  await writeFile(join(root, 'field-worker.js'), 'keep()')
  await writeFile(join(root, 'field-worker.js.br'), 'packed')
  await writeFile(join(root, 'manifest.webmanifest'), '{"name":"%PRODUCT_NAME%"}')
  server = await bareServer({ web: { root, productName: 'Vitrine', https: false } })
})

afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

describe("the client's page", () => {
  test.each(['/', '/login', '/app/nothing'])('is sent whole and with its own policy at %s', async url => {
    const answer = await server.inject({
      url,
      headers: { 'accept-encoding': 'br', 'accept-language': 'pl' },
    })
    const policy = String(answer.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe(`<html lang="pl"><title>Vitrine</title><style nonce="${nonce}"></style></html>`)
  })

  test.each([
    ['https://tiles.test/{z}/{x}/{y}.png', 'img-src'],
    ['https://tiles.test/{z}/{x}/{y}.pbf', 'connect-src'],
    ['https://tiles.test/world.pmtiles', 'connect-src'],
  ])(
    'names the map tiles of the installation, and may load %s from there alone, as %s [F-W14]',
    async (address, directive) => {
      const page = '<meta name="map-tiles" content="%MAP_TILES%" data-credit="%MAP_CREDIT%" />'
      const mapped = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
      await writeFile(join(mapped, 'index.html'), page)
      const mapTiles = { address, credit: '© <a href="/c">Maps</a>' }
      const web = { root: mapped, productName: 'Vitrine', https: false }
      const [told, untold] = [await bareServer({ web: { ...web, mapTiles } }), await bareServer({ web })]
      const directives = (answer: Awaited<ReturnType<typeof told.inject>>) =>
        String(answer.headers['content-security-policy'])
          .replaceAll(/'nonce-[^']+'/g, "'nonce'")
          .split('; ')
      try {
        const answer = await told.inject('/')
        expect(answer.body).toContain(`content="${address}"`)
        expect(answer.body).toContain('data-credit="© &#60;a href=&#34;/c&#34;&#62;Maps&#60;/a&#62;"')
        const own = await untold.inject('/')
        expect(own.body).toContain('content="" data-credit=""')
        expect(directives(answer)).toEqual(
          directives(own).map(each => (each.startsWith(directive) ? `${each} https://tiles.test` : each)),
        )
        expect(directives(own).filter(each => each.includes('http'))).toEqual([])
      } finally {
        for (const each of [told, untold]) await each.close()
        await rm(mapped, { recursive: true, force: true })
      }
    },
  )

  test('asks for all files of its page at once: of the login for whoever is not signed in [F-W15]', async () => {
    const built = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
    await writeFile(join(built, 'index.html'), '<head></head>')
    await writeFile(
      join(built, 'files-of-pages.json'),
      JSON.stringify([
        { name: 'login', addresses: ['/login'], files: ['assets/in.js'] },
        { name: 'record', addresses: ['/app/things/$id'], files: ['assets/a.js', 'assets/a.css'] },
      ]),
    )
    const own = await bareServer({ web: { root: built, productName: 'Vitrine', https: false } })
    const headOf = async (url: string, cookie = '') =>
      (await own.inject({ url, headers: { cookie } })).body.replace(/<\/?head>/g, '')
    try {
      const signedIn = 'other=1; token=%7B%7D'
      expect(await headOf('/app/things/12?tab=files', signedIn)).toBe(
        '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="stylesheet" crossorigin href="/assets/a.css">',
      )
      const ofLogin = '<link rel="modulepreload" crossorigin href="/assets/in.js">'
      expect(await headOf('/login')).toBe(ofLogin)
      expect(await headOf('/app/things/12')).toBe(ofLogin)
      expect(await headOf('/app/things/12', 'jwt_token=1; token=')).toBe(ofLogin)
      expect(await headOf('/app/things/twelve', signedIn)).toBe('')
    } finally {
      await own.close()
      await rm(built, { recursive: true, force: true })
    }
  })

  test('is found by no search engine where a secret opens it', async () => {
    const { headers } = await server.inject('/room?token=1-x')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await server.inject('/login')).headers['x-robots-tag']).toBeUndefined()
  })

  test('is found by no search engine where it leads to the sign-in page [O-W15] [P-R17]', async () => {
    for (const url of ['/app/nothing', '/nothing', '/app/objects?q=vase', '/login/nothing']) {
      const { statusCode, headers } = await server.inject(url)
      expect([statusCode, headers['x-robots-tag']], url).toEqual([200, 'noindex'])
    }
  })

  test('stands for no file and nothing hidden: what is not there is said not to be [O-W15]', async () => {
    for (const url of [
      '/sitemap.xml',
      '/index.html',
      '/index.html.br',
      '/app/picture.jpg?size=2',
      '/wp-login.php',
      '/app/objects/7%2Ejson',
      '/.well-known/security.txt',
      '/.well-known/',
      '/.well-known/acme-challenge/x',
      '/.env',
      '/.git/config',
      '/m/',
      '/m/museum/nothing',
      '/assets/app-0000.js',
    ]) {
      const { statusCode, headers, body } = await server.inject(url)
      expect([statusCode, JSON.parse(body).error], url).toEqual([404, 'not_found'])
      expect(headers['content-type'], url).toMatch(/^application\/json/)
    }
  })

  test('has an icon for whoever asks for none of its own, and leads search engines to what is published [O-W15]', async () => {
    const icon = await server.inject('/favicon.ico')
    expect([icon.statusCode, icon.body]).toEqual([200, 'icon'])
    expect(icon.headers['content-type']).toMatch(/^image\//)
    const robots = await server.inject('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /m/',
      'Allow: /m-files/',
      'Disallow: /m/*/suggest',
      'Disallow: /m/*/search?*in.*in.',
      'Disallow: /',
      '',
    ])
    expect((await server.inject({ method: 'HEAD', url: '/robots.txt' })).statusCode).toBe(200)
  })

  test('comes with files that are kept for a year', async () => {
    const answer = await server.inject('/assets/app-1234.js')
    expect(answer.body).toBe('run()')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.inject({ method: 'HEAD', url: '/assets/app-1234.js' })).statusCode).toBe(200)
  })

  test('can be installed; its worker may fetch from here alone and is looked for anew each time [C-P09]', async () => {
    const manifest = await server.inject('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    expect(manifest.json()).toEqual({ name: 'Vitrine' })
    for (const [encoding, body] of [
      ['identity', 'keep()'],
      ['br', 'packed'],
    ] as const) {
      const worker = await server.inject({
        url: '/field-worker.js',
        headers: { 'accept-encoding': encoding },
      })
      expect(worker.body).toBe(body)
      expect(worker.headers['cache-control']).toBe('no-cache')
      expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    }
  })
})
