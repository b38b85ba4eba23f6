import '#server/files/index.ts'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { fromBuffer } from 'yauzl'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import type { FileContent } from '#model/api/files/work.ts'
import type { Operation } from '#model/api/operations.ts'
import { holdRegister } from '#server/cards/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn, type TestMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'

const app = useTestApp()

async function keeper(museum: TestMuseum) {
  const { headers, accountId } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app().http.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  const card = async (id: string) => (await ask('GET', `/files/${id}`)).json<CardAnswer>()
  const history = async (id: string) =>
    (await ask('GET', `/files/${id}/revisions`)).json<{ result: Revision[] }>().result
  const replace = (id: string, name: string, content: Buffer) =>
    app().http.inject({
      method: 'PUT',
      url: `/api/v1/files/${id}/replace?name=${encodeURIComponent(name)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    })
  const contents = async (id: string) =>
    (await ask('GET', `/files/${id}/contents`)).json<{ result: FileContent[] }>().result
  const pack = async (payload: object) => {
    const started = await ask('POST', '/file-packages', payload)
    expect(started.statusCode, started.body).toBe(202)
    const { id } = started.json<Operation>()
    return vi.waitFor(
      async () => {
        const operation = (await ask('GET', `/operations/${id}`)).json<Operation>()
        expect(operation.state).toBe('DONE')
        return operation
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  return { museum, headers, accountId, ask, card, history, replace, contents, pack }
}
const keeperOfNew = async () => keeper(await makeMuseum(app()))

/** Entries of an archive with their contents. */
const unzipped = (archive: Buffer): Promise<ReadonlyMap<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const entries = new Map<string, Buffer>()
      zip.on('entry', entry =>
        zip.openReadStream(entry, async (_error, stream) => {
          entries.set(entry.fileName, await buffer(stream))
          zip.readEntry()
        }),
      )
      zip.on('end', () => resolve(entries))
      zip.readEntry()
    })
  })

test('The museum’s limit holds when two contents are replaced at once [F-T29]', async () => {
  const us = await keeperOfNew()
  const ids = await Promise.all([
    addFile(app(), us, { name: 'a.jpg' }),
    addFile(app(), us, { name: 'b.jpg' }),
  ])
  const kept = async () =>
    app().database.inTenant(us.museum.tenantId, async ({ db, tenantId }) => {
      const rows = await db.selectFrom('file').where('tenant_id', '=', tenantId).select('bytes').execute()
      return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
    })
  const content = await plainPicture(800, 600)
  const limit = (await kept()) + content.length + 100
  await app().database.asSystem('test', db =>
    db.updateTable('tenant').set({ storage_limit: limit }).where('id', '=', us.museum.tenantId).execute(),
  )
  // Both have written their content before either counts what the museum keeps.
  const { tenantId } = us.museum
  const answers = await app().database.inTenant(tenantId, async tx => {
    await holdRegister(tx)
    const both = Promise.all(ids.map(id => us.replace(id, 'new.jpg', content)))
    await vi.waitFor(
      async () => {
        const { waiting } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted and database =
            (select oid from pg_database where datname = current_database())`
          .execute(tx.db)
          .then(({ rows }) => rows[0] ?? { waiting: 0 })
        expect(waiting).toBe(2)
      },
      { timeout: 20_000, interval: 50 },
    )
    return { both }
  })
  const codes = (await answers.both).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 413])
  expect(await kept()).toBeLessThanOrEqual(limit)
})

test('A file is renamed and keeps its extension; the history tells it [C-F03]', async () => {
  const us = await keeperOfNew()
  const id = await addFile(app(), us, { name: 'IMG_0001.jpg' })
  const rename = (name: string) => us.ask('PUT', `/files/${id}/name`, { name })
  expect((await rename('Krater, front.png')).json()).toEqual({ name: 'Krater, front.jpg' })
  expect((await rename('../../etc/Krater: back.JPG')).json()).toEqual({ name: '_.._etc_Krater_ back.JPG' })
  expect((await rename('  ')).statusCode).toBe(400)
  expect(await us.card(id)).toMatchObject({ name: '_.._etc_Krater_ back.JPG' })
  expect((await us.history(id)).map(({ action }) => action)).toEqual(['renamed', 'renamed', 'uploaded'])
  const { headers } = await signedIn(app(), {
    museum: us.museum,
    permissions: ['damRead', 'damEditMetadata'],
  })
  const refused = await app().http.inject({
    method: 'PUT',
    url: `/api/v1/files/${id}/name`,
    headers,
    payload: { name: 'Mine' },
  })
  expect(refused.statusCode).toBe(403)
})

test('A content is replaced: card, links and name stay, what was there is kept and can be brought back [C-F03]', async () => {
  const us = await keeperOfNew()
  const first = await plainPicture(30, 20)
  const second = await sharp(await plainPicture(50, 40, '#335577'))
    .png()
    .toBuffer()
  const id = await addFile(app(), us, { name: 'krater.jpg', content: first })
  const thumbnail = () => us.ask('GET', `/files/${id}/thumbnail?size=160`)
  const { etag } = (await thumbnail()).headers
  const replaced = await us.replace(id, 'IMG_2.png', second)
  expect(replaced.statusCode, replaced.body).toBe(200)
  expect(await us.card(id)).toMatchObject({
    name: 'krater.png',
    extension: 'png',
    resolution: '50 × 40',
    size: second.length,
  })
  expect((await thumbnail()).headers.etag).not.toBe(etag)
  expect(await us.contents(id)).toMatchObject([
    { version: 2, current: true, name: 'IMG_2.png' },
    { version: 1, current: false, name: 'krater.jpg', resolution: '30 × 20' },
  ])
  const earlier = await us.ask('GET', `/files/${id}/contents/1`)
  expect(earlier.rawPayload.equals(first)).toBe(true)
  expect((await us.ask('GET', `/files/${id}/contents/3`)).statusCode).toBe(404)
  const back = await us.ask('PUT', `/files/${id}/contents/1/restore`)
  expect(back.json()).toMatchObject({ version: 1, current: true })
  expect(await us.card(id)).toMatchObject({ name: 'krater.jpg', resolution: '30 × 20', fileCoverId: id })
  expect((await us.ask('GET', `/files/${id}/content`)).rawPayload.equals(first)).toBe(true)
  expect((await us.history(id)).map(({ action }) => action)).toEqual(['replaced', 'replaced', 'uploaded'])
})

test('Nothing is replaced or renamed while somebody else works on the card, or by what is no file [C-F03] [C-K05] [C-F07]', async () => {
  const us = await keeperOfNew()
  const other = await keeper(us.museum)
  const id = await addFile(app(), us, { name: 'krater.jpg' })
  const broken = await us.replace(id, 'krater.jpg', Buffer.from('<html><script>alert(1)</script>'))
  expect(broken.statusCode, broken.body).toBe(400)
  await other.ask('PUT', `/files/${id}/lock`, {})
  const refused = await us.replace(id, 'krater.jpg', await plainPicture(20, 20))
  expect([refused.statusCode, refused.json().data.userName]).toEqual([423, 'Żaneta Groß'])
  expect((await us.ask('PUT', `/files/${id}/name`, { name: 'mine' })).statusCode).toBe(423)
  expect((await us.ask('PUT', `/files/${id}/contents/1/restore`)).statusCode).toBe(423)
  expect(await us.contents(id)).toHaveLength(1)
  expect((await other.replace(id, 'krater.jpg', await plainPicture(20, 20))).statusCode).toBe(200)
})

test('A file is fetched as it is, or as a picture in a size and a format [C-F03]', async () => {
  const us = await keeperOfNew()
  const content = await plainPicture(1500, 900)
  const id = await addFile(app(), us, { name: 'Krater “front”.jpg', content })
  const get = (query: string) => us.ask('GET', `/files/${id}/download${query}`)
  const whole = await get('')
  expect(whole.rawPayload.equals(content)).toBe(true)
  expect(whole.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Krater/)
  for (const [query, format, width] of [
    ['?size=1200', 'jpeg', 1200],
    ['?size=2400&format=webp', 'webp', 1500],
    ['?format=tiff', 'tiff', 1500],
    ['?size=1200&format=png', 'png', 1200],
  ] as const) {
    const answer = await get(query)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width })
    expect(answer.headers['content-disposition']).toContain(
      format === 'jpeg' ? '.jpg' : `.${format.slice(0, 3)}`,
    )
  }
  expect((await get('?size=77')).statusCode).toBe(400)
})

test('Many files are fetched as one archive, with a table of what is known of them [C-M01]', async () => {
  const us = await keeperOfNew()
  const red = await plainPicture(30, 20)
  const blue = await plainPicture(1300, 20, '#223388')
  const ids = [
    await addFile(app(), us, { name: 'krater.jpg', content: red }),
    await addFile(app(), us, { name: 'Krater.jpg', content: blue }),
    await addFile(app(), us, { name: 'amphora.jpg', content: await plainPicture(10, 10) }),
  ]
  await us.ask('DELETE', `/files/${ids[2]}`)
  const operation = await us.pack({ selection: { ids }, table: 'csv' })
  expect(operation.progress).toMatchObject({ success: ids.slice(0, 2), fail: [ids[2]] })
  const answer = await us.ask('GET', `/file-packages/${operation.id}`)
  expect(answer.headers['content-type']).toBe('application/zip')
  const entries = await unzipped(answer.rawPayload)
  expect([...entries.keys()]).toEqual(['metadata.csv', `files/Krater (${ids[1]}).jpg`, 'files/krater.jpg'])
  expect(entries.get('files/krater.jpg')?.equals(red)).toBe(true)
  const table = entries.get('metadata.csv')?.toString() ?? ''
  for (const expected of ['krater.jpg', '1300', String(ids[0])]) expect(table).toContain(expected)

  const small = await us.pack({ selection: {}, size: '1200', format: 'webp', table: null })
  const pictures = await unzipped((await us.ask('GET', `/file-packages/${small.id}`)).rawPayload)
  expect([...pictures.keys()]).toHaveLength(2)
  const shrunk = pictures.get(`files/Krater (${ids[1]}).webp`)
  expect(await sharp(shrunk).metadata()).toMatchObject({ format: 'webp', width: 1200 })

  const { headers } = await signedIn(app(), { museum: us.museum, permissions: ['damRead', 'damDownload'] })
  const url = `/api/v1/file-packages/${operation.id}`
  expect((await app().http.inject({ url, headers })).statusCode).toBe(404)
  app().travel(25 * 3600)
  const nextDay = await keeper(us.museum)
  expect((await nextDay.ask('GET', `/file-packages/${operation.id}`)).statusCode).toBe(410)
  app().travel(0)
})

test('Files of chosen objects are fetched together, each once [C-M01]', async () => {
  const us = await keeperOfNew()
  const make = async () =>
    (await us.ask('POST', '/catalogue/', { values: { title: { en: 'Krater' } } })).json<CardAnswer>().id
  const [one, two, bare] = [await make(), await make(), await make()]
  const id = await addFile(app(), us, { name: 'both.jpg' })
  for (const object of [one, two]) {
    const linked = await us.ask('PUT', `/catalogue/${object}/items`, { type: 'file', itemId: id })
    expect(linked.statusCode, linked.body).toBeLessThan(300)
  }
  const operation = await us.pack({ type: 'object', selection: { ids: [one, two, bare] }, table: null })
  expect(operation.progress.fail).toEqual([])
  const entries = await unzipped((await us.ask('GET', `/file-packages/${operation.id}`)).rawPayload)
  expect([...entries.keys()]).toEqual(['files/both.jpg'])
  const none = await us.pack({ type: 'object', selection: { ids: [bare] }, table: null })
  expect((await us.ask('GET', `/file-packages/${none.id}`)).statusCode).toBe(410)
  expect((await us.ask('POST', '/file-packages', { selection: { ids: [] } })).statusCode).toBe(400)
})
