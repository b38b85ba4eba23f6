import { expect, test } from 'vitest'
import type { CardAnswer, RelatedGroup } from '#model/api/cards/shapes.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
type Someone = Awaited<ReturnType<typeof someone>>

/** A card of another type than the objects, by the address of its type. */
async function make({ ask }: Someone, path: string, values: object): Promise<CardAnswer> {
  const { status, body } = await ask('POST', path, { values })
  expect(status, JSON.stringify(body)).toBe(201)
  await ask('DELETE', `${path}${body.id}/lock`)
  return body
}

const person = (anna: Someone, name: string, values: object = {}) =>
  make(anna, '/catalogue/persons/', { names: [{ name }], ...values })

const readPerson = async ({ ask }: Someone, id: string) => (await ask('GET', `/catalogue/persons/${id}`)).body

/** Groups in short: who is linked, and how. */
const short = ({ relatedEntities }: CardAnswer) =>
  relatedEntities.map(({ type, association, field, count, linkItemIds }) => [
    type.name,
    field?.label ?? association.name,
    count,
    linkItemIds,
  ])

test('What a field links stands under its label on both sides, each field in a group of its own [C-K08]', async () => {
  const anna = await someone()
  const maker = await person(anna, 'Exekias')
  const bowl = await anna.put({
    productions: [{ agent: { id: maker.id } }],
    patrons: [{ patron: { id: maker.id } }],
  })
  const jar = await anna.put({ productions: [{ agent: { id: maker.id } }] })
  const seen = await readPerson(anna, maker.id)
  expect(short(seen)).toEqual([
    ['OBJECT', 'Patrons', 1, [bowl.id]],
    ['OBJECT', 'Makers and cultures', 2, [bowl.id, jar.id]],
  ])
  expect(seen.relatedEntities.map(({ field }) => field)).toMatchObject([
    { path: 'patrons/patron', own: false },
    { path: 'productions/agent', own: false },
  ])
  // Each object counts once, however often it is linked.
  expect(seen.relatedEntitiesCount).toEqual({ object: 2 })
  expect((await anna.read(bowl.id)).relatedEntities.map(({ field }) => field)).toMatchObject([
    { path: 'patrons/patron', label: 'Patrons', own: true },
    { path: 'productions/agent', own: true },
  ])
  const page = await anna.ask<RelatedGroup>(
    'GET',
    `/catalogue/persons/${maker.id}/related/${seen.relatedEntities[1]?.id}`,
  )
  expect(page.body).toMatchObject({ count: 2, page: 0, linkItemIds: [bowl.id, jar.id] })
  await expectConsistency(app(), anna.museum)
})

test('An association that has another name from the other end is read by it there; links from either end are the same link [C-K08] [C-K09]', async () => {
  const anna = await someone()
  await app().database.inTenant(anna.museum.tenantId, loadStarterTerms)
  const { 'is part of': partOf = '', 'has as a part': hasPart = '' } = await makeTerms(
    app(),
    anna.museum,
    'ASSOC',
    ['is part of', 'has as a part'],
  )
  const [lid, jar] = [await anna.put(), await anna.put()]
  const link = (from: string, to: string, association: string) =>
    anna.call('PUT', `/${from}/items`, { type: 'OBJECT', itemId: to, association })
  await link(lid.id, jar.id, partOf)
  await link(jar.id, lid.id, hasPart)
  expect(short(await anna.read(lid.id))).toEqual([['OBJECT', 'is part of', 1, [jar.id]]])
  expect(short(await anna.read(jar.id))).toEqual([['OBJECT', 'has as a part', 1, [lid.id]]])
  expect((await anna.read(jar.id)).version).toBe(1)
  await anna.call('DELETE', `/${jar.id}`)
  await anna.call('PUT', `/${jar.id}/restore`)
  expect(short(await anna.read(lid.id))).toEqual([['OBJECT', 'is part of', 1, [jar.id]]])
  await anna.call('DELETE', `/${jar.id}/items`, { type: 1, itemId: lid.id, association: hasPart })
  expect((await anna.read(lid.id)).relatedEntities).toEqual([])
  await expectConsistency(app(), anna.museum)
})

test('Links get another association in one go, and the history tells from which to which [C-K08] [C-K14]', async () => {
  const anna = await someone()
  const { copy = '' } = await makeTerms(app(), anna.museum, 'ASSOC', ['copy'])
  const [one, other, third] = [
    await anna.put(),
    await anna.put({ title: { en: 'Lid' } }),
    await anna.put({ title: { en: 'Jar' } }),
  ]
  const put = (body: object) => anna.call('PUT', `/${one.id}/items`, { type: 1, ...body })
  await put({ itemIds: [other.id, third.id] })
  await put({ itemIds: [third.id, other.id], association: copy, insteadOf: '0' })
  expect(short(await anna.read(one.id))).toEqual([['OBJECT', 'copy', 2, [other.id, third.id]]])
  expect(short(await anna.read(third.id))).toEqual([['OBJECT', 'copy', 1, [one.id]]])
  const [newest] = await anna.history(one.id)
  expect(newest).toMatchObject({
    action: 'linked',
    changes: [
      {
        path: '@links',
        kind: 'removed',
        before: { association: '1', ids: [other.id, third.id], title: 'Lid; Jar' },
      },
      { path: '@links', kind: 'added', after: { association: copy, title: 'copy: Lid; Jar' } },
    ],
  })
  // What is not linked so gets no other association.
  const { version } = await anna.read(one.id)
  await put({ itemId: other.id, association: '1', insteadOf: '1' })
  await put({ itemId: other.id, association: copy, insteadOf: '1' })
  expect((await anna.read(one.id)).version).toBe(version)
  await expectConsistency(app(), anna.museum)
})

test('Cards linked by hand are put into another order, those of a group that was not shown stay where they are [C-K08]', async () => {
  const anna = await someone()
  const one = await anna.put()
  const ids: string[] = []
  for (let at = 0; at < 5; at += 1) ids.push((await anna.put()).id)
  await anna.call('PUT', `/${one.id}/items`, { type: 1, itemIds: ids })
  const order = async () => (await anna.read(one.id)).relatedEntities[0]?.linkItemIds
  expect(await order()).toEqual(ids)
  const [a = '', b = '', c = '', d = '', e = ''] = ids
  const put = (itemIds: readonly string[], group = '1-1') =>
    anna.call('PUT', `/${one.id}/items/order`, { group, itemIds })
  expect((await put([c, a, b])).status).toBe(204)
  expect(await order()).toEqual([c, a, b, d, e])
  await put([e, c])
  expect(await order()).toEqual([e, a, b, d, c])
  const { version } = await anna.read(one.id)
  await put([e, a])
  expect((await anna.read(one.id)).version).toBe(version)
  expect((await put([e, one.id])).status).toBe(400)
  expect((await put([e], '1-1-own-relatedObject-object')).status).toBe(404)
  expect((await put([e], 'nonsense')).status).toBe(404)
  expect((await anna.history(one.id))[0]).toMatchObject({
    action: 'linksOrdered',
    changes: [{ path: '@links', kind: 'moved', before: [c, e], after: [e, c] }],
  })
  // Cards that are linked later come last.
  const late = await anna.put()
  await anna.call('PUT', `/${late.id}/items`, { type: 1, itemId: one.id })
  expect(await order()).toEqual([e, a, b, d, c, late.id])
  await expectConsistency(app(), anna.museum)
})

test('A type may be named, persons and organizations together; what may not be read is forbidden, an association of another list refused [C-K08] [C-M02]', async () => {
  const anna = await someone()
  const { oak = '' } = await makeTerms(app(), anna.museum, 'DEPT', ['oak'])
  const card = await anna.put()
  const painter = await person(anna, 'Sofonisba')
  const academy = await person(anna, 'Accademia', { entityType: { id: 7 } })
  const link = (who: Pick<Someone, 'call'>, body: object) =>
    who.call<{ relatedEntitiesCount?: object; fields?: object }>('PUT', `/${card.id}/items`, body)
  const linked = await link(anna, { type: 'PERSON', itemIds: [painter.id, academy.id] })
  expect(linked.body.relatedEntitiesCount).toEqual({ person: 1, organization: 1 })
  expect(short(await readPerson(anna, academy.id))).toEqual([['OBJECT', 'NOT SET', 1, [card.id]]])
  const wrong = await link(anna, { type: 5, itemId: painter.id, association: oak })
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['association']])
  for (const type of ['DESCRIPTION', 'NONSENSE', 77]) {
    const refused = await link(anna, { type, itemId: painter.id })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['type']])
  }
  const bert = await registrar(app, anna.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueEdit', 'catalogueLink'] as never,
  })
  expect((await link(bert, { type: 'PERSON', itemId: painter.id })).status).toBe(403)
  // A person who turns out to be a body is linked as one.
  await anna.ask('PUT', `/catalogue/persons/${painter.id}/lock`)
  const { version } = await readPerson(anna, painter.id)
  await anna.ask('PUT', `/catalogue/persons/${painter.id}`, {
    id: painter.id,
    version,
    entityType: { id: 7 },
    names: [{ name: 'Bottega' }],
  })
  expect((await anna.read(card.id)).relatedEntitiesCount).toEqual({ organization: 2 })
  await expectConsistency(app(), anna.museum)
})

test('An association that links by hand have is in use, and is not deleted [C-K09] [C-V09]', async () => {
  const anna = await someone()
  const { copy = '' } = await makeTerms(app(), anna.museum, 'ASSOC', ['copy'])
  const [one, other] = [await anna.put(), await anna.put()]
  await anna.call('PUT', `/${one.id}/items`, { type: 1, itemId: other.id, association: copy })
  expect((await anna.ask('DELETE', `/terms/${copy}`)).status).toBeGreaterThanOrEqual(400)
  await anna.call('DELETE', `/${one.id}/items`, { type: 1, itemId: other.id })
  expect((await anna.ask('DELETE', `/terms/${copy}`)).status).toBeLessThan(300)
})
