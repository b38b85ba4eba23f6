import { expect, test } from 'vitest'
import type { CardAnswer, CardRow, Facet } from '#model/api/cards/shapes.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

interface List {
  readonly result: readonly CardRow[]
  readonly facets: readonly Facet[]
}

const someone = async () => registrar(app, await makeMuseum(app()))

/** A person, and an object by them, one of their circle, and one that is theirs for certain. */
async function attributed() {
  const anna = await someone()
  await app().database.inTenant(anna.museum.tenantId, loadStarterTerms)
  const terms = await makeTerms(app(), anna.museum, 'AUTS', ['circle of', 'certain'])
  const danby = (
    await anna.ask('POST', '/catalogue/persons/', {
      values: { names: [{ name: 'Francis Danby' }] },
    })
  ).body
  const by = (number: string, qualifier?: string) =>
    anna.put({
      objectNumbers: [{ objectNumber: number }],
      productions: [{ agent: { id: danby.id }, ...(qualifier && { qualifier: { id: terms[qualifier] } }) }],
    })
  await by('1')
  const circle = await by('2', 'circle of')
  await by('3', 'certain')
  const list = async (filters: object = {}) =>
    (await anna.call<List>('GET', `/?filters=${encodeURIComponent(JSON.stringify(filters))}`)).body
  return { ...anna, danby, circle, list, terms }
}

test('An object of the circle of a maker is called so in its list, its heading and its facet, which tells it from what is by them [F-W01]', async () => {
  const { list, circle, read } = await attributed()
  const { result, facets } = await list()
  expect(result.map(({ number, subtitle }) => [number, subtitle])).toEqual([
    ['1', 'Francis Danby'],
    ['2', 'Circle of Francis Danby'],
    ['3', 'Francis Danby'],
  ])
  expect(result[1]?.columns.author).toMatchObject([
    { name: 'Francis Danby', qualifier: { name: 'circle of' } },
  ])
  const makers = facets.find(({ name }) => name === 'productions_agent')?.values ?? []
  expect(makers.map(({ label, count }) => [label, count])).toEqual([
    ['Francis Danby', 2],
    ['Circle of Francis Danby', 1],
  ])
  const numbersOf = async (label: string) => {
    const value = makers.find(each => each.label === label)?.value
    return (await list({ productions_agent: [value] })).result.map(({ number }) => number)
  }
  expect(await numbersOf('Francis Danby')).toEqual(['1', '3'])
  expect(await numbersOf('Circle of Francis Danby')).toEqual(['2'])
  expect((await read(circle.id)).subtitle).toBe('Circle of Francis Danby')
})

test('The page of a person sets works of their circle apart from their own [F-W01]', async () => {
  const { ask, danby } = await attributed()
  const { body } = await ask<CardAnswer>('GET', `/catalogue/persons/${danby.id}`)
  const groups = body.relatedEntities.map(({ association, linkItems }) => [
    association.name,
    linkItems.map(({ description }) => description),
  ])
  expect(groups).toContainEqual(['circle of', ['Circle of Francis Danby']])
})

test('The next free number of the register is proposed, and nothing is stored until the record is saved [F-W02]', async () => {
  const { call, put, numbers } = await someone()
  const begin = async () => (await call<{ values: object }>('GET', '/begin')).body.values
  // The first of a museum has a place for its number.
  expect(await begin()).toEqual({ objectNumbers: [{ id: expect.any(String), objectNumber: '' }] })
  await put({ objectNumbers: [{ objectNumber: 'MV 1934.10' }] })
  const last = await put({ objectNumbers: [{ objectNumber: 'MV 1934.9' }] })
  expect(await begin()).toMatchObject({ objectNumbers: [{ objectNumber: 'MV 1934.11' }] })
  expect(await numbers()).toHaveLength(2)
  const next = await put({ objectNumbers: [{ objectNumber: 'MV 1934.11' }] })
  expect(next.incrementalNumber).toBe(last.incrementalNumber + 1)
})

test('A copy has the next free number of the pattern of its original [F-W02]', async () => {
  const { call, put } = await someone()
  const coin = await put({ objectNumbers: [{ objectNumber: 'Num. 7' }], title: { en: 'Stater' } })
  await put({ objectNumbers: [{ objectNumber: 'Num. 8' }] })
  const { body: copy } = await call('POST', `/${coin.id}/clone`)
  expect(copy).toMatchObject({ number: 'Num. 9', heading: 'Stater' })
  expect(copy.objectNumbers).toEqual([{ id: expect.any(String), objectNumber: 'Num. 9' }])
})
