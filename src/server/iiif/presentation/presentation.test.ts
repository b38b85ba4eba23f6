import { existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import exifReader from 'exifreader'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { openSite } from '../../../../test/harness/open-site.ts'

const app = useTestApp()

type Json = Readonly<Record<string, unknown>>

/** Every address that a document gives to something, with where it stands. */
const idsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'id' || key === '@id') && typeof inner === 'string' ? [inner] : idsIn(inner),
  )
}

/** A site in two languages with a collection, two objects in it, and their pictures. */
async function madeSite() {
  const site = await openSite(app, { languages: ['en', 'it'] })
  const collection = (
    await site.ask<{ id: string }>('POST', '/catalogue/collections/', {
      values: { title: 'Gems' },
    })
  ).body.id
  const [front, back, other] = [
    await site.file({ width: 2000, height: 1500 }),
    await site.file(),
    await site.file({ width: 300, height: 900 }),
  ]
  const cup = await site.put({
    title: { en: 'Red cup', it: 'Tazza rossa' },
    description: { en: '<b>Bold</b>', it: 'Orlo dorato' },
    remarks: 'Not for the public',
    collections: [{ collection: { id: collection } }],
    findspot: { point: { x: 9.19, y: 45.4642, system: 4326 } },
    objectInformation: { objectCategory: { id: 4 } },
    publication: { creditLine: { it: 'Dono Rossi' } },
  })
  const bowl = await site.put({ title: { en: 'Bowl' }, collections: [{ collection: { id: collection } }] })
  const bare = await site.put({ title: { en: 'Without a picture' } })
  await site.edit(front, {
    licence: await site.licence('CC BY 4.0'),
    title: { en: 'Front', it: 'Fronte' },
    alternativeText: { en: 'A red cup with a handle' },
    creditLine: { en: 'Photograph by Rossi' },
  })
  await site.attach(cup.id, [front, back])
  await site.attach(bowl.id, [other])
  for (const { id } of [cup, bowl, bare]) await site.publish(id)
  await site.ask('DELETE', `/catalogue/collections/${collection}/lock`)
  const published = await site.ask('PUT', `/catalogue/collections/${collection}/publication_state`, {
    published: true,
  })
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  await site.followed()
  const nameOf = async (id: string) => (await site.nameOf(id)) ?? ''
  const manifestOf = async (id: string) => `/iiif/presentation/3/${await nameOf(id)}/manifest`
  const read = async (path: string): Promise<Json> => {
    const answer = await site.get(path)
    expect(answer.statusCode, `${path} ${answer.body}`).toBe(200)
    return answer.json()
  }
  const root = `https://vitrine.test/m/${site.address}`
  const ids = { cup: cup.id, bowl: bowl.id, bare: bare.id, collection, front, back, other }
  return { ...site, nameOf, manifestOf, read, root, ids }
}

describe('What viewers are told of the records of a site', () => {
  let site: Awaited<ReturnType<typeof madeSite>>
  beforeAll(async () => {
    site = await madeSite()
  })

  test('is a manifest with its words in the languages of the site, its credit, licences and pictures [O-W68] [O-W69]', async () => {
    const { root, ids } = site
    const name = await site.nameOf(ids.cup)
    const made = await site.read(await site.manifestOf(ids.cup))
    expect(made).toMatchObject({
      '@context': [
        'http://iiif.io/api/extension/navplace/context.json',
        'http://iiif.io/api/presentation/3/context.json',
      ],
      id: `${root}/iiif/presentation/3/${name}/manifest`,
      type: 'Manifest',
      label: { en: ['Red cup'], it: ['Tazza rossa'] },
      summary: { en: ['<span>&lt;b&gt;Bold&lt;/b&gt;</span>'], it: ['Orlo dorato'] },
      requiredStatement: { label: { en: ['Credit line'] }, value: { it: ['Dono Rossi'] } },
      provider: [{ id: `${root}/`, type: 'Agent', label: { none: ['Museo Civico'] } }],
      homepage: [
        { id: `${root}/en/objects/${name}/red-cup`, language: ['en'], format: 'text/html' },
        { id: `${root}/it/objects/${name}/tazza-rossa`, language: ['it'] },
      ],
      navPlace: { features: [{ geometry: { type: 'Point', coordinates: [9.19, 45.4642] } }] },
      partOf: [{ id: `${root}/iiif/presentation/3/collection/${await site.nameOf(ids.collection)}` }],
      behavior: ['individuals'],
    })
    const metadata = made.metadata as readonly { label: object; value: Json }[]
    expect(metadata).toContainEqual({
      label: { en: ['Description'], it: ['Descrizione'] },
      value: { en: ['<span>&lt;b&gt;Bold&lt;/b&gt;</span>'], it: ['Orlo dorato'] },
    })
    const front = `${root}/iiif/image/3/${await site.nameOf(ids.front)}`
    const [canvas, second] = made.items as readonly Json[]
    expect(canvas).toMatchObject({
      type: 'Canvas',
      label: { en: ['Front'], it: ['Fronte'] },
      summary: { en: ['A red cup with a handle'] },
      width: 2000,
      height: 1500,
      rights: 'http://creativecommons.org/licenses/by/4.0/',
      requiredStatement: { value: { en: ['Photograph by Rossi'] } },
      items: [
        {
          items: [
            {
              motivation: 'painting',
              target: (canvas as { id: string }).id,
              body: {
                id: `${front}/full/!1200,1200/0/default.jpg`,
                width: 1200,
                height: 900,
                service: [
                  { id: front, type: 'ImageService3', profile: 'level2' },
                  { '@id': front.replace('/3/', '/2/'), '@type': 'ImageService2' },
                ],
              },
            },
          ],
        },
      ],
    })
    expect(second).toMatchObject({
      label: { none: ['2'] },
      rights: 'http://rightsstatements.org/vocab/CNE/1.0/',
    })
    expect(JSON.stringify(made)).not.toMatch(/Not for the public|view\.jpg/)
    const info = await site.read(`${new URL(front).pathname.replace(`/m/${site.address}`, '')}/info.json`)
    expect(info).toMatchObject({ partOf: [{ id: made.id, type: 'Manifest' }] })
  })

  test('has pictures that say in themselves whose they are, where they are large and whole, and are kept for a day [O-W29] [O-W65]', async () => {
    const front = await site.nameOf(site.ids.front)
    const seen = async (part: string) => {
      const { rawPayload, statusCode, headers } = await site.get(
        `/iiif/image/3/${front}/${part}/0/default.jpg`,
      )
      // A cache holds it for a day at most, as people are told who withdraw it.
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
      return exifReader.load(rawPayload, { expanded: true }).xmp
    }
    expect(await seen('full/max')).toMatchObject({
      Credit: { description: 'Photograph by Rossi' },
      WebStatement: { description: 'https://creativecommons.org/licenses/by/4.0/' },
      source: { description: `${site.root}/id/file/${front}` },
    })
    for (const part of ['full/!1000,1000', '0,0,512,512/512,512', '0,0,1999,1500/max'])
      expect(await seen(part), part).toBeUndefined()
  })

  test('is made without opening a picture [O-W69]', async () => {
    const path = await site.manifestOf(site.ids.cup)
    const { dataDir } = app()
    const away = `${dataDir}-away`
    await rename(dataDir, away)
    try {
      expect((await site.read(path)).items).toHaveLength(2)
      const front = `/iiif/image/3/${await site.nameOf(site.ids.front)}/full/!99,99/0/default.jpg`
      expect((await site.get(front)).statusCode).toBeGreaterThan(399)
    } finally {
      await rename(away, dataDir)
    }
  })

  test('is JSON-LD or JSON as it is asked for, read by pages anywhere, and not sent twice [O-W64] [O-W65] [O-W72]', async () => {
    const path = await site.manifestOf(site.ids.cup)
    const profile = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"'
    const { headers } = await site.get(path)
    expect(headers).toMatchObject({
      'content-type': profile,
      vary: expect.stringContaining('Accept'),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'last-modified': expect.stringMatching(/GMT$/),
    })
    expect((await site.get(path, { accept: 'application/json' })).headers['content-type']).toContain(
      'application/json',
    )
    expect((await site.get(path, { 'if-none-match': `"x,y", W/${headers.etag}` })).statusCode).toBe(304)
    expect((await site.get(path, {}, 'OPTIONS')).statusCode).toBe(204)
    const head = await site.get(path, {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
  })

  test('is nothing for a record without pictures, for a file, or where nothing is public [O-W07] [O-W72]', async () => {
    for (const path of [
      await site.manifestOf(site.ids.bare),
      await site.manifestOf(site.ids.front),
      '/iiif/presentation/3/000000000/manifest',
      '/iiif/presentation/4/top/manifest',
      `/iiif/presentation/3/collection/${await site.nameOf(site.ids.cup)}`,
      '/iiif/presentation/3/collection/files',
      '/iiif/presentation/3/collection/objects/1',
    ]) {
      const answer = await site.get(path)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
  })

  test('leads from the whole museum to every record with pictures, and every address in it is one [O-W73] [O-W74]', async () => {
    const wanted = [`${site.root}/iiif/presentation/3/collection/top`]
    const seen = new Map<string, number>()
    const manifests = new Set<string>()
    for (const id of wanted) {
      const address = id.replace(/#.*$/, '')
      if (seen.has(address)) continue
      const answer = await app().http.inject({ url: new URL(address).pathname })
      seen.set(address, answer.statusCode)
      if (!String(answer.headers['content-type']).includes('json')) continue
      const document = answer.json<Json>()
      if (document.type === 'Manifest') manifests.add(address)
      wanted.push(...idsIn(document).filter(each => each.includes(new URL(site.root).host)))
    }
    expect([...seen].filter(([, status]) => ![200, 302, 303].includes(status))).toEqual([])
    expect([...seen.keys()].filter(address => !address.startsWith('https://'))).toEqual([])
    expect([...manifests].toSorted()).toEqual(
      [
        site.root + (await site.manifestOf(site.ids.cup)),
        site.root + (await site.manifestOf(site.ids.bowl)),
      ].toSorted(),
    )
    const made = await site.read(await site.manifestOf(site.ids.cup))
    const own = (made.items as readonly Json[]).flatMap(canvas => [canvas, ...(canvas.items as Json[])])
    const ids = own.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  const schema = process.env.IIIF_SCHEMA ?? ''
  test.skipIf(!existsSync(schema))(
    'passes the schema of the Presentation API that IIIF_SCHEMA names [O-W74]',
    async () => {
      const ajv = new Ajv({ strict: false, allErrors: true })
      addFormats.default(ajv)
      const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')))
      for (const path of [
        await site.manifestOf(site.ids.cup),
        await site.manifestOf(site.ids.bowl),
        '/iiif/presentation/3/collection/top',
        '/iiif/presentation/3/collection/objects',
        '/iiif/presentation/3/collection/collections',
        `/iiif/presentation/3/collection/${await site.nameOf(site.ids.collection)}`,
      ])
        expect([path, validate(await site.read(path)), validate.errors]).toEqual([path, true, null])
    },
  )

  test('is gone with its record, and of a picture with its picture [O-W05] [O-W07] [O-W78]', async () => {
    const { ids } = site
    const path = await site.manifestOf(ids.cup)
    const back = (await site.nameOf(ids.back)) ?? ''
    await site.edit(ids.back, { licence: await site.licence('on request') })
    expect((await site.get(path)).body).not.toContain(back)
    const collection = `/iiif/presentation/3/collection/${await site.nameOf(ids.collection)}`
    const name = (await site.nameOf(ids.cup)) ?? ''
    expect((await site.get(collection)).body).toContain(name)
    // A membership that the museum keeps to itself is in neither.
    const decide = (shown: boolean) =>
      site.ask('PUT', `/tenant/${site.museum.tenantId}/site/fields`, {
        type: 'object',
        path: 'collections',
        shown,
      })
    expect((await decide(false)).status).toBe(204)
    expect((await site.get(collection)).body).not.toContain(name)
    expect(await site.read(path)).not.toHaveProperty('partOf')
    await decide(true)
    await site.publish(ids.cup, false)
    const gone = await site.get(path)
    expect(gone.statusCode).toBe(410)
    expect(gone.body).not.toContain('Red cup')
    for (const each of [collection, '/iiif/presentation/3/collection/objects'])
      expect((await site.get(each)).body).not.toContain(name)
  })
})

/** Everything that a change of it says to harvesters has a moment of its own. */
const nextSecond = () => new Promise(done => setTimeout(done, 1100))

test('The moment at which a manifest changed is that of what the public sees: an edit of what it does not see moves nothing [O-W86]', async () => {
  const site = await openSite(app)
  const file = await site.file()
  const { id } = await site.put({ title: { en: 'Cup' } })
  await site.attach(id, [file])
  await site.publish(id)
  await site.followed()
  const path = `/iiif/presentation/3/${await site.nameOf(id)}/manifest`
  const moment = async () => {
    await site.followed()
    const { statusCode, headers } = await site.get(path)
    expect([statusCode, headers['last-modified']]).toEqual([200, expect.stringMatching(/GMT$/)])
    return headers['last-modified']
  }
  const edit = async (values: object) => {
    await site.ask('PUT', `/catalogue/${id}/lock`)
    expect((await site.save(await site.read(id), values)).status).toBe(200)
  }
  const first = await moment()
  await nextSecond()
  await edit({ title: { en: 'Cup' }, remarks: 'For us alone' })
  await site.edit(file, { remarks: 'For us alone' })
  expect(await moment()).toBe(first)
  await edit({ title: { en: 'Red cup' } })
  const second = await moment()
  expect(second).not.toBe(first)
  await nextSecond()
  await site.edit(file, { title: { en: 'Front' } })
  expect(await moment()).not.toBe(second)
})

test('A manifest is made once for all its addresses, and anew as soon as the public sees something else [O-W69] [O-W05]', async () => {
  const site = await openSite(app)
  const file = await site.file()
  const { id } = await site.put({ title: { en: 'Cup' } })
  await site.attach(id, [file])
  await site.publish(id)
  await site.followed()
  const name = await site.nameOf(id)
  const path = `/iiif/presentation/3/${name}/manifest`
  const label = async () => (await site.get(path)).json<Json>().label
  const { items } = (await site.get(path)).json<{ items: { id: string }[] }>()
  // Behind the back of everything that notes changes: whatever shows it has read the record again.
  await app().database.inTenant(site.museum.tenantId, tx =>
    tx.db
      .updateTable('card')
      .set({ data: JSON.stringify({ title: { en: 'Other' } }) })
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', id)
      .execute(),
  )
  expect((await site.get(new URL(items[0]?.id ?? '').pathname.replace(/^\/m\/[^/]+/, ''))).statusCode).toBe(
    200,
  )
  expect(await label()).toEqual({ en: ['Cup'] })
  await site.ask('PUT', `/catalogue/${id}/lock`)
  expect((await site.save(await site.read(id), { title: { en: 'Red cup' } })).status).toBe(200)
  expect(await label()).toEqual({ en: ['Red cup'] })
  await site.followed()
  expect(await label()).toEqual({ en: ['Red cup'] })
  await site.publish(id, false)
  expect((await site.get(path)).statusCode).toBe(410)
})

test('A collection with more than a hundred members is divided, in an order that stays, and tells nothing of others [O-W25] [O-W28] [O-W73]', async () => {
  const site = await openSite(app)
  const file = await site.file({ width: 40, height: 30 })
  const gems = await site.ask<{ id: string }>('POST', '/catalogue/collections/', {
    values: { title: 'Gems' },
  })
  const collection = { id: gems.body.id }
  await site.ask('DELETE', `/catalogue/collections/${collection.id}/lock`)
  await site.ask('PUT', `/catalogue/collections/${collection.id}/publication_state`, { published: true })
  const ids: string[] = []
  for (let at = 1; at <= 101; at += 1)
    ids.push((await site.put({ title: { en: `Sherd ${at}` }, collections: [{ collection }] })).id)
  const attached = await site.ask('PUT', `/files/${file}/items`, { type: 'OBJECT', itemIds: ids })
  expect(attached.status).toBe(200)
  await site.bulk(ids, { kind: 'publish', published: true })
  await site.followed()
  const all = (await site.get('/iiif/presentation/3/collection/objects')).json<{ items: Json[] }>()
  expect(all.items).toMatchObject([
    { type: 'Collection', label: { en: ['Objects (1–100)'] } },
    { type: 'Collection', label: { en: ['Objects (101–101)'] } },
  ])
  const part = async (at: number) =>
    (await site.get(`/iiif/presentation/3/collection/objects/${at}`)).json<{ items: { label: Json }[] }>()
      .items
  const [first, second] = [await part(1), await part(2)]
  expect([first.length, second.length]).toEqual([100, 1])
  expect(await part(1)).toEqual(first)
  const titles = [...first, ...second].map(({ label }) => (label.en as readonly string[])[0])
  expect(new Set(titles)).toEqual(new Set(ids.map((_, at) => `Sherd ${at + 1}`)))
  expect((await site.get('/iiif/presentation/3/collection/objects/3')).statusCode).toBe(404)

  const itsOwn = `/iiif/presentation/3/collection/${await site.nameOf(collection.id)}`
  const seen = async (path: string) => {
    await site.followed()
    return (await site.get(path)).json<{ items: Json[] }>().items
  }
  expect(await seen(itsOwn)).toMatchObject([
    { label: { en: ['Gems (1–100)'] } },
    { label: { en: ['Gems (101–101)'] } },
  ])
  const decide = (shown: boolean) =>
    site.ask('PUT', `${site.at}/fields`, { type: 'object', path: 'collections', shown })
  expect((await decide(false)).status).toBe(204)
  expect(await seen(itsOwn)).toEqual([])
  expect((await site.get(`${itsOwn}/1`)).statusCode).toBe(404)
  await decide(true)
  expect(await seen(itsOwn)).toHaveLength(2)
  // Their only picture is on request: there is nothing of them to look at.
  await site.edit(file, { licence: await site.licence('on request') })
  for (const path of [itsOwn, '/iiif/presentation/3/collection/objects']) {
    expect(await seen(path)).toEqual([])
    expect((await site.get(`${path}/2`)).statusCode).toBe(404)
  }
}, 120_000)
