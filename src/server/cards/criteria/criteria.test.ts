import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

type Filter = { field: string; condition: string; values?: readonly string[]; operator?: 'AND' | 'OR' }

test('Filters in blocks narrow a list, joined by AND and OR; linked cards are asked, too [C-Q01]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const object = (number: string, title: string, more: object = {}) =>
    anna.put({ objectNumbers: [{ objectNumber: number }], title: { en: title }, ...more })
  await object('1915.1', 'Black-figure lekythos', {
    dating: { periodMode: 'SINGLE', type: 'CENTURY', earliestPeriod: { number: 5 }, earliestEra: 'BC' },
  })
  await object('1915.2', 'Red-figure krater')
  await object('1920.1', 'Silberkelch', { productions: [{ agent: { name: 'Hans Schmid' } }] })
  const found = async (...filters: Filter[]) => {
    const criteria = JSON.stringify({
      blocks: [{ operator: 'AND', filters: filters.map(each => ({ operator: 'AND', values: [], ...each })) }],
    })
    return anna.numbers({ criteria })
  }
  expect(await found({ field: 'title', condition: 'CONTAINS', values: ['figure'] })).toEqual([
    '1915.1',
    '1915.2',
  ])
  expect(await found({ field: 'title', condition: 'NOT_CONTAINS', values: ['figure'] })).toEqual(['1920.1'])
  expect(await found({ field: 'dating', condition: 'OVERLAPS', values: ['450 BC'] })).toEqual(['1915.1'])
  expect(await found({ field: 'dating', condition: 'BEFORE', values: ['300 BC'] })).toEqual(['1915.1'])
  expect(await found({ field: 'dating', condition: 'AFTER', values: ['500 BC'] })).toEqual([])
  expect(await found({ field: 'dating', condition: 'IS_EMPTY' })).toEqual(['1915.2', '1920.1'])
  expect(await found({ field: 'productions/agent', condition: 'CONTAINS', values: ['schm'] })).toEqual([
    '1920.1',
  ])
  expect(
    await found(
      { field: 'title', condition: 'STARTS_WITH', values: ['red'] },
      { field: '@number', condition: 'EQUALS', values: ['1920.1'], operator: 'OR' },
    ),
  ).toEqual(['1915.2', '1920.1'])
  expect(await found({ field: '@createdAt', condition: 'GREATER_THAN', values: ['2200-01-01'] })).toEqual([])
})

test('What is asked of the rows of one list is asked of the same row: a height over 30 cm is no width [C-Q01]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const { height = '', width = '' } = await makeTerms(app(), museum, 'MISZ', ['height', 'width'])
  const object = (number: string, measured: readonly (readonly [type: string, value: number])[]) =>
    anna.put({
      objectNumbers: [{ objectNumber: number }],
      measurements: measured.map(([type, value]) => ({ type: { id: type }, value: { value, unit: 'cm' } })),
    })
  await object('tall', [
    [height, 40],
    [width, 10],
  ])
  await object('wide', [
    [height, 10],
    [width, 40],
  ])
  const filters = [
    { field: 'measurements/type', condition: 'EQUALS', operator: 'AND', values: [height] },
    { field: 'measurements/value', condition: 'GREATER_THAN', operator: 'AND', values: ['30 cm'] },
  ]
  const criteria = JSON.stringify({ blocks: [{ operator: 'AND', filters }] })
  expect(await anna.numbers({ criteria })).toEqual(['tall'])
})
