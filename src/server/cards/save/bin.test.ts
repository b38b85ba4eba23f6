import { expect, test, vi } from 'vitest'
import type { RelatedGroup } from '#model/api/cards/shapes.ts'
import { cardTypes } from '#model/record-types.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))

const groupsOf = ({ relatedEntities }: { relatedEntities: readonly RelatedGroup[] }) =>
  relatedEntities.map(({ association, linkItemIds }) => [association.name, linkItemIds])

test('Two linked objects that were both deleted are linked again, whichever comes back first [C-K13] [C-K08]', async () => {
  const { put, call, read, museum } = await someone()
  for (const firstBack of [0, 1]) {
    const pair = [await put(), await put()]
    const [one, other] = pair.map(({ id }) => id)
    await call('PUT', `/${one}/items`, { type: 1, itemId: other })
    await call('DELETE', `/${one}`)
    await call('DELETE', `/${other}`)
    const order = firstBack === 0 ? [one, other] : [other, one]
    for (const id of order) expect((await call('PUT', `/${id}/restore`)).status).toBe(200)
    expect(groupsOf(await read(one ?? ''))).toEqual([['NOT SET', [other]]])
    expect(groupsOf(await read(other ?? ''))).toEqual([['NOT SET', [one]]])
  }
  await expectConsistency(app(), museum)
})

test('A link that a field made is not brought back when the field says something else by now [C-K13]', async () => {
  const { put, create, save, call, read, museum } = await someone()
  const target = await put({ title: { en: 'Cast' } })
  const pointing = await create({ relatedObject: [{ object: { id: target.id } }] })
  expect((await read(target.id)).relatedEntitiesCount).toEqual({ object: 1 })
  await call('DELETE', `/${target.id}`)
  const { version } = await read(pointing.id)
  await save({ id: pointing.id, version }, {})
  await call('PUT', `/${target.id}/restore`)
  expect((await read(target.id)).relatedEntitiesCount).toEqual({})
  await expectConsistency(app(), museum)
})

test('An object whose number was taken meanwhile is not restored, and its place is told [C-K13] [C-O05]', async () => {
  const { put, call, museum } = await someone()
  const { id } = await put({ objectNumbers: [{ objectNumber: 'A 1' }] })
  await call('DELETE', `/${id}`)
  await put({ objectNumbers: [{ objectNumber: 'a1' }] })
  const refused = await call('PUT', `/${id}/restore`)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ fields: { 'objectNumbers.0.objectNumber': expect.any(String) } })
  expect((await call('GET', `/${id}`)).status).toBe(404)
  await expectConsistency(app(), museum)
})

test('What somebody else edits is not deleted; who edits it may; nobody but an administrator restores what others deleted [C-K13] [C-K05]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueDelete'],
  })
  const card = await anna.create()
  expect((await bert.call('DELETE', `/${card.id}`)).status).toBe(423)
  expect((await anna.call('DELETE', `/${card.id}`)).status).toBe(204)
  expect((await anna.call('DELETE', `/${card.id}`)).status).toBe(404)
  expect((await bert.call('PUT', `/${card.id}/restore`)).status).toBe(403)
  expect((await bert.call('GET', '/bin')).status).toBe(403)
  const restored = await anna.call('PUT', `/${card.id}/restore`)
  expect(restored.status).toBe(200)
  expect((await anna.call('PUT', `/${card.id}/restore`)).status).toBe(404)
  expect((await anna.history(card.id)).map(({ action }) => action)).toEqual([
    'restored',
    'deleted',
    'created',
  ])
})

test('Whoever deletes a record can undo it, for an hour and while nobody else restored and deleted it [F-W09] [C-K13]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueDelete'],
  })
  const { id } = await anna.put({ title: { en: 'Krater' } })
  expect((await bert.call('DELETE', `/${id}`)).status).toBe(204)
  expect((await bert.call('PUT', `/${id}/restore`)).status).toBe(200)
  expect((await anna.history(id)).map(({ action }) => action).slice(0, 2)).toEqual(['restored', 'deleted'])
  await bert.call('DELETE', `/${id}`)
  await anna.call('PUT', `/${id}/restore`)
  await anna.call('DELETE', `/${id}`)
  expect((await bert.call('PUT', `/${id}/restore`)).status).toBe(403)
  const { id: old } = await anna.put({ title: { en: 'Amphora' } })
  await bert.call('DELETE', `/${old}`)
  await app().database.inTenant(anna.museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('card')
      .set({ deleted_at: new Date(Date.now() - 2 * 3_600_000) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', old)
      .execute(),
  )
  expect((await bert.call('PUT', `/${old}/restore`)).status).toBe(403)
  await expectConsistency(app(), anna.museum)
})

test('A copy has a number of its own, no lock, and is not published; links are kept, what was noted of the original alone is not [C-K10] [C-K17]', async () => {
  const { create, put, call, save, museum } = await someone()
  const other = await put()
  const card = await create({
    objectNumbers: [{ objectNumber: 'A 1' }],
    title: { en: 'Bowl' },
    nationalCode: { region: '12', number: '12345678' },
    objectInformation: { objectCategory: 4 },
  })
  await call('PUT', `/${card.id}/items`, { type: cardTypes.object, itemId: other.id })
  await call('PUT', `/${card.id}/published_on_web`, { published: true })
  const copy = await call('POST', `/${card.id}/clone`)
  expect(copy.status).toBe(201)
  expect(copy.body).toMatchObject({
    version: 1,
    incrementalNumber: 3,
    number: 'A 2',
    heading: 'Bowl',
    publishedOnWeb: false,
    lock: { userName: null },
    relatedEntitiesCount: { object: 1 },
  })
  expect(copy.body.objectNumbers).toMatchObject([{ objectNumber: 'A 2' }])
  expect(copy.body).not.toHaveProperty('nationalCode')
  // Nothing empty was left behind: saved as it is read, it does not change.
  await call('PUT', `/${copy.body.id}/lock`)
  const { title, objectInformation, objectNumbers } = copy.body
  expect((await save(copy.body, { title, objectInformation, objectNumbers })).body.version).toBe(1)
  await expectConsistency(app(), museum)
})

test('After thirty days what lies in the bin is gone for good, and its links with it, its number is not given again; what was deleted since can come back [C-K13] [C-K17]', async () => {
  const { put, call, read, museum } = await someone()
  const pair = [await put(), await put()]
  const [old = '', recent = ''] = pair.map(({ id }) => id)
  await call('PUT', `/${old}/items`, { type: 1, itemId: recent })
  await call('DELETE', `/${recent}`)
  await call('DELETE', `/${old}`)
  const age = (id: string, days: number) =>
    app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .updateTable('card')
        .set({ deleted_at: new Date(Date.now() - days * 86_400_000) })
        .where('tenant_id', '=', museum.tenantId)
        .where('id', '=', id)
        .execute(),
    )
  await age(old, 31)
  await age(recent, 29)
  await app().jobs.enqueue(undefined, { name: 'cards.empty-bin', run: async () => undefined }, {})
  const bin = async () => (await call<{ result: { id: string }[] }>('GET', '/bin')).body.result
  await vi.waitFor(async () => expect((await bin()).map(({ id }) => id)).toEqual([recent]), 10_000)
  expect((await call('PUT', `/${old}/restore`)).status).toBe(404)
  expect((await call('PUT', `/${recent}/restore`)).status).toBe(200)
  expect((await read(recent)).relatedEntities).toEqual([])
  expect((await put()).incrementalNumber).toBe(3)
  await expectConsistency(app(), museum)
})

test('A link that a field makes is there again, whichever of two deleted objects comes back first, and though one was saved meanwhile [C-K13] [C-K08]', async () => {
  const { put, create, save, release, call, read, museum } = await someone()
  for (const backFirst of [0, 1]) {
    const target = await put()
    const pointing = await create({ relatedObject: [{ object: { id: target.id } }] })
    await call('DELETE', `/${target.id}`)
    const { version, relatedObject } = await read(pointing.id)
    expect((await save({ id: pointing.id, version }, { relatedObject, remarks: 'saved' })).status).toBe(200)
    await release(pointing)
    await call('DELETE', `/${pointing.id}`)
    const both = [target.id, pointing.id]
    for (const id of backFirst === 0 ? both : both.toReversed())
      expect((await call('PUT', `/${id}/restore`)).status).toBe(200)
    expect((await read(target.id)).relatedEntitiesCount).toEqual({ object: 1 })
    expect((await read(pointing.id)).relatedEntitiesCount).toEqual({ object: 1 })
  }
  await expectConsistency(app(), museum)
})

test('What fields say of a card that left the bin for good keeps its name where it may, and leads nowhere no longer [C-K13] [C-K08]', async () => {
  const { put, call, ask, read, history, museum } = await someone()
  const { body: maker } = await ask('POST', '/catalogue/persons/', {
    values: { names: [{ name: 'Exekias' }] },
  })
  const { body: hoard } = await ask('POST', '/catalogue/collections/', { values: { title: 'Hoard' } })
  const bowl = await put({
    productions: [{ agent: { id: maker.id } }],
    collections: [{ collection: { id: hoard.id }, note: 'since 1900' }],
    remarks: 'stays',
  })
  await ask('DELETE', `/catalogue/persons/${maker.id}`)
  await ask('DELETE', `/catalogue/collections/${hoard.id}`)
  await app().database.inTenant(museum.tenantId, ({ db }) =>
    db
      .updateTable('card')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('tenant_id', '=', museum.tenantId)
      .where('deleted_at', 'is not', null)
      .execute(),
  )
  await app().jobs.enqueue(undefined, { name: 'cards.empty-bin', run: async () => undefined }, {})
  await vi.waitFor(async () => expect((await read(bowl.id)).version).toBe(2), 10_000)
  const card = await read(bowl.id)
  expect(card.productions).toMatchObject([{ agent: { name: 'Exekias' } }])
  expect(JSON.stringify(card.productions)).not.toContain(`"id":"${maker.id}"`)
  expect(card).not.toHaveProperty('collections')
  expect(card.remarks).toBe('stays')
  expect((await history(bowl.id))[0]).toMatchObject({ action: 'linkGone' })
  expect((await call('GET', '/?q=exekias')).body).toMatchObject({ totalSize: 1 })
  await expectConsistency(app(), museum)
})
