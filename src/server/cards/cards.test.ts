import { expect, test, vi } from 'vitest'
import type { PlatformEvent } from '#model/api/events.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { seesAll } from './sight.ts'

const app = useTestApp()

test('An object is created empty and locked, saved with its fields, and read back [C-K10] [C-O10] [C-K17]', async () => {
  const { create, save, call } = await registrar(app, await makeMuseum(app()))
  const made = await create()
  expect(made).toMatchObject({ version: 1, incrementalNumber: 1, heading: '', publishedOnWeb: false })
  expect(made.lock).toMatchObject({ isLockedBySomeoneElse: false, userName: 'Żaneta Groß' })
  const { status, body } = await save(made, {
    objectNumbers: [{ objectNumber: ' Inv. 12/2 ' }, {}],
    title: { en: 'Amphora', it: '' },
    objectInformation: { objectCategory: 4 },
    elevation: {},
    remarks: '',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    number: 'Inv. 12/2',
    heading: 'Amphora',
    title: { en: 'Amphora' },
    objectNumbers: [{ objectNumber: 'Inv. 12/2', id: expect.any(String) }],
  })
  expect(body).not.toHaveProperty('remarks')
  const read = await call('GET', `/${made.id}`)
  expect(read.body).toEqual(body)
})

test('Every wrong field is told at once and nothing is written [C-K12] [C-O05]', async () => {
  const { create, save, call } = await registrar(app, await makeMuseum(app()))
  await create({ objectNumbers: [{ objectNumber: 'A 1' }] })
  const made = await create()
  const wrong = await save(made, {
    objectNumbers: [{ objectNumber: 'a1' }],
    dieAxis: 'twelve',
    department: { id: '999999999' },
    nonsense: 1,
  })
  expect(wrong.status).toBe(400)
  const { fields } = wrong.body as unknown as { fields: Record<string, string> }
  expect(Object.keys(fields).sort()).toEqual(['department', 'dieAxis', 'nonsense'])
  const taken = await save(made, { objectNumbers: [{ objectNumber: 'a1' }] })
  expect(taken.body).toMatchObject({
    fields: { 'objectNumbers.0.objectNumber': 'This number is already in use' },
  })
  expect((await call('GET', `/${made.id}`)).body.version).toBe(1)
})

test('A save that changes nothing writes nothing [C-K14]', async () => {
  const { create, save, call } = await registrar(app, await makeMuseum(app()))
  const made = await create({ title: { en: 'Coin' } })
  const again = await save(made, { title: { en: ' Coin ' } })
  expect(again.body.version).toBe(1)
  const history = await call<{ result: unknown[] }>('GET', `/${made.id}/revisions`)
  expect(history.body.result).toHaveLength(1)
})

test('A card may be sent back as it was read: what is not of the document is left alone [C-O10] [C-K12]', async () => {
  const { create, put, call } = await registrar(app, await makeMuseum(app()))
  const made = await create({ objectNumbers: [{ objectNumber: '1' }], title: { en: 'Jug' } })
  await call('PUT', `/${made.id}/items`, { type: 1, itemId: (await put()).id })
  const { body: read } = await call('GET', `/${made.id}`)
  expect((await call('PUT', '/', read)).body).toEqual(read)
  const emptied = { ...read, relatedEntities: [], publishedOnWeb: true, title: { en: 'Ewer' } }
  expect((await call('PUT', '/', emptied)).body).toMatchObject({
    title: { en: 'Ewer' },
    publishedOnWeb: false,
    relatedEntitiesCount: { object: 1 },
  })
})

test('Without the lock a save is refused with 423, with an old version with 409 and what changed [C-K05] [C-K15]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await registrar(app, museum), await registrar(app, museum)]
  const made = await anna.create({ title: { en: 'Bowl' } })
  const refused = await bert.save(made, { title: { en: 'Cup' } })
  expect(refused.status).toBe(423)
  expect(refused.body).toMatchObject({ data: { isLockedBySomeoneElse: true, userName: 'Żaneta Groß' } })
  await anna.save(made, { title: { en: 'Bowl' }, remarks: 'chipped' })
  await anna.call('DELETE', `/${made.id}/lock`)
  await bert.call('PUT', `/${made.id}/lock`)
  const conflict = await bert.save(made, { title: { en: 'Cup' } })
  expect(conflict.status).toBe(409)
  expect(conflict.body).toMatchObject({
    data: { paths: ['remarks'], card: { version: 2, remarks: 'chipped' } },
  })
})

test('Every change is kept field by field, and any version or field can be brought back [C-K14]', async () => {
  const { create, save, call } = await registrar(app, await makeMuseum(app()))
  const first = await create({ title: { en: 'One' }, inscriptions: [{ text: 'A' }, { text: 'B' }] })
  const rows = first.inscriptions as { id: string; text: string }[]
  const second = await save(first, { title: { en: 'Two' }, inscriptions: [rows[1]], remarks: 'x' })
  await save(second.body, { title: { en: 'Three' }, inscriptions: [rows[1]], remarks: 'x' })
  const history = await call<{ result: { version: number; changes: { path: string }[] }[] }>(
    'GET',
    `/${first.id}/revisions`,
  )
  expect(
    history.body.result.map(({ version, changes }) => [version, changes.map(({ path }) => path)]),
  ).toEqual([
    [3, ['title']],
    [2, ['title', `inscriptions#${rows[0]?.id}`, 'inscriptions', 'remarks']],
    [1, []],
  ])
  const earlier = await call<object>('GET', `/${first.id}/revisions/1`)
  expect(earlier.body).toEqual({ title: { en: 'One' }, inscriptions: rows })
  const one = await call('PUT', `/${first.id}/revisions/1/restore`, { paths: ['inscriptions'] })
  expect(one.body).toMatchObject({ version: 4, title: { en: 'Three' }, inscriptions: rows, remarks: 'x' })
  const all = await call('PUT', `/${first.id}/revisions/1/restore`, {})
  expect(all.body).toMatchObject({ version: 5, title: { en: 'One' } })
  expect(all.body).not.toHaveProperty('remarks')
})

test('A deleted object goes to the bin, its number is free, and an administrator brings it back [C-K13]', async () => {
  const { create, call } = await registrar(app, await makeMuseum(app()))
  const [one, other] = [await create({ objectNumbers: [{ objectNumber: '7' }] }), await create()]
  const linked = await call('PUT', `/${one.id}/items`, { type: 1, itemId: other.id })
  expect(linked.body).toEqual({ changed: [other.id], relatedEntitiesCount: { object: 1 } })
  expect((await call('DELETE', `/${one.id}`)).status).toBe(204)
  expect((await call('GET', `/${one.id}`)).status).toBe(404)
  expect((await call('GET', `/${other.id}`)).body.relatedEntitiesCount).toEqual({})
  const bin = await call<{ result: object[] }>('GET', '/bin')
  expect(bin.body.result).toMatchObject([{ id: one.id, number: '7', deletedBy: 'Żaneta Groß' }])
  const restored = await call('PUT', `/${one.id}/restore`)
  expect(restored.body).toMatchObject({ number: '7', relatedEntitiesCount: { object: 1 } })
})

interface List {
  readonly result: { readonly id: string; readonly number: string }[]
  readonly facets: {
    readonly name: string
    readonly values: { readonly value: string; readonly count: number }[]
  }[]
  readonly totalSize: number
}

test('Lists are sorted as people count, searched by word and part of a number, narrowed by facets [C-K02] [C-K03]', async () => {
  const { create, call } = await registrar(app, await makeMuseum(app()))
  const object = (objectNumber: string, title: string, objectCategory: number) =>
    create({
      objectNumbers: [{ objectNumber }],
      title: { en: title },
      objectInformation: { objectCategory: { id: objectCategory } },
    })
  await object('1915.10', 'Łódź plate', 12)
  await object('1915.2', 'Amphora', 4)
  await object('1914.7', 'Amphora of Łódź', 4)
  const list = async (query: Record<string, string> = {}) =>
    (await call<List>('GET', `/?${new URLSearchParams(query)}`)).body
  const numbers = ({ result }: List) => result.map(({ number }) => number)
  expect(numbers(await list())).toEqual(['1914.7', '1915.2', '1915.10'])
  expect(numbers(await list({ order: 'DESC', sort: 'objectNumbers.objectNumber_sort' }))).toEqual([
    '1915.10',
    '1915.2',
    '1914.7',
  ])
  expect(numbers(await list({ q: 'lodz' }))).toEqual(['1914.7', '1915.10'])
  expect(numbers(await list({ q: '1915.' }))).toEqual(['1915.2', '1915.10'])
  expect(numbers(await list({ q: 'amph LOD' }))).toEqual(['1914.7'])
  const narrowed = await list({ filters: JSON.stringify({ objectInformation_objectCategory: ['4'] }) })
  expect(numbers(narrowed)).toEqual(['1914.7', '1915.2'])
  const facet = narrowed.facets.find(({ name }) => name === 'objectInformation_objectCategory')
  expect(facet?.values.map(({ value, count }) => [value, count])).toEqual([
    ['4', 2],
    ['12', 1],
  ])
  const room = narrowed.facets.find(({ name }) => name === 'location_room')
  expect(room?.values).toMatchObject([{ value: 'EMPTY_ROOM', label: 'n.d.', count: 2 }])
  expect(await list({ page: '1', blocksize: '2' })).toMatchObject({
    page: 1,
    totalSize: 3,
    result: [{ number: '1915.10' }],
  })
})

test('Two people who save at the same moment: one wins, the other is told [C-K15]', async () => {
  const { create, save } = await registrar(app, await makeMuseum(app()))
  const made = await create({ title: { en: 'Start' } })
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save(made, { title: { en: `Save ${at}` } })),
  )
  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(saves.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('A hundred people who create at once get a hundred numbers, none twice [C-K17]', async () => {
  const { create } = await registrar(app, await makeMuseum(app()))
  const made = await Promise.all(Array.from({ length: 100 }, () => create()))
  expect(new Set(made.map(({ incrementalNumber }) => incrementalNumber)).size).toBe(100)
})

test('Everybody of the museum is told what became of a card, and nobody of another one [C-K04] [C-K05] [C-K06] [P-P13]', async () => {
  const [museum, elsewhere] = [await makeMuseum(app()), await makeMuseum(app())]
  const anna = await registrar(app, museum)
  const received: Record<string, PlatformEvent[]> = { [museum.tenantId]: [], [elsewhere.tenantId]: [] }
  const stops = [museum, elsewhere].map(({ tenantId }) =>
    app().events.subscribe(
      { tenantId, accountId: '999', sessionId: '999', holder: seesAll },
      { onEvent: event => void received[tenantId]?.push(event), onGap: () => {} },
    ),
  )
  const card = await anna.create({ title: { en: 'Vase' } })
  const saved = await anna.save(card, { title: { en: 'Urn' } })
  await anna.save(saved.body, { title: { en: 'Urn' } })
  await anna.release(card)
  await anna.call('PUT', `/${card.id}/published_on_web`, { published: true })
  await anna.call('DELETE', `/${card.id}`)
  await anna.call('PUT', `/${card.id}/restore`)
  const heard = () =>
    received[museum.tenantId]?.map(({ name, data }) =>
      'what' in data ? data.what : `${name} ${'by' in data && data.by}`,
    )
  // What changed nothing is no news.
  await vi.waitFor(() =>
    expect(heard()).toEqual(['created', 'saved', 'card.locked null', 'published', 'deleted', 'restored']),
  )
  expect(received[museum.tenantId]?.[1]?.data).toEqual({
    type: 'object',
    ids: [card.id],
    what: 'saved',
    accountId: anna.accountId,
  })
  expect(received[elsewhere.tenantId]).toEqual([])
  for (const stop of stops) stop()
})
