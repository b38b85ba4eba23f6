import { expect, test } from 'vitest'
import type { CardAnswer, CardRow, LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { type CardType, cardTypes, presentType } from '#model/record-types.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'
import { insertLinks } from './index.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
type Someone = Awaited<ReturnType<typeof someone>>

/** A picture among the files of a museum. */
const picture = (someone: Someone) => addFile(app(), someone)

const attach = ({ museum }: Someone, cardId: string, fileId: string) =>
  app().database.inTenant(museum.tenantId, tx =>
    insertLinks(tx, [
      {
        cardId,
        cardType: cardTypes.object,
        otherId: fileId,
        otherType: cardTypes.file,
        association: '1',
        field: '',
        position: 0,
      },
    ]),
  )

test('The types of cards have the promised ids and names [C-K01]', () => {
  const procedures: readonly string[] = procedureDeclarations.map(({ type }) => type)
  const ours: readonly string[] = ['linkItem', 'conditionReport', ...procedures]
  const specified = Object.keys(cardTypes).filter(type => !ours.includes(type))
  const presented = specified.map(type => presentType(type as CardType))
  expect(Object.fromEntries(presented.map(({ id, name }) => [name, id]))).toEqual({
    OBJECT: 1,
    COLLECTION: 3,
    DAM: 4,
    PERSON: 5,
    DOCUMENT: 6,
    ORGANIZATION: 7,
    BIBLIOGRAPHY: 8,
    DESCRIPTION: 9,
    PLACE: 10,
    EVENT: 12,
  })
})

test('A link shows on both sides under its association, is counted, told in the history, and goes on both [C-K08] [C-K09] [C-O06]', async () => {
  const anna = await someone()
  const { 'part of': association = '' } = await makeTerms(app(), anna.museum, 'ASSOC', ['part of'])
  const one = await anna.put({
    title: { en: 'Lid' },
    objectNumbers: [{ objectNumber: 'A 1' }],
    productions: [{ agent: { name: 'Exekias' } }],
  })
  const other = await anna.put({ title: { en: 'Jar' } })
  const link = (method: 'PUT' | 'DELETE', body: object) =>
    anna.call<{ relatedEntitiesCount: object }>(method, `/${one.id}/items`, { type: 1, ...body })
  const linked = await link('PUT', { itemIds: [other.id], association })
  expect(linked.body.relatedEntitiesCount).toEqual({ object: 1 })
  const [group] = (await anna.read(other.id)).relatedEntities
  expect(group).toMatchObject({
    type: { id: 1, name: 'OBJECT' },
    association: { id: association, name: 'part of' },
    count: 1,
    linkItemIds: [one.id],
    linkItems: [
      {
        id: one.id,
        type: { id: 1, name: 'OBJECT' },
        title: 'Lid',
        shortDescription: 'A 1',
        description: 'Exekias',
        thumbnailUrl: null,
        publishedOnWeb: false,
        linkToDetails: `/app/catalogue/object/${one.id}`,
        damType: null,
        parentId: null,
        incrementalNumber: 1,
        isCover: false,
      },
    ],
    page: 0,
    blockSize: 25,
  })
  // '0' and '1' are the same: not set.
  await link('PUT', { itemId: other.id, association: '0' })
  await link('PUT', { itemId: other.id, association: '1' })
  const groups = (await anna.read(one.id)).relatedEntities
  expect(groups.map(each => each.association)).toContainEqual({ id: '1', name: 'NOT SET' })
  expect(groups).toHaveLength(2)
  expect((await anna.read(one.id)).version).toBe(3)
  const [newest] = await anna.history(one.id)
  expect(newest).toMatchObject({ action: 'linked', changes: [{ path: '@links', kind: 'added' }] })
  const links = async (query: string) =>
    (await anna.ask<{ ids: string[]; result: LinkItem[] }>('GET', `/links/OBJECT/${one.id}?${query}`)).body
  expect(await links('itemType=OBJECT&only-id')).toEqual({ ids: [other.id], result: [] })
  expect(await links('itemType=1')).toMatchObject({ ids: [other.id], result: [{ title: 'Jar' }] })
  expect(await links('itemType=PERSON')).toEqual({ ids: [], result: [] })
  const listed = async () =>
    (await anna.call<{ result: CardRow[] }>('GET', '/')).body.result.map(row => row.relatedEntitiesCount)
  expect(await listed()).toEqual([{ object: 1 }, { object: 1 }])
  expect((await link('DELETE', { itemIds: [other.id] })).body.relatedEntitiesCount).toEqual({})
  expect((await anna.read(other.id)).relatedEntities).toEqual([])
  expect(await listed()).toEqual([{}, {}])
  // Taking away what is not there changes nothing.
  const { version } = await anna.read(one.id)
  await link('DELETE', { itemIds: [other.id] })
  expect((await anna.read(one.id)).version).toBe(version)
  await expectConsistency(app(), anna.museum)
})

test('A related object is one of the museum or one elsewhere, each with its association [C-O06]', async () => {
  const anna = await someone()
  const { 'copy of': association = '' } = await makeTerms(app(), anna.museum, 'ASSOC', ['copy of'])
  const own = await anna.put({ title: { en: 'Original' } })
  const copy = await anna.create({
    relatedObject: [
      { object: { id: own.id }, association: { id: association } },
      { object: { name: 'Louvre, F 204' }, association: { id: association } },
    ],
  })
  expect(copy.relatedObject).toMatchObject([
    { object: { id: own.id, name: 'Original' }, association: { id: association, name: 'copy of' } },
    { object: { name: 'Louvre, F 204' }, association: { id: association, name: 'copy of' } },
  ])
  expect((await anna.read(own.id)).relatedEntities).toMatchObject([
    { association: { id: association, name: 'copy of' }, linkItemIds: [copy.id] },
  ])
  await anna.save(copy, { relatedObject: [{ object: { id: own.id } }] })
  expect((await anna.read(own.id)).relatedEntities).toMatchObject([{ association: { name: 'NOT SET' } }])
  await expectConsistency(app(), anna.museum)
})

test('Links of what is no type of card are not asked for [C-M02] [C-K08]', async () => {
  const anna = await someone()
  const { id } = await anna.put()
  expect((await anna.ask('GET', `/links/NONSENSE/${id}?itemType=OBJECT`)).status).toBe(404)
  expect((await anna.ask('GET', `/links/OBJECT/${id}?itemType=NONSENSE`)).status).toBe(400)
})

test('Linked cards come page by page, and none twice [C-K08]', async () => {
  const anna = await someone()
  const one = await anna.put()
  const others = await Promise.all(Array.from({ length: 30 }, () => anna.put()))
  await anna.call('PUT', `/${one.id}/items`, { type: 1, itemIds: others.map(({ id }) => id) })
  const [group] = (await anna.read(one.id)).relatedEntities
  expect(group).toMatchObject({ count: 30, page: 0 })
  const next = await anna.call<RelatedGroup>('GET', `/${one.id}/related/${group?.id}?page=1`)
  expect(new Set([...(group?.linkItemIds ?? []), ...next.body.linkItemIds]).size).toBe(30)
  expect((await anna.call('GET', `/${one.id}/related/nonsense`)).status).toBe(404)
})

test('Among the cards of a group those with some words are found, in the order of the group, page by page [C-K08]', async () => {
  const anna = await someone()
  const one = await anna.put()
  const titled = (title: string) => anna.put({ title: { en: title } })
  const jars = await Promise.all(Array.from({ length: 27 }, (_, at) => titled(`Jar ${at}`)))
  const lids = [await titled('Painted lid'), await titled('Plain lid')]
  await titled('Lid of nobody')
  const itemIds = [...lids.toReversed(), ...jars].map(({ id }) => id)
  await anna.call('PUT', `/${one.id}/items`, { type: 1, itemIds })
  const [group] = (await anna.read(one.id)).relatedEntities
  const found = async (query: string) =>
    (await anna.call<RelatedGroup>('GET', `/${one.id}/related/${group?.id}?${query}`)).body
  expect(await found('q=lid')).toMatchObject({
    id: group?.id,
    count: 2,
    linkItemIds: lids.toReversed().map(({ id }) => id),
  })
  expect(await found('q=lid%20pain')).toMatchObject({ count: 1, linkItems: [{ title: 'Painted lid' }] })
  expect(await found('q=jar&page=1')).toMatchObject({ count: 27, page: 1, linkItemIds: itemIds.slice(-2) })
  for (const none of ['krater', '%3F'])
    expect(await found(`q=${none}`)).toMatchObject({ count: 0, linkItems: [] })
})

test('What another museum has cannot be referred to: cards, terms, associations, files [C-K08] [C-K07]', async () => {
  const [anna, stranger] = [await someone(), await someone()]
  const [card, foreign] = [await anna.create(), await stranger.put({ title: { en: 'Secret' } })]
  const terms = await makeTerms(app(), stranger.museum, 'DEPT', ['secret'])
  const associations = await makeTerms(app(), stranger.museum, 'ASSOC', ['secret'])
  const link = (body: object) => anna.call('PUT', `/${card.id}/items`, { type: 1, ...body })
  expect((await link({ itemId: foreign.id })).status).toBe(400)
  const own = await anna.put()
  for (const association of [associations.secret, 'nonsense', '99999999999999999999'])
    expect((await link({ itemId: own.id, association })).status).toBe(400)
  for (const wrong of [
    { itemId: card.id },
    { itemIds: [] },
    { itemId: own.id, type: 5 },
    { itemId: own.id, type: 1.5 },
  ])
    expect((await link(wrong)).status).toBe(400)
  const saved = await anna.save(card, {
    department: { id: terms.secret },
    relatedObject: [{ object: { id: foreign.id } }],
  })
  expect(saved.status).toBe(400)
  expect(Object.keys((saved.body as unknown as { fields: object }).fields)).toEqual([
    'department',
    'relatedObject.0.object',
  ])
  const file = await picture(stranger)
  expect((await anna.call('PUT', '/cover', { id: card.id, fileId: file })).status).toBe(400)
  expect((await stranger.call('GET', `/${card.id}`)).status).toBe(404)
  expect((await anna.read(card.id)).version).toBe(1)
})

test('A term of another vocabulary, or a card of a type that a field does not take, is refused [C-K12]', async () => {
  const anna = await someone()
  const { oak } = await makeTerms(app(), anna.museum, 'MTC', ['oak'])
  const other = await anna.put()
  const card = await anna.create()
  const saved = await anna.save(card, {
    department: { id: oak },
    collections: [{ collection: { id: other.id } }],
  })
  expect(Object.keys((saved.body as unknown as { fields: object }).fields).toSorted()).toEqual([
    'collections.0.collection',
    'department',
  ])
})

test('Bodies in the shapes of the specification are read: ids as numbers, an association as an object, the cover by its id [F-W21] [C-K07] [C-K09]', async () => {
  const anna = await someone()
  const [card, other] = [await anna.put(), await anna.put()]
  const { above = '' } = await makeTerms(app(), anna.museum, 'ASSOC', ['above'])
  const linked = { type: 1, itemId: Number(other.id), association: { id: above, name: 'above' } }
  expect((await anna.call('PUT', `/${card.id}/items`, linked)).status).toBe(200)
  const groups = (await anna.read(card.id)).relatedEntities
  expect(groups.map(({ association, linkItemIds }) => [association.id, linkItemIds])).toEqual([
    [above, [other.id]],
  ])
  const file = await picture(anna)
  await attach(anna, card.id, file)
  const covered = await anna.call('PUT', '/cover', { id: Number(card.id), fileId: { id: file } })
  expect(covered.body).toMatchObject({ fileCoverId: file })
  const without = await anna.call<{ fields: object }>('PUT', '/cover', { id: card.id })
  expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['fileId']])
})

test('The cover is one of the attached files, shown in list and links, and goes when it is taken away [C-K07]', async () => {
  const anna = await someone()
  const [card, other] = [await anna.put(), await anna.put()]
  const file = await picture(anna)
  const setCover = () => anna.call('PUT', '/cover', { id: card.id, fileId: file })
  expect((await setCover()).status).toBe(400)
  await attach(anna, card.id, file)
  const covered = await setCover()
  expect(covered.body).toMatchObject({ fileCoverId: file, files: [{ id: file, isCover: true }] })
  await anna.call('PUT', `/${card.id}/items`, { type: 1, itemId: other.id })
  const [group] = (await anna.read(other.id)).relatedEntities
  expect(group?.linkItems[0]?.thumbnailUrl).toContain(file)
  const listed = async (query = '') =>
    (await anna.call<{ result: CardAnswer[] }>('GET', `/${query}`)).body.result
  expect(
    (await listed(`?filters=${encodeURIComponent('{"withPicture":["true"]}')}`)).map(({ id }) => id),
  ).toEqual([card.id])
  const copy = await anna.call('POST', `/${card.id}/clone`)
  expect(copy.body).toMatchObject({ fileCoverId: file, files: [{ id: file }] })
  const bare = await anna.call('DELETE', `/cover/${card.id}`)
  expect(bare.body).toMatchObject({ fileCoverId: null, files: [{ id: file, isCover: false }] })
  await expectConsistency(app(), anna.museum)
})

test('Deleting an object keeps its files: they come back with it, and are there for others [C-K13]', async () => {
  const anna = await someone()
  const [card, other] = [await anna.put(), await anna.put()]
  const file = await picture(anna)
  for (const { id } of [card, other]) await attach(anna, id, file)
  await anna.call('PUT', '/cover', { id: card.id, fileId: file })
  await anna.call('DELETE', `/${card.id}`)
  expect((await anna.read(other.id)).files).toMatchObject([{ id: file, damType: 'IMAGE' }])
  expect((await anna.call('PUT', `/${card.id}/restore`)).body).toMatchObject({
    fileCoverId: file,
    files: [{ id: file, isCover: true }],
  })
})

test('Publishing shows at once in card and list, needs no lock, and asks for the right [C-K06]', async () => {
  const anna = await someone()
  const writer = await registrar(app, anna.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueEdit'],
  })
  const card = await writer.call('GET', '/').then(() => anna.create())
  expect((await writer.call('PUT', `/${card.id}/published_on_web`, { published: true })).status).toBe(403)
  const published = await anna.call('PUT', `/${card.id}/published_on_web`, { published: true })
  expect(published.body.publishedOnWeb).toBe(true)
  const list = await anna.call<{ result: { publishedOnWeb: boolean }[] }>('GET', '/')
  expect(list.body.result[0]?.publishedOnWeb).toBe(true)
  const [newest] = await anna.history(card.id)
  expect(newest).toMatchObject({
    action: 'published',
    changes: [{ path: '@published', before: false, after: true }],
  })
})

test('People who link and unlink the same objects at once do not stand in each other’s way [C-K08] [C-K15]', async () => {
  const anna = await someone()
  const cards = [await anna.put(), await anna.put(), await anna.put()]
  const [one = '', other = '', third = ''] = cards.map(({ id }) => id)
  for (let round = 0; round < 10; round += 1) {
    const link = (from: string, itemIds: string[]) =>
      anna.call(round % 2 === 0 ? 'PUT' : 'DELETE', `/${from}/items`, { type: 1, itemIds })
    const answers = await Promise.all([
      link(one, [other, third]),
      link(other, [third, one]),
      link(third, [one, other]),
      anna.call('PUT', `/${one}/published_on_web`, { published: round % 2 === 0 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
  await expectConsistency(app(), anna.museum)
})
