import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, test, vi } from 'vitest'
import { madeFileStore } from '#server/made-files/store.ts'
import './index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signIn, type TestMuseum } from '../../../../test/harness/factories.ts'
import { downloader, tableIn } from '../../../../test/harness/search-downloads.ts'
import type { DownloadRow } from './store.ts'

const app = useTestApp()

const containing = (word: string) =>
  JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: [{ operator: 'AND', field: '@title', condition: 'CONTAINS', values: [word] }],
      },
    ],
  })

/** Somebody of a museum with three vases and a coin. */
async function withVases(given: Parameters<typeof downloader>[2] = {}, museum?: TestMuseum) {
  const anna = await downloader(app, museum ?? (await makeMuseum(app())))
  const ids: string[] = []
  for (const title of ['Vase one', 'Vase two', '=1+1 vase', 'Coin'])
    ids.push((await anna.put({ title: { en: title } })).id)
  const bea = Object.keys(given).length > 0 ? await downloader(app, anna.museum, given) : anna
  return { anna, bea, ids, museum: anna.museum, vases: { classId: 1, criteria: containing('vase') } }
}

const rights = { role: 'USER', permissions: ['catalogueRead', 'catalogueDownloadCard'] } as const

const takeRights = ({ tenantId }: TestMuseum, accountId: string) =>
  app().database.inTenant(tenantId, ({ db }) =>
    db
      .updateTable('identity')
      .set({ permissions: [] })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .execute(),
  )

/** As an order that nobody has begun to work at. */
const waiting = async (
  { museum: { tenantId }, accountId }: Awaited<ReturnType<typeof downloader>>,
  given: { wanted?: string; state?: 'RUNNING'; storage_key?: string } = {},
) =>
  app().database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('search_download')
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        language: 'en',
        type: 1,
        wanted: JSON.stringify({ criteria: containing('vase') }),
        filename: 'Results',
        format: 'CSV',
        columns: '"filled"',
        created_at: new Date(),
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )

/** The queue finds out by itself that a server is dead; here it is notified. */
const begin = ({ tenantId }: TestMuseum, id: string) =>
  app().jobs.enqueue(undefined, { name: 'search-download.make', run: async () => {} }, { tenantId, id })

const filesOf = ({ tenantId }: TestMuseum) =>
  readdir(join(app().dataDir, 'files', tenantId, 'downloads')).catch(() => [])

test('What a search finds comes as a workbook, as CSV and as JSON, with the fields that have something in them, all, or those that were chosen [C-Q05]', async () => {
  const { bea, ids, vases } = await withVases({ ...rights })
  const found = ids.slice(0, 3)
  const xlsx = await bea.made({ ...vases, format: 'XLSX', columns: 'filled' }, { filename: 'Vases: "all"' })
  expect(xlsx.done).toMatchObject({
    filename: 'Vases_ _all_.xlsx',
    progress: { done: 3, total: 3 },
    classId: 1,
  })
  expect(xlsx.file.headers['content-disposition']).toContain("filename*=UTF-8''Vases_%20_all_.xlsx")
  const workbook = await tableIn(xlsx.file.rawPayload)
  expect(workbook.rows.map(row => row['@id'])).toEqual(found)
  expect(workbook.names.length).toBeLessThan(8)

  // As JSON text, too, with the columns in the order asked for.
  const wanted = JSON.stringify({ ...vases, format: 'CSV', columns: ['title'] })
  const csv = await bea.made(wanted, { filename: 'vases.csv' })
  expect(csv.done.filename).toBe('vases.csv')
  const table = await tableIn(csv.file.rawPayload)
  expect(table.names).toEqual(['@id', '@version', '@museum', 'Title'])
  expect(csv.file.body).toContain("'=1+1 vase")
  expect(table.rows.map(({ Title }) => Title)).toEqual(expect.arrayContaining(['Vase one', 'Vase two']))

  const json = await bea.made({ ...vases, format: 'JSON', columns: ['title'] })
  expect(json.file.headers['content-type']).toContain('application/json')
  const cards = json.file.json<{ id: string; data: object }[]>()
  expect(cards.map(({ id }) => id)).toEqual(found)
  expect(cards[0]).toMatchObject({ title: 'Vase one', version: 1, data: { title: { en: 'Vase one' } } })
  expect(Object.keys(cards[0]?.data ?? {})).toEqual(['title'])
  const none = await bea.made({ classId: 'object', criteria: containing('amphora'), format: 'JSON' })
  expect(none.file.json()).toEqual([])
})

test('Blocks of the editor and what narrows a list besides are followed; a saved search is followed as it was when the file was ordered [C-Q05]', async () => {
  const { anna, museum, ids } = await withVases()
  const filter = {
    id: -1,
    paragraphSystemName: '@title',
    conditionSystemName: 'CONTAINS',
    operator: 'AND',
    criteriaValues: [{ id: -1, value: 'vase' }],
  }
  const blocks = [{ id: -1, operator: 'AND', filters: [filter] }]
  const search = await anna.made({ classId: 1, blocks, q: 'two', format: 'JSON' })
  expect(search.file.json<{ id: string }[]>().map(({ id }) => id)).toEqual([ids[1]])

  const saved = await app().database.inTenant(museum.tenantId, ({ db }) =>
    db
      .insertInto('saved_search')
      .values({
        tenant_id: museum.tenantId,
        type: 1,
        name: 'Coins',
        name_key: 'coins',
        criteria: containing('coin'),
        account_id: anna.accountId,
        account_name: 'Anna',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const { done } = await anna.made({ format: 'JSON' }, { search_id: Number(saved.id) })
  await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('saved_search')
      .set({ criteria: containing('vase') })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', saved.id)
      .execute(),
  )
  const again = await anna.ended((await anna.again(done.id)).body)
  expect(again.id).not.toBe(done.id)
  const file = await anna.fetch(again)
  expect(file.json<{ id: string }[]>().map(({ id }) => id)).toEqual([ids[3]])

  const bea = await downloader(app, museum)
  expect((await bea.order({}, { search_id: saved.id })).status).toBe(404)
  expect((await anna.order({}, { search_id: 'x' })).status).toBe(404)
})

test('An order is for oneself and mailed to the own address alone; what is wrong with it is said field by field [C-Q05]', async () => {
  const { anna, vases } = await withVases()
  const wrong = await anna.order(vases, { user_id: '1', email: 'else@where.museum', filename: '  ' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({
    fields: {
      user_id: 'This is not your own id',
      email: 'E-mails are sent to your own address only',
      filename: 'This field is required',
    },
  })
  expect(
    (await anna.order(vases, { user_id: Number(anna.accountId), email: ` ${anna.email.toUpperCase()}` }))
      .status,
  ).toBe(200)
  const refused = async (request: object | string, field: string) => {
    const { status, body } = await anna.order(request)
    expect(status, field).toBe(400)
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([field])
  }
  await refused('{"format":', 'data_request')
  await refused({}, 'data_request.classId')
  await refused({ classId: 99 }, 'data_request.classId')
  await refused({ ...vases, columns: ['title', 'nothing/such'] }, 'data_request.columns')
  await refused(
    { classId: 1, criteria: containing('x').replace('@title', 'nothing') },
    'criteria.blocks.0.filters.0',
  )
  // Texts that the database could not keep, in what comes as text itself.
  for (const q of ['a\\u0000b', 'a\\ud800b'])
    expect((await anna.order(`{"format":"CSV","classId":1,"q":"${q}"}`)).status).toBe(400)
})

test('Who ordered is written to with a link to the page of downloads, where one signs in, and the record says what was taken along [C-Q05]', async () => {
  const { bea, museum, vases } = await withVases({ ...rights })
  const { done } = await bea.made({ ...vases, format: 'CSV' }, { filename: 'Our vases' })
  const mail = await vi.waitFor(async () => {
    const folder = join(app().dataDir, 'mail')
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await simpleParser(await readFile(join(folder, name)))
      if (found.to && !Array.isArray(found.to) && found.to.text.includes(bea.email)) return found
    }
    throw new Error('no mail yet')
  }, 10_000)
  expect(mail.subject).toBe('Our vases.csv is ready')
  expect(mail.text).toContain('https://vitrine.test/app/profile/downloads')
  expect(mail.text).not.toContain('/file')
  const recorded = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'tableExported')
      .select(['account_id', 'details'])
      .execute(),
  )
  const details = { what: 'object', name: 'Our vases.csv', count: 3, format: 'csv' }
  expect(recorded).toEqual([{ account_id: bea.accountId, details }])

  // By its address alone, in parts, from this site only.
  const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: bea.tokens.access_token }))}`
  const url = `/api/v1/downloads/${done.id}/file`
  const part = await app().http.inject({ url, headers: { cookie, range: 'bytes=0-9' } })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
  expect((await app().http.inject({ url, headers: elsewhere })).statusCode).toBe(401)
})

test('Nobody else sees or fetches a download; a right that was taken ends it, whether it waits or is there [C-Q05]', async () => {
  const { anna, bea, museum, vases } = await withVases({ ...rights })
  const { done } = await bea.made({ ...vases, format: 'CSV' })
  expect(await anna.list()).toEqual([])
  expect((await anna.fetch(done)).statusCode).toBe(404)
  expect((await anna.remove(done.id)).status).toBe(404)
  expect((await anna.again(done.id)).status).toBe(404)
  const reader = await downloader(app, museum, { role: 'USER', permissions: ['catalogueRead'] })
  expect((await reader.order(vases)).status).toBe(403)
  const criteria = containing('Smith').replace('@title', '@linked>person>@title')
  expect((await anna.order({ classId: 1, criteria })).status).toBe(200)
  expect((await bea.order({ classId: 1, criteria })).body).toMatchObject({
    fields: { 'criteria.blocks.0.filters.0': 'This record has no such field' },
  })
  const asks = await waiting(bea, { wanted: JSON.stringify({ criteria }) })
  await begin(museum, asks.id)
  expect((await bea.ended(asks)).failure).toMatch(/^The search uses a field or term that no longer exists/)

  const { id } = await waiting(bea)
  await takeRights(museum, bea.accountId)
  expect((await bea.fetch(done)).statusCode).toBe(403)
  await begin(museum, id)
  const row = await vi.waitFor(async () => {
    const found = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('search_download')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirstOrThrow(),
    )
    expect(found.state).toBe('FAILED')
    return found
  }, 10_000)
  expect(row.failure).toBe('searchDownloads.failures.notAllowed')
  expect(await filesOf(museum)).not.toContain(row.storage_key?.split('/').at(-1))
})

test('A double click makes one; three are made at a time; one that is stopped leaves nothing, and can be prepared again [C-Q05]', async () => {
  const { anna, museum, vases } = await withVases()
  const order = () => anna.order({ ...vases, format: 'JSON' })
  const twice = await Promise.all([order(), order()])
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1)
  await anna.ended({ id: twice[0]?.body.id ?? '' })
  expect((await order()).body.id).toBe(twice[0]?.body.id)

  const [first, second, third] = [await waiting(anna), await waiting(anna), await waiting(anna)]
  const more = await anna.order(vases, { filename: 'One more' })
  expect(more.status).toBe(409)
  expect(more.body).toMatchObject({
    message: '3 of your files are already being prepared. Wait for one of them, or stop it.',
  })
  expect((await anna.remove(second.id)).status).toBe(204)
  await begin(museum, second.id)
  for (const { id } of [first, third]) await begin(museum, id)
  for (const { id } of [first, third]) expect((await anna.ended({ id })).state).toBe('DONE')
  expect((await anna.ended(second)).state).toBe('STOPPED')
  expect(await filesOf(museum)).toHaveLength(3)

  const again = await anna.again(second.id)
  expect(again.body.id).not.toBe(second.id)
  expect((await anna.ended(again.body)).state).toBe('DONE')
  for (const { id } of await anna.list()) expect((await anna.remove(id)).status).toBe(204)
  expect(await anna.list()).toEqual([])
  expect(await filesOf(museum)).toEqual([])
})

test('A file whose server died is made by the next one from its beginning, and only the whole one is offered [C-Q05]', async () => {
  const { anna, museum } = await withVases()
  const { tenantId } = museum
  const { id } = await waiting(anna, { state: 'RUNNING', storage_key: `${tenantId}/downloads/left` })
  const folder = join(app().dataDir, 'files', tenantId, 'downloads')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'left'), 'half')
  expect((await anna.fetch({ id })).statusCode).toBe(404)
  for (let times = 0; times < 2; times++) await begin(museum, id)
  const done = await anna.ended({ id })
  expect(done.state).toBe('DONE')
  const kept = await filesOf(museum)
  expect(kept).toHaveLength(1)
  expect(kept).not.toContain('left')
  expect((await tableIn((await anna.fetch({ id })).rawPayload)).rows).toHaveLength(3)
})

test('After seven days a file is gone, and its line with it, as is one that nobody ever began to make [C-Q05]', async () => {
  const { anna, museum, vases } = await withVases()
  const { done } = await anna.made(vases)
  const lost = await waiting(anna)
  app().travel(8 * 86_400)
  try {
    // The session is over by then, too.
    const { access_token } = await signIn(app(), anna.email)
    const authorization = `Bearer ${access_token}`
    expect((await anna.fetch(done, { authorization })).statusCode).toBe(410)
    await app().jobs.enqueue(undefined, { name: 'search-download.forget', run: async () => {} }, {})
    await vi.waitFor(async () => expect(await filesOf(museum)).toEqual([]), 10_000)
    expect((await anna.fetch(done, { authorization })).statusCode).toBe(404)
    const store = madeFileStore<DownloadRow>('search_download')
    const gone = () => app().database.inTenant(museum.tenantId, tx => store.byId(tx, lost.id))
    await vi.waitFor(async () => expect(await gone()).toBeUndefined(), 10_000)
  } finally {
    app().travel(0)
  }
})

test('Of two servers that take the same download one goes on, and knows what the other has begun to write [C-Q05]', async () => {
  const { anna, museum } = await withVases()
  const { id } = await waiting(anna)
  const store = madeFileStore<DownloadRow>('search_download')
  const claim = (key: string) => app().database.inTenant(museum.tenantId, tx => store.claim(tx, id, key))
  const claimed = await Promise.all(['one', 'other'].map(claim))
  const [first, second] = claimed.toSorted((one, other) => (one?.attempts ?? 0) - (other?.attempts ?? 0))
  expect(first?.key_before).toBeNull()
  expect(second).toMatchObject({ attempts: 2, key_before: first?.storage_key })
})

test('A search that asks too much is refused when its file is ordered, and ends one that was, with what to do [C-Q05] [P-E04]', async () => {
  const { anna, museum } = await withVases()
  const filters = Array.from({ length: 4 }, (_, at) => ({
    operator: 'AND',
    field: at % 2 ? 'materials/material' : 'materials/technique',
    condition: 'EQUALS',
    values: Array.from({ length: 60 }, (_, term) => String(1 + at * 100 + term)),
  }))
  const criteria = JSON.stringify({ blocks: [{ operator: 'AND', filters }] })
  expect((await anna.order({ classId: 1, criteria })).body).toMatchObject({ error: 'search_too_broad' })
  const asks = await waiting(anna, { wanted: JSON.stringify({ criteria }) })
  await begin(museum, asks.id)
  expect((await anna.ended(asks)).failure).toMatch(/^The search takes too long/)
})
