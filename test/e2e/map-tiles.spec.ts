import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { tileArchive, vectorTile } from '../harness/invented/map-tiles.ts'
import { aCard, apiOf, enter, expect, expectSound, startProduct, test } from './fixtures.ts'

/** The western half of every tile is water, that of the whole world too; a name is in the east. */
const tile = vectorTile([
  {
    name: 'water',
    type: 'polygon',
    spots: [
      [0, 0],
      [2048, 0],
      [2048, 4096],
      [0, 4096],
    ],
  },
  {
    name: 'places',
    type: 'point',
    spots: [[3072, 2048]],
    words: { kind: 'country', name: 'Terra', 'name:en': 'Land' },
  },
])
const archive = tileArchive(tile)

interface TileServer {
  readonly address: string
  readonly asked: string[]
  /** Answers nothing but an error from now on. */
  isBroken: boolean
  readonly server: Server
}

/** A server of map tiles that notes what it was asked for. */
async function serveTiles(): Promise<TileServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (serving.isBroken) response.writeHead(500).end('no tiles today')
    else if (path.endsWith('.pmtiles'))
      response.writeHead(206).end(archive.subarray(Number(from), Number(to) + 1))
    else response.end(tile)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const serving = {
    asked,
    isBroken: false,
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  return serving
}

/** The different colours of the tiles that are shown, by their middle line. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded')) {
      const pen = canvas.getContext('2d')
      for (const part of [0.25, 0.95])
        seen.add([...(pen?.getImageData(canvas.width * part, canvas.height * 0.1, 1, 1).data ?? [])].join())
    }
    return [...seen].toSorted()
  })

for (const [what, path, asks] of [
  ['Vector tiles', '/{z}/{x}/{y}.mvt', /^\/\d+\/\d+\/\d+\.mvt$/],
  ['An archive of vector tiles', '/world.pmtiles', /^\/world\.pmtiles$/],
] as const)
  test(`${what}: the ground of maps in the colours of the theme, with the line of the makers; without them outlines are shown, with words, and nothing else is asked for [F-W14]`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const tiles = await serveTiles()
    const product = await startProduct({
      MAP_TILES: `${tiles.address}${path}`,
      MAP_CREDIT: '© <a href="https://maps.example">Makers of maps</a>',
    })
    const context = await browser.newContext({ baseURL: product.address, locale: 'en-GB' })
    const page = await context.newPage()
    const origins = new Set<string>()
    page.on('request', request => {
      if (/^http/.test(request.url())) origins.add(new URL(request.url()).origin)
    })
    const refused: string[] = []
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    try {
      const { email } = await product.person({ role: 'TENANT_ADMIN' })
      const api = await apiOf(product, email, '/api/v1')
      await aCard(api, '/place/', {
        placeLocation: [{ name: 'Greenwich' }],
        position: { point: { x: 0, y: 51.48, system: 4326 } },
      })
      await enter(page, email)
      await page.goto('/app/entities/place?view=mapView')
      const map = page.getByRole('region', { name: 'Map of results' })
      await expect(map.getByRole('link', { name: 'Makers of maps' })).toBeVisible()
      await expect.poll(async () => (await colours(page)).length).toBe(2)
      await expect(map.getByText('GeoNames')).toBeHidden()
      await expect(map.getByRole('status')).toHaveCount(0)
      expect(tiles.asked.filter(each => !asks.test(each))).toEqual([])
      await expectSound(page)
      const light = await colours(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(async () => (await colours(page)).some(each => light.includes(each))).toBe(false)

      tiles.isBroken = true
      await page.reload()
      await expect(map.getByRole('status')).toHaveText(
        'The map background could not be loaded. Simple outlines are shown instead.',
      )
      await expect(map.getByText('GeoNames')).toBeVisible()
      await expect(map.getByRole('link', { name: 'Makers of maps' })).toHaveCount(0)
      await expectSound(page)
      expect([...origins].toSorted()).toEqual([product.address, tiles.address].toSorted())
      expect(refused).toEqual([])
    } finally {
      await context.close()
      await product.stop()
      tiles.server.closeAllConnections()
      tiles.server.close()
    }
  })
