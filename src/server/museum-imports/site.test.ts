import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { type TestApp, useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { cameFrom } from '../../../test/harness/compare-archives.ts'
import { founded, jsonl, lines, rewritten } from '../../../test/harness/curated-museum.ts'

vi.setConfig({ testTimeout: 240_000 })
/** Two installations. */
const there = useTestApp()
const here = useTestApp()

const settings = {
  languages: ['en', 'it'],
  name: { en: 'Open collection', it: 'Collezione aperta' },
  imprint: { it: 'Museo Civico\nPiazza 1' },
  privacy: {},
  contact: 'museo@example.org',
  textLicence: 'CC0',
  picturesWithObjects: false,
}

const erased = 424_242

/** A museum with a public site that has moved once, and records that are public, withdrawn, deleted, merged and erased. */
async function published() {
  const anna = await founded(there)
  const { tenantId } = anna.museum
  const at = `/tenant/${tenantId}/site`
  const [former, address] = [`old-${tenantId}`, `museo-${tenantId}`]
  for (const [given, version] of [
    [former, null],
    [address, 1],
  ])
    expect((await anna.ask('PUT', at, { ...settings, address: given, version })).status).toBe(200)
  expect((await anna.ask('POST', `${at}/open`)).status).toBe(204)
  const rule = { type: 'object', path: 'briefDescription', shown: false }
  expect((await anna.ask('PUT', `${at}/fields`, rule)).status).toBe(204)
  const object = async (title: string) => {
    const { id } = await anna.put({ title: { en: title } })
    await anna.bulk([id], { kind: 'publish', published: true })
    return id
  }
  const [cup, jar, vase, gone, copy] = [
    await object('Cup'),
    await object('Jar'),
    await object('Vase'),
    await object('Gone'),
    await object('Cup, again'),
  ]
  await anna.bulk([jar], { kind: 'publish', published: false })
  for (const id of [vase, gone]) await anna.ask('DELETE', `/catalogue/${id}`)
  await anna.ask('DELETE', `/catalogue/${copy}`)
  await there().database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('card_merge')
      .values({ tenant_id: tenantId, card_id: copy, into_id: cup, operation_id: '1', done: true })
      .execute(),
  )
  const path = await rewritten(there, await archiveFile(there(), tenantId), {
    // As it was before anybody was asked about pictures.
    'settings/site.json': text =>
      text
        .replaceAll(`"card_id": ${gone}`, `"card_id": ${erased}`)
        .replace(/"picturesWithObjects": false,|,\s*"picturesWithObjects": false/, ''),
  })
  return { ...anna, at, former, address, path, copy }
}

const namesOf = (app: TestApp, tenantId: string) =>
  app.database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('public_name')
      .where('tenant_id', '=', tenantId)
      .orderBy('name')
      .select(['name', 'kind', 'minted_at', 'withdrawn_at'])
      .execute(),
  )

/** What an installation answers at an address of a site. */
const answer = async (app: TestApp, url: string) => {
  const { statusCode, headers } = await app.http.inject({ method: 'GET', url })
  return [statusCode, String(headers.location ?? '').replace(/^https?:\/\/[^/]+/, '')]
}

test('In another installation every public address answers as before, once the site is opened there [O-W35]', async () => {
  const anna = await published()
  const bert = await founded(here)
  const { tenantId } = bert.museum
  const told = await takeArchive(here(), anna.path, { tenantId, accountId: bert.accountId })
  expect(told).toEqual(expect.arrayContaining(['Public names: 5']))
  const names = await namesOf(there(), anna.museum.tenantId)
  expect(await namesOf(here(), tenantId)).toEqual(names)

  const at = `/tenant/${tenantId}/site`
  const { body } = await bert.ask<{ site: object }>('GET', at)
  expect(body.site).toMatchObject({ ...settings, address: anna.address, openedAt: null })
  const first = `/m/${anna.address}/id/object/${names[0]?.name}`
  expect(await answer(here(), first)).toEqual([404, ''])
  expect((await bert.ask('POST', `${at}/open`)).status).toBe(204)
  const urls = names.map(({ name }) => `/m/${anna.address}/id/object/${name}`)
  for (const url of [...urls, `/m/${anna.former}/en`, `/m/${anna.address}/en`])
    expect(await answer(here(), url), url).toEqual(await answer(there(), url))
  const statuses = await Promise.all(urls.map(async url => (await answer(here(), url))[0]))
  expect(new Set(statuses).size).toBeGreaterThan(1)
  const { body: rules } = await bert.ask<{ fields: object[] }>('GET', `${at}/fields`)
  expect(rules.fields).toContainEqual(
    expect.objectContaining({ type: 'object', path: 'briefDescription', shown: false }),
  )

  // Read again it changes nothing, nor does it merge what was restored here.
  const copy = [...(await cameFrom(here(), tenantId))].find(([, id]) => id === anna.copy)?.[0] ?? ''
  const merged = () =>
    here().database.inTenant(tenantId, ({ db }) =>
      db.selectFrom('card_merge').where('tenant_id', '=', tenantId).select('card_id').execute(),
    )
  expect(await merged()).toEqual([{ card_id: copy }])
  expect((await bert.call('PUT', `/${copy}/restore`, {})).status).toBe(200)
  const again = await takeArchive(here(), anna.path, { tenantId, accountId: bert.accountId })
  expect(again.filter(line => /settings\/site|Public names/.test(line))).toEqual([])
  expect(await merged()).toEqual([])
})

test('A record that was withdrawn at once arrives withdrawn, with its reason, and nobody publishes it before that is lifted [O-W33] [O-W35]', async () => {
  const anna = await founded(there)
  const reason = 'The family of the sitter objects'
  const { id } = await anna.put({ title: { en: 'Portrait' } })
  const { id: binned } = await anna.put({ title: { en: 'In the trash' } })
  for (const each of [id, binned])
    expect((await anna.ask('PUT', `/catalogue/${each}/withdrawal`, { reason })).status).toBe(200)
  await anna.ask('DELETE', `/catalogue/${binned}`)
  // As one that was made by hand might say it.
  const path = await rewritten(there, await archiveFile(there(), anna.museum.tenantId), {
    'cards/object.jsonl': text => jsonl(lines(text).map(line => ({ ...line, published: true }))),
  })
  const bert = await founded(here)
  const { tenantId } = bert.museum
  const told = await takeArchive(here(), path, { tenantId, accountId: bert.accountId })
  expect(told).toContain('Withdrawn records: 2')
  const ids = new Map([...(await cameFrom(here(), tenantId))].map(([own, other]) => [other, own]))
  const portrait = ids.get(id) ?? ''
  const before = (await anna.read(id)) as CardAnswer
  const arrived = (await bert.read(portrait)) as CardAnswer
  expect(arrived.publishedOnWeb).toBe(false)
  expect(arrived.withdrawal).toEqual(before.withdrawal)
  expect(arrived.withdrawal?.reason).toBe(reason)
  const publish = () =>
    bert.ask<{ error?: string }>('PUT', `/catalogue/${portrait}/published_on_web`, { published: true })
  expect(await publish()).toMatchObject({ status: 409, body: { error: 'withdrawn' } })
  const restored = await bert.call<CardAnswer>('PUT', `/${ids.get(binned)}/restore`, {})
  expect([restored.status, restored.body.publishedOnWeb]).toEqual([200, false])

  // Once it is lifted here, an archive that is read again does not bring it back.
  const lifted = await bert.ask('DELETE', `/catalogue/${portrait}/withdrawal`, { note: 'They agreed' })
  expect(lifted.status).toBe(200)
  expect((await publish()).status).toBe(200)
  const again = await takeArchive(here(), path, { tenantId, accountId: bert.accountId })
  expect(again.filter(line => line.includes('Withdrawn'))).toEqual([])
  expect((await bert.read(portrait)) as CardAnswer).toMatchObject({ publishedOnWeb: true })
})

test('Names and addresses that another museum has stay with it, and are named [O-W35]', async () => {
  const anna = await published()
  const bert = await founded(there)
  const { tenantId } = bert.museum
  const told = await takeArchive(there(), anna.path, { tenantId, accountId: bert.accountId })
  expect(told.filter(line => line.endsWith('already in use, and was left out'))).toHaveLength(5)
  expect(told.filter(line => line.includes('another museum has or had this address'))).toHaveLength(2)
  const { body } = await bert.ask<{ site: object | null }>('GET', `/tenant/${tenantId}/site`)
  expect(body.site).toBeNull()
  // Its records have names of their own.
  const names = await namesOf(there(), tenantId)
  expect(names).toHaveLength(1)
  expect((await namesOf(there(), anna.museum.tenantId)).map(({ name }) => name)).not.toContain(names[0]?.name)
})

test('Which settings came from which archive stands in the audit log, once [F-X07]', async () => {
  const anna = await published()
  const path = await archiveFile(there(), anna.museum.tenantId)
  const bert = await founded(here)
  const { tenantId } = bert.museum
  const into = { tenantId, accountId: bert.accountId }
  await takeArchive(here(), path, into)
  await takeArchive(here(), path, into)
  const entries = await here().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'settingsImported')
      .select(['account_id', 'details'])
      .execute(),
  )
  expect(entries).toEqual([
    {
      account_id: bert.accountId,
      details: expect.objectContaining({
        museum: expect.any(String),
        settings: expect.arrayContaining([{ what: 'site', count: expect.any(Number), names: [] }]),
      }),
    },
  ])
})
