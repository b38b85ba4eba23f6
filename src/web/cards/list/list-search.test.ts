import { expect, test } from 'vitest'
import {
  isNarrowed,
  readListSearch,
  rowsWantedOf,
  toggled,
  wantedOf,
  withFacet,
} from '../data/list-search.ts'

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

const silver = {
  blocks: [
    {
      operator: 'AND',
      filters: [{ field: 'materials/material', condition: 'EQUALS', operator: 'AND', values: ['3'] }],
    },
  ],
}

test('A list is narrowed by criteria or by a saved search, and by what was drawn; criteria stand before a saved search [C-Q07]', () => {
  const criteria = JSON.stringify(silver)
  // The router reads JSON in an address as what it says, and an id as a number.
  expect(readListSearch({ criteria: silver, search: 7 })).toEqual({ criteria })
  expect(readListSearch({ criteria })).toEqual({ criteria })
  expect(readListSearch({ search: 7, area: { type: 'Point' } })).toEqual({
    search: '7',
    area: '{"type":"Point"}',
  })
  // What makes no sense is kept: it must not open the whole list.
  expect(readListSearch({ criteria: '{"blocks":1}' })).toEqual({ criteria: '{"blocks":1}' })
  expect(wantedOf({ criteria, area: 'POINT(1 2)', search: '7' })).toEqual({ criteria, area: 'POINT(1 2)' })
  expect([{ criteria }, { search: '7' }, { area: 'POINT(1 2)' }].every(isNarrowed)).toBe(true)
})

test('Values of a facet come and go; the last one takes the facet along [C-K03]', () => {
  expect(withFacet(undefined, 'material', ['3'])).toEqual({ material: ['3'] })
  expect(withFacet({ material: ['3'], room: ['1'] }, 'material', [])).toEqual({ room: ['1'] })
  expect(withFacet({ material: ['3'] }, 'material', [])).toBeUndefined()
  expect(toggled(['1', '2'], '1')).toEqual(['2'])
  expect(toggled(['2'], '1')).toEqual(['2', '1'])
})
