import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { readFieldRules, readSite, saveSite } from '#model/api/open-collection.ts'
import { isPublicName } from '#model/open/public-name.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

type SiteAnswer = OutputOf<typeof saveSite>

let sites = 0

const settings = (address: string) => ({
  address,
  languages: ['en', 'it'],
  name: { en: 'Open collection', it: 'Collezione aperta' },
  imprint: { it: 'Museo Civico\nPiazza 1' },
  privacy: {},
  contact: 'museo@example.org',
  textLicence: 'CC0',
  picturesWithObjects: false,
  version: null as number | null,
})

/** A museum with a site that is set up, and open unless it is said otherwise. */
async function museumWithSite({ open = true } = {}) {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  sites += 1
  const address = `museo-${sites}-${museum.tenantId}`
  const at = `/tenant/${museum.tenantId}/site`
  const set = await person.ask<SiteAnswer>('PUT', at, settings(address))
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  if (open) expect((await person.ask('POST', `${at}/open`)).status).toBe(204)
  const publish = async (id: string, published = true) =>
    expect((await person.ask('PUT', `/catalogue/${id}/published_on_web`, { published })).status).toBe(200)
  const nameOf = async (id: string) => {
    const row = await app().database.inTenant(museum.tenantId, tx =>
      tx.db
        .selectFrom('public_name')
        .where('tenant_id', '=', tx.tenantId)
        .where('card_id', '=', id)
        .select('name')
        .executeTakeFirst(),
    )
    return row?.name ?? ''
  }
  return { ...person, museum, at, address, publish, nameOf }
}

const get = async (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
) => {
  const { statusCode, body, headers: answered } = await app().http.inject({ method, url: path, headers })
  return { status: statusCode, body, headers: answered, to: String(answered.location ?? '') }
}

const pathOf = (url: string) => new URL(url).pathname

/** Follows an identifier to the page of the record. */
async function pageOf(address: string, name: string, kind = 'object') {
  const identified = await get(`/m/${address}/id/${kind}/${name}`)
  expect(identified.status, identified.body).toBe(303)
  const titled = await get(pathOf(identified.to))
  if (titled.status !== 308) return { ...titled, path: pathOf(identified.to) }
  const path = pathOf(titled.to)
  return { ...(await get(path)), path }
}

/** What tells one answer from another, without what every answer has anew. */
const bare = ({ status, body, headers }: Awaited<ReturnType<typeof get>>) => {
  const { date: _date, ...rest } = headers
  return { status, body, rest }
}

describe('The site of a museum', () => {
  test('is not there before an administrator opens it, and then it is, until it is closed [O-W01]', async () => {
    const { ask, put, publish, nameOf, at, address } = await museumWithSite({ open: false })
    const { id } = await put({ title: { en: 'Red cup' } })
    await publish(id)
    const name = await nameOf(id)
    const nobody = bare(await get('/m/there-is-no-such-museum/en'))
    expect(nobody.status).toBe(404)
    const paths = [`/m/${address}`, `/m/${address}/en`, `/m/${address}/id/object/${name}`]
    for (const path of paths) expect(bare(await get(path))).toEqual(nobody)
    expect((await ask('POST', `${at}/open`)).status).toBe(204)
    expect((await get(`/m/${address}/en`)).status).toBe(200)
    expect((await pageOf(address, name)).body).toContain('Red cup')
    expect((await ask('DELETE', `${at}/open`)).status).toBe(204)
    for (const path of paths) expect(bare(await get(path))).toEqual(nobody)
  })

  test('has an address that no other museum has or had, and the former one leads to it [O-W02]', async () => {
    const one = await museumWithSite()
    const two = await museumWithSite({ open: false })
    const wrong = async (address: string) =>
      (await two.ask<{ fields?: object }>('PUT', two.at, { ...settings(address), version: 1 })).body.fields
    expect(await wrong(one.address)).toMatchObject({ address: 'Another museum has this address' })
    for (const address of ['ab', 'Museo', 'mu seo', '-museo', 'a'.repeat(41), 'admin'])
      expect(await wrong(address)).toHaveProperty('address')
    const moved = `${one.address}-new`
    const saved = await one.ask<SiteAnswer>('PUT', one.at, { ...settings(moved), version: 1 })
    expect(saved.status).toBe(200)
    const { status, to } = await get(`/m/${one.address}/it?from=old`)
    expect([status, pathOf(to)]).toEqual([308, `/m/${moved}/it`])
    expect(await wrong(one.address)).toHaveProperty('address')
  })

  test('is changed by one of two who change it at once, and the other is told', async () => {
    const { ask, at, address } = await museumWithSite()
    const change = () => ask('PUT', at, { ...settings(address), version: 1 })
    const statuses = (await Promise.all([change(), change()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const { body } = await ask<OutputOf<typeof readSite>>('GET', at)
    expect(body.site).toMatchObject({ address, version: 2, languages: ['en', 'it'] })
  })

  test('leads to the language of the reader, which its address says; other languages are not there [O-W41]', async () => {
    const { address } = await museumWithSite()
    const first = async (accepted: string) =>
      pathOf((await get(`/m/${address}`, { 'accept-language': accepted })).to)
    expect(await first('it-IT, en')).toBe(`/m/${address}/it/`)
    expect(await first('pl')).toBe(`/m/${address}/en/`)
    const { body, headers } = await get(`/m/${address}/it`)
    expect(body).toContain('<html lang="it">')
    expect(body).toContain('Collezione aperta')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await get(`/m/${address}/de`)).status).toBe(404)
  })

  test('knows reading alone, and says when a page is as it was [O-W15] [O-W38]', async () => {
    const { address } = await museumWithSite()
    const path = `/m/${address}/en`
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src|style-src 'unsafe-inline'/)
    const tag = String(headers.etag)
    expect((await get(path, { 'if-none-match': `"other", W/${tag}` })).status).toBe(304)
    const head = await get(path, {}, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    const posted = await get(path, {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    for (const unknown of ['/m/', `${path}/a/b/c/d/e`, `/m/${address}/sitemap.xml`, '/m-files/other.css'])
      expect((await get(unknown)).status, unknown).toBe(404)
  })
})

describe('A record on the site', () => {
  let site: Awaited<ReturnType<typeof museumWithSite>>
  beforeAll(async () => {
    site = await museumWithSite()
  })

  test('has a name of its own from its publication on, which it keeps [O-W04] [O-W05] [O-W11] [O-W12]', async () => {
    const { id } = await site.put({ title: { en: 'Krater of Łódź', it: 'Cratere' } })
    expect(await site.nameOf(id)).toBe('')
    await site.publish(id)
    const name = await site.nameOf(id)
    expect(isPublicName(name)).toBe(true)
    const page = await pageOf(site.address, name)
    expect(page.path).toBe(`/m/${site.address}/en/objects/${name}/krater-of-lodz`)
    expect(page.body).toContain('<h1>Krater of Łódź</h1>')
    const italian = await get(`/m/${site.address}/it/objects/${name}/wrong`)
    expect([italian.status, pathOf(italian.to)]).toEqual([
      308,
      `/m/${site.address}/it/objects/${name}/cratere`,
    ])
    await site.publish(id, false)
    const gone = await get(page.path)
    expect(gone.status).toBe(410)
    expect(gone.body).not.toContain('Krater')
    expect(gone.body).toContain(name)
    expect((await get(`/m/${site.address}/id/object/${name}`)).status).toBe(410)
    await site.publish(id)
    expect(await site.nameOf(id)).toBe(name)
    expect((await get(page.path)).status).toBe(200)
  })

  test('is told from nothing by nobody while it is not published, in the bin, or of another museum [O-W07]', async () => {
    const other = await museumWithSite()
    const { id } = await other.put({ title: { en: 'Secret' } })
    await other.publish(id)
    const foreign = await other.nameOf(id)
    const nothing = bare(await get(`/m/${site.address}/en/objects/000000000`))
    for (const path of [
      `/m/${site.address}/en/objects/${foreign}`,
      `/m/${site.address}/id/object/${foreign}`,
      `/m/${site.address}/en/objects/bcdfghjk0`,
      `/m/${site.address}/en/objects/${id}`,
      `/m/${other.address}/en/places/${foreign}`,
      `/m/${other.address}/id/agent/${foreign}`,
    ])
      expect(bare(await get(path)), path).toEqual(nothing)
  })

  test('is withdrawn at once when it goes to the bin, and back with it, which is listed [O-W05] [O-W16]', async () => {
    const { id } = await site.put({ title: { en: 'Cup in the bin' } })
    await site.publish(id)
    const { path } = await pageOf(site.address, await site.nameOf(id))
    expect((await site.ask('DELETE', `/catalogue/${id}`)).status).toBe(204)
    expect((await get(path)).status).toBe(410)
    const { body, headers } = await get(`/m/${site.address}/withdrawn`)
    expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    const [last] = body.split('\n')
    expect(JSON.parse(last ?? '')).toEqual({
      name: await site.nameOf(id),
      kind: 'object',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await site.ask('PUT', `/catalogue/${id}/restore`)).status).toBe(200)
    expect((await get(`/m/${site.address}/withdrawn`)).body).not.toContain(await site.nameOf(id))
    expect((await get(path)).status).toBe(200)
  })

  test('shows what the museum decides, field by field, and is written without any mark-up of its authors [O-W22] [O-W27]', async () => {
    const { id } = await site.put({
      title: { en: '<script>alert(1)</script>' },
      description: { en: 'Seen & "signed" <b>bold</b>' },
      acquisitions: [{ from: { name: 'Count Ostrogski' } }],
      remarks: 'Not for the public',
    })
    await site.publish(id)
    const name = await site.nameOf(id)
    const { body, path } = await pageOf(site.address, name)
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toContain('<script')
    expect(body).not.toContain('<b>bold')
    expect(body).not.toContain('Ostrogski')
    expect(body).not.toContain('Not for the public')
    const decide = (path: string, shown: boolean) =>
      site.ask('PUT', `${site.at}/fields`, { type: 'object', path, shown })
    expect((await decide('acquisitions', true)).status).toBe(204)
    expect((await decide('description', false)).status).toBe(204)
    for (const never of ['remarks', 'title', 'nothing']) expect((await decide(never, true)).status).toBe(400)
    const after = (await get(path)).body
    expect(after).toContain('Ostrogski')
    expect(after).not.toContain('signed')
    const { body: rules } = await site.ask<OutputOf<typeof readFieldRules>>('GET', `${site.at}/fields`)
    const rule = (path: string) => rules.fields.find(field => field.type === 'object' && field.path === path)
    expect(rule('acquisitions')).toMatchObject({ public: 'off', shown: true })
    expect(rule('remarks')).toMatchObject({ public: 'never', shown: false })
  })

  test('leads to records that are public too, and of others says no more than a name that is a fact [O-W25]', async () => {
    const person = async (given: string) =>
      (
        await site.ask<{ id: string }>('POST', '/catalogue/persons/', {
          values: { names: [{ name: given, preferred: true }], remarks: 'Lives in Ancona' },
        })
      ).body.id
    const [hidden, known] = [await person('Anna Nowak'), await person('Piero Bianchi')]
    await site.ask('PUT', `/catalogue/persons/${known}/publication_state`, { published: true })
    const whole = await site.put({ title: { en: 'The hidden whole' } })
    const { id } = await site.put({
      title: { en: 'Made by two' },
      productions: [{ agent: { id: hidden } }, { agent: { id: known } }],
      structure: { whole: { id: whole.id } },
    })
    await site.publish(id)
    const { body } = await pageOf(site.address, await site.nameOf(id))
    expect(body).toContain('Anna Nowak')
    expect(body).not.toContain('The hidden whole')
    expect(body).toContain(`/agents/${await site.nameOf(known)}`)
    expect((await pageOf(site.address, await site.nameOf(known), 'agent')).body).toContain('Piero Bianchi')
  })

  test('published before the site was open gets its name when it opens', async () => {
    const late = await museumWithSite({ open: false })
    const { id } = await late.put({ title: { en: 'Old' } })
    await late.publish(id)
    await app().database.inTenant(late.museum.tenantId, tx =>
      tx.db.deleteFrom('public_name').where('tenant_id', '=', tx.tenantId).execute(),
    )
    await late.ask('POST', `${late.at}/open`)
    await expect.poll(() => late.nameOf(id), { timeout: 20_000 }).not.toBe('')
    expect((await pageOf(late.address, await late.nameOf(id))).body).toContain('Old')
  })
})

describe('A picture on the site', () => {
  /** A published object with a published picture of 2,000 pixels, under a licence by its name. */
  async function pictured(licence: string | undefined) {
    const site = await museumWithSite()
    const { tenantId } = site.museum
    await app().database.inTenant(tenantId, loadStarterTerms)
    const terms = await app().database.inTenant(tenantId, tx => allTerms(tx, 'LICE'))
    const term = terms.find(({ labels }) => labels.en === licence)
    const content = await plainPicture(2000, 1500)
    const fileId = await addFile(app(), site, { content, name: 'secret-name-of-a-file.jpg' })
    await site.ask('PUT', `/files/${fileId}/lock`)
    const { body: file } = await site.ask('GET', `/files/${fileId}`)
    const saved = await site.ask('PUT', `/files/${fileId}`, {
      version: file.version,
      alternativeText: { en: 'A red square' },
      ...(term && { licence: { id: term.id } }),
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await site.ask('DELETE', `/files/${fileId}/lock`)
    const { id } = await site.put({ title: { en: 'Red' } })
    // The first picture is its cover.
    expect((await site.ask('PUT', '/catalogue/files', { id, fileIds: [fileId] })).status).toBe(200)
    await site.publish(id)
    const publishFile = async (published: boolean) =>
      expect((await site.ask('PUT', `/files/${fileId}/publication_state`, { published })).status).toBe(200)
    return { ...site, id, fileId, publishFile }
  }

  test('is shown with its alternative text and licence once it is published itself, and gone at once when it is withdrawn [O-W05] [O-W06] [O-W60] [O-W64] [O-W65]', async () => {
    const { address, id, fileId, nameOf, publishFile } = await pictured('CC BY 4.0')
    const page = async () => (await pageOf(address, await nameOf(id))).body
    expect(await page()).not.toContain('<img')
    await publishFile(true)
    const name = await nameOf(fileId)
    const shown = await page()
    expect(shown).toContain('alt="A red square"')
    expect(shown).toContain('https://creativecommons.org/licenses/by/4.0/')
    expect(shown).not.toContain('secret-name')
    const base = `/m/${address}/iiif/image/3/${name}`
    expect(shown).toContain(`${base}/full/!960,960/0/default.jpg`)
    const info = await get(`${base}/info.json`)
    expect(info.status, info.body).toBe(200)
    expect(JSON.parse(info.body)).toMatchObject({
      id: `https://vitrine.test${base}`,
      width: 2000,
      height: 1500,
      rights: 'http://creativecommons.org/licenses/by/4.0/',
    })
    expect(info.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const tile = `${base}/0,0,512,512/512,512/0/default.jpg`
    const first = await get(tile)
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await get(tile, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
    expect((await get(`/m/${address}/iiif/image/2/${name}/full/full/0/default.jpg`)).status).toBe(200)
    await publishFile(false)
    for (const path of [tile, `${base}/info.json`, base]) expect((await get(path)).status, path).toBe(410)
    expect(await page()).not.toContain('<img')
  })

  test('that not everybody may use is a smaller one, in whatever parts it is asked for [O-W30]', async () => {
    const { address, fileId, nameOf, publishFile } = await pictured('in copyright')
    await publishFile(true)
    const base = `/m/${address}/iiif/image/3/${await nameOf(fileId)}`
    const { body } = await get(`${base}/info.json`)
    expect(JSON.parse(body)).toMatchObject({
      width: 1200,
      height: 900,
      rights: 'http://rightsstatements.org/vocab/InC/1.0/',
    })
    const { rawPayload } = await app().http.inject({ url: `${base}/full/max/0/default.jpg` })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 900 })
    expect((await get(`${base}/1300,0,100,100/max/0/default.jpg`)).status).toBe(400)
  })

  test('is told from none by nobody who asks for what is not public, or by another museum’s address [O-W07]', async () => {
    const one = await pictured(undefined)
    const other = await museumWithSite()
    await one.publishFile(true)
    const name = await one.nameOf(one.fileId)
    const nothing = bare(await get(`/m/${other.address}/iiif/image/3/000000000/info.json`))
    expect(nothing.status).toBe(404)
    for (const path of [
      `/m/${other.address}/iiif/image/3/${name}/info.json`,
      `/m/nobody-here/iiif/image/3/${name}/info.json`,
      `/m/${one.address}/iiif/image/3/${await one.nameOf(one.id)}/info.json`,
      `/m/${one.address}/iiif/image/3/${one.fileId}/info.json`,
    ])
      expect(bare(await get(path)), path).toEqual(nothing)
  })
})

test('Nobody but an administrator sets up a site, and none of another museum [O-W01]', async () => {
  const { at, museum } = await museumWithSite()
  const user = await registrar(app, museum, { role: 'USER' })
  const other = await museumWithSite()
  for (const [ask, status] of [
    [user.ask, 403],
    [other.ask, 404],
  ] as const) {
    expect((await ask('GET', at)).status).toBe(status)
    expect((await ask('PUT', at, settings('taken-over'))).status).toBe(status)
    expect((await ask('POST', `${at}/open`)).status).toBe(status)
    expect((await ask('DELETE', `${at}/open`)).status).toBe(status)
    expect((await ask('GET', `${at}/fields`)).status).toBe(status)
    expect((await ask('PUT', `${at}/fields`, { type: 'object', path: 'hazards', shown: true })).status).toBe(
      status,
    )
  }
})
