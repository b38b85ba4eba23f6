import { expect, test } from 'vitest'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'
import { searchHeaders } from '../../../../test/harness/search-headers.ts'

const app = useTestApp()

const conf = '/advsearch/conf/api/searches'

/** Somebody of a museum, with the calls for searches. */
async function searcher(museum: TestMuseum, given: PersonGiven = {}) {
  const person = await registrar(app, museum, given)
  const headers = searchHeaders(person, museum)
  const search = async <T = SavedSearch>(method: Method, url: string, payload?: object, language = 'en') => {
    const answer = await app().http.inject({
      method,
      url,
      headers: { ...headers, 'accept-language': language },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: (answer.body === '' ? undefined : answer.json()) as T }
  }
  return { ...person, search }
}

const reader: PersonGiven = { role: 'USER', permissions: ['catalogueRead'] }

const filter = (paragraphId: string, conditionSystemName: string, ...values: (string | number)[]) => ({
  paragraphId,
  conditionSystemName,
  criteriaValues: values.map(value => ({ value })),
})

const titled = (name: string, more: object = {}) => ({
  name,
  classId: 1,
  blocks: [{ filters: [filter('title', 'CONTAINS', 'krater')] }],
  ...more,
})

test('A search is kept with its blocks in their order; what is new and empty is sorted out [C-Q01] [C-Q02]', async () => {
  const anna = await searcher(await makeMuseum(app()))
  const saved = await anna.search('POST', conf, {
    id: -1,
    name: ' Kraters ',
    classId: 'OBJECT',
    blocks: [
      { id: -4, position: 2, filters: [{ id: -5, position: 0 }] },
      {
        id: -2,
        position: 1,
        andOr: 'OR',
        filters: [
          { ...filter('@completeness', 'AT_LEAST', 50.5), id: -7, position: 2, operator: 'OR' },
          {
            id: -6,
            position: 1,
            paragraphSystemName: 'title',
            conditionId: 17,
            criteriaValues: [{ value: 'x' }],
          },
        ],
      },
      { id: -3, position: 0, operator: 'AND', filters: [filter('@completeness', 'BETWEEN', '', 80)] },
    ],
  })
  expect(saved.status).toBe(200)
  const { blocks, criteria, ...rest } = saved.body
  expect(rest).toMatchObject({
    name: 'Kraters',
    classId: 1,
    className: 'Objects',
    mine: true,
    mayChange: true,
    shared: false,
    followed: false,
    owner: 'Żaneta Groß',
    version: 1,
  })
  expect(JSON.parse(criteria).blocks.map(({ operator }: { operator: string }) => operator)).toEqual([
    'AND',
    'OR',
  ])
  expect(blocks).toMatchObject([
    {
      id: '1',
      position: 0,
      filters: [
        {
          paragraphLabel: 'Completeness (%)',
          conditionId: 10,
          conditionSystemName: 'BETWEEN',
          valueType: 'NUMBER',
          criteriaValues: [{ value: '' }, { value: 80, label: '80' }],
          criteria: { valueType: 'NUMBER', numericValues: [80], dateValues: [] },
        },
      ],
    },
    {
      id: '2',
      operator: 'OR',
      andOr: 'OR',
      filters: [
        { conditionSystemName: 'IS_EMPTY', criteriaValues: [], paragraphSystemName: 'title' },
        { criteriaValues: [{ value: 50.5 }], operator: 'OR', position: 1 },
      ],
    },
  ])
  // As it was read it can be sent again.
  const again = await anna.search('PUT', `${conf}/${saved.body.id}`, saved.body)
  expect(again.body).toEqual({ ...saved.body, version: 2, updatedAt: expect.any(String) })
})

test('What makes no sense is refused filter by filter, and nothing is kept [C-Q01] [P-E04]', async () => {
  const anna = await searcher(await makeMuseum(app()))
  const wrong = await anna.search<{ fields: Record<string, string> }>('POST', conf, {
    name: 'Wrong',
    classId: 1,
    blocks: [
      {
        filters: [
          filter('noSuchField', 'CONTAINS', 'x'),
          filter('title', 'LESS_THAN', 'x'),
          filter('@completeness', 'AT_LEAST', 'much'),
        ],
      },
    ],
  })
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.fields)).toEqual([0, 1, 2].map(at => `criteria.blocks.0.filters.${at}`))
  const fields = async (body: object) =>
    Object.keys((await anna.search<{ fields: object }>('POST', conf, body)).body.fields)
  expect(await fields(titled(' '))).toEqual(['name'])
  expect(await fields(titled('None', { blocks: [{ filters: [] }] }))).toEqual(['blocks'])
  expect(await fields(titled('None', { classId: 99 }))).toEqual(['classId'])
  expect(await fields(titled('None', { blocks: [{ filters: [{ paragraphId: 'title' }] }] }))).toEqual([
    'criteria.blocks.0.filters.0',
  ])
  expect((await anna.search<{ totalSize: number }>('GET', conf)).body.totalSize).toBe(0)
})

test('Values carry the names of today, in the language asked for; nobody learns what he may not read [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const anna = await searcher(museum)
  const { id: personId } = (
    await anna.ask<{ id: string }>('POST', '/catalogue/persons/', {
      values: { names: [{ name: 'Hans Schmid' }] },
    })
  ).body
  const given = {
    name: 'By Schmid',
    classId: 1,
    shared: true,
    blocks: [
      {
        filters: [
          filter('productions/agent', 'EQUALS', personId),
          filter('productions/agent>person>@title', 'CONTAINS', 'Schmid'),
          filter('@publishedOnWeb', 'EQUALS', 'true'),
        ],
      },
    ],
  }
  const { id, ...kept } = (await anna.search('POST', conf, given)).body
  expect(kept).toMatchObject({ name: 'By Schmid' })
  const inGerman = (await anna.search('GET', `${conf}/${id}`, undefined, 'de')).body
  const [byPerson, byTitle, published] = inGerman.blocks[0]?.filters ?? []
  expect(inGerman.className).toBe('Objekte')
  expect(byPerson).toMatchObject({ criteriaValues: [{ value: personId, label: 'Hans Schmid' }] })
  expect(byTitle?.paragraphLabel).toContain(' › ')
  expect(published).toMatchObject({ criteriaValues: [{ value: true, label: 'Ja' }] })
  const bruno = await searcher(museum, reader)
  const [name, linked] = (await bruno.search('GET', `${conf}/${id}`)).body.blocks[0]?.filters ?? []
  expect(name?.criteriaValues).toMatchObject([{ label: personId }])
  expect(linked).toMatchObject({ broken: true, criteriaValues: [{ value: 'Schmid' }] })
})

test('Own searches are seen by their owner, shared ones by all who may read the class [C-Q02] [P-P13]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bruno, stranger] = [
    await searcher(museum, reader),
    await searcher(museum, reader),
    await searcher(await makeMuseum(app())),
  ]
  const admin = await searcher(museum)
  const own = (await anna.search('POST', conf, titled('Mine'))).body
  const shared = (await anna.search('POST', conf, titled('Ours', { shared: true }))).body
  const people = (
    await admin.search('POST', conf, {
      name: 'People',
      shared: true,
      classId: 5,
      blocks: [{ filters: [filter('@title', 'IS_NOT_EMPTY')] }],
    })
  ).body
  const names = async (who: typeof anna, query = '') =>
    (await who.search<{ result: SavedSearch[] }>('GET', conf + query)).body.result.map(({ name }) => name)
  expect(await names(anna)).toEqual(['Mine', 'Ours'])
  expect(await names(bruno)).toEqual(['Ours'])
  expect(await names(admin)).toEqual(['Ours', 'People'])
  expect(await names(admin, '?q=PEO')).toEqual(['People'])
  expect(await names(admin, '?classId=1')).toEqual(['Ours'])
  expect(await names(stranger)).toEqual([])
  for (const [who, id] of [
    [bruno, own.id],
    [bruno, people.id],
    [admin, own.id],
    [stranger, shared.id],
  ] as const) {
    expect((await who.search('GET', `${conf}/${id}`)).status).toBe(404)
    expect((await who.search('PUT', `${conf}/${id}`, titled('Taken'))).status).toBe(404)
    expect((await who.search('DELETE', `${conf}/${id}`)).status).toBe(404)
  }
  expect((await bruno.search('PUT', `${conf}/${shared.id}`, titled('Taken'))).status).toBe(403)
  expect((await bruno.search('DELETE', `${conf}/${shared.id}`)).status).toBe(403)
  expect((await admin.search('PUT', `${conf}/${shared.id}`, titled('Better'))).body).toMatchObject({
    name: 'Better',
    shared: true,
    mine: false,
  })
  expect(
    (await admin.search('PUT', `${conf}/${shared.id}`, titled('Better', { shared: false }))).status,
  ).toBe(403)
  expect((await admin.search('DELETE', `${conf}/${shared.id}`)).status).toBe(204)
  expect(await names(anna)).toEqual(['Mine'])
})

test('A name that is taken is told with the search that has it, also when two save at once [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bruno] = [await searcher(museum, reader), await searcher(museum, reader)]
  const { id } = (await anna.search('POST', conf, titled('Żagle'))).body
  const taken = { duplicateSearchName: 'Żagle', duplicateSearchId: id }
  expect((await anna.search('POST', conf, titled('zagle '))).body).toEqual(taken)
  expect((await bruno.search('POST', conf, titled('Żagle', { shared: true }))).body).toMatchObject({
    name: 'Żagle',
  })
  // Among the shared ones it is taken now.
  const sharing = await anna.search<object>('PUT', `${conf}/${id}`, titled('Żagle', { shared: true }))
  expect(sharing.body).toMatchObject({ duplicateSearchName: 'Żagle' })
  const both = await Promise.all([1, 2, 3].map(() => anna.search('POST', conf, titled('Krater'))))
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(both.filter(({ body }) => 'duplicateSearchName' in body)).toHaveLength(2)
})

test('What somebody else saved meanwhile is not overwritten [C-Q02]', async () => {
  const anna = await searcher(await makeMuseum(app()))
  const { id } = (await anna.search('POST', conf, titled('Kraters'))).body
  expect((await anna.search('PUT', `${conf}/${id}`, titled('Newer', { version: 1 }))).body.version).toBe(2)
  const late = await anna.search<{ error: string; data: unknown }>(
    'PUT',
    `${conf}/${id}`,
    titled('Older', { version: 1 }),
  )
  expect(late).toMatchObject({
    status: 409,
    body: { error: 'conflict', data: { search: { name: 'Newer', version: 2 } } },
  })
})

test('What is asked can be named and counted before it is saved [C-Q01]', async () => {
  const anna = await searcher(await makeMuseum(app()))
  await anna.put({ title: { en: 'Krater' } })
  await anna.put({ title: { en: 'Lekythos' } })
  const { blocks } = titled('')
  expect((await anna.search('POST', `${conf}/describe`, { classId: 1, blocks })).body).toMatchObject({
    className: 'Objects',
    blocks: [{ filters: [{ paragraphLabel: 'Title', criteriaValues: [{ label: 'krater' }] }] }],
  })
  const count = '/advsearch/exec/api/advsearch/count'
  expect((await anna.search('POST', count, { classId: 1, blocks })).body).toEqual({
    totalSize: 1,
    totalIsAtLeast: false,
  })
})

test('A search may be as large as an address carries, and its name is something that can be read [C-Q01] [C-Q02]', async () => {
  const anna = await searcher(await makeMuseum(app()))
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => filter('title', 'EQUALS', `${at} ${'x'.repeat(300)}`))
  const sized = (name: string, count: number) => ({ name, classId: 1, blocks: [{ filters: many(count) }] })
  const kept = await anna.search('POST', conf, sized('Large\nin two lines', 45))
  expect(kept.body).toMatchObject({ name: 'Large in two lines' })
  const { criteria } = kept.body
  expect(criteria.length).toBeGreaterThan(15_000)
  expect(await anna.numbers({ criteria })).toEqual([])
  expect((await anna.search('POST', conf, sized('Larger', 60))).body).toMatchObject({
    error: 'search_too_broad',
  })
  expect((await anna.search('POST', conf, titled('\u200b'))).status).toBe(400)
  expect((await anna.search('POST', conf, titled('\u{1f3fa}'))).body).toMatchObject({ name: '\u{1f3fa}' })
})
