import { expect, test } from 'vitest'
import { isNarrowed, readListSearch, rowsWantedOf, toggled, wantedOf, withFacet } from './list-search.ts'

test('The state of a list is read from its address, whoever wrote it [P-A16]', () => {
  expect(
    readListSearch({
      q: 1915,
      filters: { material: ['3', 4], empty: [], odd: { a: 1 }, single: 'x' },
      sort: 'title',
      order: 'DESC',
      view: 'gridView',
      layout: 7,
      other: 'left out',
    }),
  ).toEqual({
    q: '1915',
    filters: { material: ['3', '4'], single: ['x'] },
    sort: 'title',
    order: 'DESC',
    view: 'gridView',
    layout: '7',
  })
  expect(readListSearch({ q: '', filters: 'x', order: 'SIDEWAYS', view: 'wallView' })).toEqual({})
})

test('Counts are asked for by search and filters alone, rows by their order too [C-K02]', () => {
  const search = { q: 'krater', filters: { material: ['3'] }, sort: 'title', view: 'gridView' } as const
  expect(wantedOf(search)).toEqual({ q: 'krater', filters: '{"material":["3"]}' })
  expect(rowsWantedOf(search)).toEqual({ q: 'krater', filters: '{"material":["3"]}', sort: 'title' })
  expect(isNarrowed(search)).toBe(true)
  expect(isNarrowed({ sort: 'title' })).toBe(false)
})

test('Values of a facet come and go; the last one takes the facet along [C-K03]', () => {
  expect(withFacet(undefined, 'material', ['3'])).toEqual({ material: ['3'] })
  expect(withFacet({ material: ['3'], room: ['1'] }, 'material', [])).toEqual({ room: ['1'] })
  expect(withFacet({ material: ['3'] }, 'material', [])).toBeUndefined()
  expect(toggled(['1', '2'], '1')).toEqual(['2'])
  expect(toggled(['2'], '1')).toEqual(['2', '1'])
})
