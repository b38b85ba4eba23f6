import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'
import { openSite as open } from '../../../test/harness/open-site.ts'

const app = useTestApp()

/** A museum with an open site, and what makes public records in it. */
async function openSite() {
  const site = await open(app, {
    picturesWithObjects: false,
    languages: ['en', 'it'],
    name: { en: 'Open collection', it: 'Collezione aperta' },
    imprint: { it: 'Museo Civico\nPiazza 1' },
  })
  const nameOf = async (id: string) => (await site.nameOf(id)) ?? ''
  const publish = async (values: object) => {
    const { id } = await site.put(values)
    await site.publish(id)
    return { id, name: await nameOf(id) }
  }
  const publishPerson = async (values: object) => {
    const { body } = await site.ask<{ id: string }>('POST', '/catalogue/persons/', { values })
    await site.ask('PUT', `/catalogue/persons/${body.id}/publication_state`, { published: true })
    return { id: body.id, name: await nameOf(body.id) }
  }
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site.get(path, headers)
    if (answer.statusCode !== 308) return answer
    return app().http.inject({
      url: String(answer.headers.location).replace(/^https?:\/\/[^/]+/, ''),
      headers,
    })
  }
  return { ...site, publish, publishPerson, nameOf, get }
}

const year = (number: number) => ({
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestEra: 'AD',
  earliestDate: { year: number },
})

/** The block of data in a page. */
const dataOf = (body: string) =>
  JSON.parse(body.split('<script type="application/ld+json">')[1]?.split('</script>')[0] ?? 'null')

describe('A page of the public site', () => {
  test('names its own address, its languages and the address that lasts, each once [O-W14]', async () => {
    const site = await openSite()
    const { name } = await site.publish({ title: { en: 'Red cup', it: 'Coppa rossa' } })
    const { body, headers } = await site.get(`/en/objects/${name}`)
    const root = `https://vitrine.test/m/${site.address}`
    expect(body.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${root}/en/objects/${name}/red-cup">`,
    ])
    expect(body).toContain(`hreflang="it" href="${root}/it/objects/${name}/coppa-rossa"`)
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(1)
    expect(body.match(/<link rel="cite-as"/g)).toHaveLength(1)
    expect(headers.link).toContain(`<${root}/id/object/${name}>; rel="cite-as"`)
  })

  test('loads nothing from elsewhere, sets no cookie, and is whole without a script [O-W31] [O-W40]', async () => {
    const site = await openSite()
    const { name } = await site.publish({ title: { en: 'Red cup' } })
    for (const path of ['/en/', '/en/about', `/en/objects/${name}`, '/en/objects/bcdfghjk0']) {
      const { body, headers } = await site.get(path)
      const loaded = [
        ...body.matchAll(/<(?:link rel="(?:stylesheet|preload)"|script|img)[^>]*(?:href|src)="([^"]+)"/g),
      ]
      expect(loaded.length, path).toBeGreaterThan(0)
      for (const [, address] of loaded)
        expect(address, path).toMatch(/^(\/m-files\/|https:\/\/vitrine\.test\/m\/)/)
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).toMatch(/<h1[ >]/)
    }
  })

  test('loads a style sheet and two fonts of at most 100 kB, by names that browsers keep for good [O-W31] [O-W54]', async () => {
    const site = await openSite()
    const { body } = await site.get('/en/')
    const fonts = [...body.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g)]
    const files = await Promise.all(fonts.map(([, url = '']) => app().http.inject({ url })))
    expect(files.map(({ headers }) => headers['content-type'])).toEqual(['font/woff2', 'font/woff2'])
    expect(files.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)).toBeLessThan(100_000)
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? []
    const style = await app().http.inject({ url: sheet, headers: { 'accept-encoding': 'br' } })
    expect(style.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(style.rawPayload.length).toBeLessThan(12_000)
  })

  test('tells whom to write to, and says in which language a text is that is not in its own [O-W41] [O-W45]', async () => {
    const site = await openSite()
    const { body } = await site.get('/en/about')
    expect(body).toContain('mailto:museo@example.org')
    expect(body).toContain('Language: Italian')
    expect(body).toMatch(/<div class="prose" lang="it"><p>Museo Civico<br>Piazza 1<\/p>/)
    expect(body).toContain('sets no cookies')
  })
})

test('A page that was made before is shown again only as long as nothing has changed, and says what is true at once [O-W144] [O-W05]', async () => {
  const site = await openSite()
  const { id, name } = await site.publish({ title: { en: 'Old krater' } })
  const page = async () => (await site.get(`/en/objects/${name}`)).body
  const behind = () =>
    app().database.inTenant(site.museum.tenantId, async tx =>
      tx.db.selectFrom('public_mark').where('tenant_id', '=', tx.tenantId).select('id').execute(),
    )
  await expect.poll(behind, { timeout: 5000 }).toEqual([])
  const first = await page()
  expect(await page()).toBe(first)
  expect((await site.ask('PUT', `/catalogue/${id}/lock`)).status).toBeLessThan(300)
  const { body } = await site.ask('GET', `/catalogue/${id}`)
  expect((await site.save(body, { title: { en: 'New krater' } })).status).toBe(200)
  expect(await page()).toContain('New krater')
  await expect.poll(behind, { timeout: 5000 }).toEqual([])
  expect(await page()).toContain('New krater')
  expect((await site.get('/en/search')).body).toContain('New krater')
  await site.ask('PUT', `${site.at}/fields`, { type: 'object', path: 'description', shown: false })
  await site.ask('PUT', `/catalogue/${id}/published_on_web`, { published: false })
  expect((await site.get(`/en/objects/${name}`)).statusCode).toBe(410)
  expect((await site.get('/en/search')).body).not.toContain('krater')
})

test('Whoever types is proposed public records of each kind, by words that begin so [O-W43] [O-W28]', async () => {
  const site = await openSite()
  const maker = await site.publishPerson({ names: [{ name: 'Lucia Kratzer', preferred: true }] })
  const krater = await site.publish({ title: { en: 'Red krater', it: 'Cratere rosso' } })
  await site.put({ title: { en: 'Krater that is not public' } })
  const suggested = async (path: string) => {
    const { headers, body } = await site.get(path)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    return JSON.parse(body)
  }
  await expect
    .poll(() => suggested('/it/suggest?q=kra'), { timeout: 5000 })
    .toEqual([
      {
        label: 'Oggetti',
        records: [
          {
            title: 'Cratere rosso',
            by: '',
            address: expect.stringContaining(`/it/objects/${krater.name}/cratere-rosso`),
          },
        ],
      },
      {
        label: 'Persone',
        records: [
          { title: 'Lucia Kratzer', by: '', address: expect.stringContaining(`/it/agents/${maker.name}`) },
        ],
      },
    ])
  for (const typed of ['', '%20', '!', 'zzz', encodeURIComponent("'; drop table card; --")])
    expect(await suggested(`/it/suggest?q=${typed}`), typed).toEqual([])
})

test('A site stays for 90 days after the licence of its museum, then says no more than that it was there, and comes back with a new one [O-W37]', async () => {
  const site = await openSite()
  const { name } = await site.publish({ title: { en: 'Krater' } })
  const dayMs = 24 * 60 * 60 * 1000
  const endOfLicence = (days: number) =>
    app().database.asSystem('test', db =>
      db
        .updateTable('tenant')
        .set({ licence_to: new Date(Date.now() + days * dayMs) })
        .where('id', '=', site.museum.tenantId)
        .execute(),
    )
  const statuses = async () =>
    Promise.all(
      ['/en/', `/en/objects/${name}`, `/id/object/${name}`, '/iiif/presentation/3/collection/top'].map(
        async path => (await site.get(path)).statusCode,
      ),
    )
  await endOfLicence(-89)
  expect(await statuses()).toEqual([200, 200, 303, 200])
  await endOfLicence(-91)
  expect(await statuses()).toEqual([410, 410, 410, 410])
  const { body } = await site.get(`/en/objects/${name}`)
  expect(body).toContain('This collection is no longer public')
  expect(body).not.toContain('Krater')
  await endOfLicence(365)
  expect(await statuses()).toEqual([200, 200, 303, 200])
})

describe('The page of an object', () => {
  test('says title, maker, date, facts and texts in this order, and nothing twice [O-W44] [O-W45]', async () => {
    const site = await openSite()
    const maker = await site.publishPerson({ names: [{ name: 'Piero Bianchi', preferred: true }] })
    const { name } = await site.publish({
      title: { it: 'Coppa rossa' },
      productions: [{ agent: { id: maker.id } }],
      dating: year(1520),
      description: { it: 'Trovata nel fiume.' },
      historicalNotes: { en: 'Kept in a chapel.' },
    })
    const { body } = await site.get(`/en/objects/${name}`)
    const order = ['<h1', '>Piero Bianchi</a>', '1520', 'Trovata nel fiume', 'More facts', 'Kept in a chapel']
    const main = body.slice(body.indexOf('<main'))
    const places = order.map(part => main.indexOf(part))
    expect(
      places.every(place => place >= 0),
      String(places),
    ).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(main).toMatch(/<h1[^>]* lang="it">Coppa rossa<\/h1>/)
    expect(main).toMatch(/<div class="prose" lang="it"><p>Trovata nel fiume/)
    expect(main).toContain('Language: Italian')
    expect(main.match(/Trovata nel fiume/g)).toHaveLength(1)
  })

  test('is told to machines in the words of schema.org, to networks and to citing programs [O-W44] [O-W50]', async () => {
    const site = await openSite()
    const maker = await site.publishPerson({ names: [{ name: 'Piero Bianchi', preferred: true }] })
    const { name } = await site.publish({
      title: { en: 'Red cup' },
      productions: [{ agent: { id: maker.id } }],
      dating: year(1520),
      description: { en: `Long ${'and longer '.repeat(40)}` },
    })
    const { body, headers } = await site.get(`/en/objects/${name}`)
    const root = `https://vitrine.test/m/${site.address}`
    expect(dataOf(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VisualArtwork',
      '@id': `${root}/id/object/${name}`,
      name: 'Red cup',
      creator: [{ name: 'Piero Bianchi', '@id': `${root}/id/agent/${maker.name}` }],
      dateCreated: '1520',
    })
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(body) ?? []
    expect(description).toMatch(/^Red cup, Piero Bianchi, 1520\. Long/)
    expect(description.length).toBeLessThanOrEqual(200)
    expect(body).toContain('<meta property="og:title" content="Red cup">')
    expect(headers.link).toContain(`<${root}/id/agent/${maker.name}>; rel="author"`)
    expect(body).toContain('@misc{')
    expect(body).toContain('TY  - ART')
  })

  test('with several pictures shows the one its address asks for, and offers sizes as the licence allows [O-W44] [O-W53]', async () => {
    const site = await openSite()
    const files: string[] = []
    for (const side of [1600, 900]) {
      const id = await addFile(app(), site, { content: await plainPicture(side, side), name: `p${side}.jpg` })
      await site.ask('PUT', `/files/${id}/publication_state`, { published: true })
      files.push(id)
    }
    const { id, name } = await site.publish({ title: { en: 'Red cup' } })
    expect((await site.ask('PUT', '/catalogue/files', { id, fileIds: files })).status).toBe(200)
    const { body } = await site.get(`/en/objects/${name}`)
    const [cover, second] = await Promise.all(files.map(site.nameOf))
    expect(body).toContain('1 of 2')
    expect(body).toMatch(new RegExp(`class="whole" href="[^"]*/iiif/image/3/${cover}/full/`))
    expect(body).toContain(`/iiif/presentation/3/${name}/manifest`)
    expect(body).toContain('alt="Picture of Red cup"')
    // Nobody has said how it may be used.
    expect(body).not.toContain(' download="')
    const { body: other } = await app()
      .http.inject({ url: `/m/${site.address}/en/objects/${name}/red-cup?picture=2` })
      .then(answer => ({ body: answer.body }))
    expect(other).toMatch(new RegExp(`class="whole" href="[^"]*/iiif/image/3/${second}/full/`))
    expect(other).toContain('2 of 2')
  })
})

describe('The page of a maker', () => {
  test('has a line of life with a dot for each dated work, and the works by their date [O-W41] [O-W44]', async () => {
    const site = await openSite()
    const maker = await site.publishPerson({
      names: [{ name: 'Piero Bianchi', preferred: true }],
      birthDate: year(1480),
      deathDate: year(1540),
    })
    const by = { productions: [{ agent: { id: maker.id } }] }
    await site.publish({ title: { en: 'Late cup' }, dating: year(1530), ...by })
    const early = await site.publish({ title: { en: 'Early cup' }, dating: year(1510), ...by })
    const { body } = await site.get(`/en/agents/${maker.name}`)
    expect(body.match(/style="--at:[\d.]+;--row:0"/g)).toHaveLength(2)
    expect(body).toContain('2 objects')
    const wall = body.slice(body.indexOf('2 objects'))
    expect(wall.indexOf('Early cup')).toBeLessThan(wall.indexOf('Late cup'))
    expect((await site.get(`/en/objects/${early.name}`)).body).toContain('Late cup')
  })

  test('does not tell of records that name it where the public does not read [O-W22] [O-W25]', async () => {
    const site = await openSite()
    const giver = await site.publishPerson({ names: [{ name: 'Count Ostrogski', preferred: true }] })
    await site.publish({ title: { en: 'Given cup' }, acquisitions: [{ from: { id: giver.id } }] })
    expect((await site.get(`/en/agents/${giver.name}`)).body).not.toContain('Given cup')
  })
})

test('Feeds have the objects that were published last, by addresses that last [O-W52]', async () => {
  const site = await openSite()
  const { name } = await site.publish({ title: { en: 'Red & cup' } })
  const { body, headers } = await site.get('/en/feed.atom')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  )
  expect(body).toContain(`<id>https://vitrine.test/m/${site.address}/id/object/${name}</id>`)
  expect(body).toContain('<title>Red &amp; cup</title>')
})

test('Search engines find each page in each language, and none that is not public [O-W51]', async () => {
  const site = await openSite()
  const { name } = await site.publish({ title: { en: 'Red cup' } })
  await site.put({ title: { en: 'Secret' } })
  const root = `https://vitrine.test/m/${site.address}`
  expect((await site.get('/sitemap.xml')).body).toContain(`<loc>${root}/sitemap/first.xml</loc>`)
  const { body, headers } = await site.get('/sitemap/first.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${root}/en/`,
    `${root}/it/`,
    `${root}/en/objects/${name}`,
    `${root}/it/objects/${name}`,
  ])
  expect(body).toContain(`hreflang="it" href="${root}/it/objects/${name}"`)
  await expect
    .poll(async () => (await site.get('/sitemap/first.xml')).body, { timeout: 5000 })
    .toMatch(/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect((await site.get(`/sitemap/${name}.xml`)).body).not.toContain('<loc>')
})
