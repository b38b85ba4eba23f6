import { expect, test } from 'vitest'
import type { SearchClass, SearchClassInFull } from '#model/api/searches/classes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { searchHeaders } from '../../../../test/harness/search-headers.ts'

const app = useTestApp()

const base = '/advsearch/conf/api/classes'

async function reader(museum: TestMuseum, given: PersonGiven = {}) {
  const headers = searchHeaders(await registrar(app, museum, given), museum)
  return async <T>(url: string, language = 'en') => {
    const answer = await app().http.inject({ url, headers: { ...headers, 'accept-language': language } })
    return { status: answer.statusCode, body: answer.json<T>() }
  }
}

test('What can be searched is told with all fields, their conditions, limits and sources of values, in four languages [C-Q01] [C-Q02]', async () => {
  const read = await reader(await makeMuseum(app()))
  const { body: classes } = await read<{ result: SearchClass[] }>(base)
  expect(classes.result.map(({ systemName }) => systemName)).toContain('OBJECT')
  expect(classes.result.find(({ systemName }) => systemName === 'PERSON')?.subclasses).toMatchObject([
    { systemName: 'PERSON', label: 'Persons' },
    { systemName: 'ORGANIZATION' },
  ])
  for (const { id } of classes.result) {
    const { paragraphs } = (await read<SearchClassInFull>(`${base}/${id}`)).body
    const known = new Map(paragraphs.map(paragraph => [paragraph.id, paragraph]))
    expect(known.size).toBe(paragraphs.length)
    for (const { id: path, parentId, children, isParagraph, filterProperty, label } of paragraphs) {
      expect(label, path).not.toMatch(/^$|[./]{2}/)
      if (parentId !== null) expect(known.get(parentId)?.children).toContain(path)
      for (const child of children) expect(known.get(child)?.parentId).toBe(path)
      expect(filterProperty === null).toBe(isParagraph)
    }
  }
  const [object, italian] = await Promise.all(
    ['en', 'it'].map(language => read<SearchClassInFull>(`${base}/OBJECT`, language)),
  )
  const field = (path: string, of = object) => of?.body.paragraphs.find(({ id }) => id === path)
  expect(field('materials/material')).toMatchObject({
    parentId: 'materials',
    isField: true,
    filterProperty: {
      propertyType: { systemName: 'TERM' },
      properties: [
        { name: 'valueType', value: 'LOOKUP' },
        { name: 'vocabulary', value: 'MTC' },
      ],
    },
  })
  const conditionsOf = (path: string, of = object) =>
    field(path, of)?.filterProperty?.propertyType.conditions ?? []
  const beginning = conditionsOf('tomb').find(({ systemName }) => systemName === 'STARTS_WITH')
  expect(beginning).toMatchObject({
    symbol: '^',
    label: 'starts with',
    component: {
      systemName: 'text',
      properties: [
        { name: 'maxValues', value: 1 },
        { name: 'maxLength', value: 60 },
      ],
    },
  })
  const least = conditionsOf('preserved/percentage').find(({ systemName }) => systemName === 'AT_LEAST')
  expect(least?.component?.properties).toEqual(
    expect.arrayContaining([
      { name: 'minimum', value: 0 },
      { name: 'maximum', value: 100 },
    ]),
  )
  const empty = conditionsOf('tomb', italian).find(({ systemName }) => systemName === 'IS_EMPTY')
  expect(empty).toMatchObject({ component: null })
  expect(empty?.label).not.toBe('is empty')
})

test('Who may not read cards of a type is told neither its fields nor that others lead to it [C-Q01] [P-P03]', async () => {
  const read = await reader(await makeMuseum(app()), { role: 'USER', permissions: ['catalogueRead'] })
  const { body } = await read<{ result: SearchClass[] }>(base)
  expect(body.result.map(({ systemName }) => systemName)).not.toContain('PERSON')
  expect((await read(`${base}/PERSON`)).status).toBe(404)
  const { paragraphs } = (await read<SearchClassInFull>(`${base}/OBJECT`)).body
  const agent = paragraphs.find(({ id }) => id === 'productions/agent')
  expect(agent?.filterProperty?.properties.filter(({ name }) => name === 'linkedClass')).toEqual([])
})
