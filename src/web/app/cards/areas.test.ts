import { expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { listedTypes } from '#model/navigation/card-paths.ts'
import { areaOf, cardAreas, linkAddress } from '../../cards/linked-cards.ts'
import { router } from '../router.tsx'

const routes: readonly string[] = Object.keys(router.routesByPath)

test('Every declared type has its list, record and form at addresses of its own, and each of them has a page [C-S01]', () => {
  expect(cardAreas.map(({ type }) => type)).toEqual(declarations.map(({ type }) => type))
  for (const { type, listPath, recordPath, editPath } of cardAreas) {
    expect(listedTypes, type).toContain(type)
    for (const path of [listPath, recordPath('$id'), editPath('$id')]) expect(routes, path).toContain(path)
  }
})

test('Cards of all types in a list have their pages in its area [C-S01]', () => {
  expect(areaOf('organization')).toBe(areaOf('PERSON'))
  expect(linkAddress({ id: '7', type: 'ORGANIZATION' })).toBe('/app/entities/person/7')
  expect(linkAddress({ id: '7', type: 'DESCRIPTION' })).toBeUndefined()
})
