import { expect, test } from 'vitest'
import type { BulkAction, CardAnswer, CardRow } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()
const collections = '/catalogue/collections'

const someone = async () => registrar(app, await makeMuseum(app()))
type Someone = Awaited<ReturnType<typeof someone>>

async function makeCollection({ ask }: Someone, title: string): Promise<CardAnswer> {
  const { status, body } = await ask('POST', `${collections}/`, { values: { title } })
  expect(status, JSON.stringify(body)).toBe(201)
  await ask('DELETE', `${collections}/${body.id}/lock`)
  return body
}

const members = (
  { ask }: Pick<Someone, 'ask'>,
  method: 'PUT' | 'DELETE',
  id: string,
  itemIds: readonly string[],
) =>
  ask<{ changed: string[]; relatedEntitiesCount: object; fields: object; data: object }>(
    method,
    `${collections}/${id}/objects`,
    { itemIds },
  )

test('Objects are put into a collection and taken out by their own field, with history, index and links [C-E01] [C-K14]', async () => {
  const anna = await someone()
  const [old, herbarium] = [await makeCollection(anna, 'Old'), await makeCollection(anna, 'Herbarium')]
  const [one, other] = [
    await anna.put({ collections: [{ collection: { id: old.id }, note: 'until 1900' }] }),
    await anna.put({}),
  ]
  const added = await members(anna, 'PUT', herbarium.id, [one.id, other.id])
  expect(added).toMatchObject({
    status: 200,
    body: { changed: [one.id, other.id], relatedEntitiesCount: { object: 2 } },
  })
  expect((await anna.read(one.id)).collections).toMatchObject([
    { collection: { id: old.id, name: 'Old' }, note: 'until 1900' },
    { collection: { id: herbarium.id, name: 'Herbarium' } },
  ])
  expect((await anna.history(one.id))[0]).toMatchObject({ action: 'addedTo' })
  const found = await anna.call<{ totalSize: number }>('GET', '/?q=herbarium')
  expect(found.body.totalSize).toBe(2)
  // Who is there already is not written again.
  expect((await members(anna, 'PUT', herbarium.id, [one.id])).body.changed).toEqual([])
  await members(anna, 'DELETE', herbarium.id, [one.id, other.id])
  expect(await anna.read(other.id)).not.toHaveProperty('collections')
  expect((await anna.read(one.id)).collections).toMatchObject([{ collection: { id: old.id } }])
  expect((await anna.ask('GET', `${collections}/${herbarium.id}`)).body.relatedEntitiesCount).toEqual({})
  await expectConsistency(app(), anna.museum)
})

test('While somebody else edits one of the objects, none is put into the collection, and it is told which and who [C-E01] [C-K05]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const herbarium = await makeCollection(anna, 'Herbarium')
  const free = await anna.put({})
  const edited = await bert.create({ title: { en: 'Fern' } })
  const refused = await members(anna, 'PUT', herbarium.id, [free.id, edited.id])
  expect(refused).toMatchObject({
    status: 423,
    body: {
      data: {
        isLockedBySomeoneElse: true,
        items: [{ id: edited.id, title: 'Fern', userName: 'Żaneta Groß' }],
      },
    },
  })
  expect(await anna.read(free.id)).not.toHaveProperty('collections')
  // One’s own editing is no hindrance.
  expect((await members(bert, 'PUT', herbarium.id, [edited.id])).body.changed).toEqual([edited.id])
})

test('Only objects that are there are put in, by who may change them [C-E01] [C-M02]', async () => {
  const [anna, stranger] = [await someone(), await someone()]
  const herbarium = await makeCollection(anna, 'Herbarium')
  const [own, foreign, gone] = [await anna.put({}), await stranger.put({}), await anna.put({})]
  await anna.call('DELETE', `/${gone.id}`)
  for (const wrong of [foreign.id, gone.id, herbarium.id]) {
    const refused = await members(anna, 'PUT', herbarium.id, [own.id, wrong])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['itemIds']])
  }
  expect((await members(anna, 'PUT', herbarium.id, [])).status).toBe(400)
  expect((await members(stranger, 'PUT', herbarium.id, [foreign.id])).status).toBe(404)
  const keeper = await registrar(app, anna.museum, { role: 'USER', permissions: ['collectionsRead'] })
  expect((await members(keeper, 'PUT', herbarium.id, [own.id])).status).toBe(403)
  expect((await anna.read(own.id)).version).toBe(1)
})

test('A collection tells, in its record and in the list, whether one of its objects is not published [C-E01]', async () => {
  const anna = await someone()
  const herbarium = await makeCollection(anna, 'Herbarium')
  const isFlagged = async () => {
    const { body } = await anna.ask('GET', `${collections}/${herbarium.id}`)
    const list = await anna.ask<{ result: (CardRow & { hasUnpublishedObjects: boolean })[] }>(
      'GET',
      `${collections}/`,
    )
    expect(list.body.result[0]?.hasUnpublishedObjects).toBe(body.hasUnpublishedObjects)
    return body.hasUnpublishedObjects
  }
  const publish = ({ id }: CardAnswer, published: boolean) =>
    anna.call('PUT', `/${id}/published_on_web`, { published })
  expect(await isFlagged()).toBe(false)
  const [one, other] = [await anna.put({}), await anna.put({})]
  await members(anna, 'PUT', herbarium.id, [one.id, other.id])
  expect(await isFlagged()).toBe(true)
  await publish(one, true)
  expect(await isFlagged()).toBe(true)
  await publish(other, true)
  expect(await isFlagged()).toBe(false)
  await publish(one, false)
  await anna.call('DELETE', `/${one.id}`)
  expect(await isFlagged()).toBe(false)
  await anna.call('PUT', `/${one.id}/restore`)
  expect(await isFlagged()).toBe(true)
  // Published while the collection lay in the bin: it knows when it comes back.
  await anna.ask('DELETE', `${collections}/${herbarium.id}`)
  await publish(one, true)
  await anna.ask('PUT', `${collections}/${herbarium.id}/restore`)
  expect(await isFlagged()).toBe(false)
  // Sent back as it was read, it is saved.
  const { body } = await anna.ask('GET', `${collections}/${herbarium.id}`)
  await anna.ask('PUT', `${collections}/${herbarium.id}/lock`)
  expect((await anna.ask('PUT', `${collections}/${herbarium.id}`, body)).status).toBe(200)
  await expectConsistency(app(), anna.museum)
})

test('Many objects are linked with a person at once, under an association, and one undo takes it back [C-K16] [C-K08]', async () => {
  const anna = await someone()
  const { body: person } = await anna.ask('POST', '/catalogue/persons/', {
    values: { names: [{ name: 'Banks' }] },
  })
  const objects = [await anna.put({}), await anna.put({}), await anna.put({})]
  const ids = objects.map(({ id }) => id)
  await anna.call('PUT', `/${ids[0]}/items`, { type: 5, itemId: person.id })
  const action: BulkAction = { kind: 'linkCards', type: 'PERSON', itemIds: [person.id] }
  const preview = await anna.call<{ changed: number; unchanged: number }>('POST', '/bulk/preview', {
    selection: { ids },
    action,
  })
  expect(preview.body).toMatchObject({ changed: 2, unchanged: 1 })
  const done = await anna.bulk(ids, action)
  expect(done.progress.success).toHaveLength(3)
  const counts = async () =>
    (await anna.ask('GET', `/catalogue/persons/${person.id}`)).body.relatedEntitiesCount
  expect(await counts()).toEqual({ object: 3 })
  await anna.undo(done)
  expect(await counts()).toEqual({ object: 1 })
  expect((await anna.history(ids[1] ?? ''))[0]).toMatchObject({
    action: 'undone',
    changes: [{ path: '@links', kind: 'removed' }],
  })
  const refused = async (wrong: object) =>
    (await anna.call('POST', '/bulk', { selection: { ids }, action: { ...action, ...wrong } })).status
  expect(await refused({ itemIds: ids.slice(0, 1) })).toBe(400)
  expect(await refused({ association: '424242' })).toBe(400)
  await expectConsistency(app(), anna.museum)
})

test('Objects are added to a collection in bulk, and one undo takes them out [C-K16] [C-E01]', async () => {
  const anna = await someone()
  const herbarium = await makeCollection(anna, 'Herbarium')
  const ids = [(await anna.put({})).id, (await anna.put({})).id]
  const done = await anna.bulk(ids, {
    kind: 'add',
    path: 'collections',
    value: [{ collection: { id: herbarium.id } }],
  })
  const counts = async () =>
    (await anna.ask('GET', `${collections}/${herbarium.id}`)).body.relatedEntitiesCount
  expect(await counts()).toEqual({ object: 2 })
  await anna.undo(done)
  expect(await counts()).toEqual({})
  await expectConsistency(app(), anna.museum)
})
