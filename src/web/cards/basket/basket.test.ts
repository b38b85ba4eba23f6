import { beforeEach, expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, signInAs } from '../../testing/render-page.tsx'
import { basketOf, countOf, emptyBasket, mostPicked, withItems, withoutItems } from '../selection/basket.ts'

preparePages()
beforeEach(() => localStorage.clear())

const item = (id: string) => ({ id, number: `N ${id}`, title: `Object ${id}`, thumbnailUrl: null })

test('Cards are put in once, and taken out one by one [C-K16]', () => {
  const two = withItems(emptyBasket, [item('1'), item('2')])
  expect(withItems(two, [item('2')])).toBe(two)
  expect(countOf(withItems(two, [item('2'), item('3')]))).toBe(3)
  expect(withoutItems(two, new Set(['1']))).toEqual({ kind: 'picked', items: [item('2')] })
})

test('Selecting all results replaces single records until one is picked again [C-K16]', () => {
  const all = { kind: 'all', q: 'krater', total: 12_000, isAtLeast: false } as const
  expect(countOf(all)).toBe(12_000)
  expect(withItems(all, [item('1')])).toEqual({ kind: 'picked', items: [item('1')] })
})

test('No more are picked one by one than a browser can keep', () => {
  const many = Array.from({ length: mostPicked + 5 }, (_, index) => item(String(index)))
  expect(countOf(withItems(emptyBasket, many))).toBe(mostPicked)
})

test('A basket belongs to a person in a museum, and outlives the page [C-K16]', () => {
  signInAs(aUser())
  basketOf('object').set(now => withItems(now, [item('1')]))
  expect(localStorage.getItem('vitrine.basket.3.7.object')).toContain('Object 1')
  signInAs(aUser([], { id: '8' }))
  expect(countOf(basketOf('object').get())).toBe(0)
  signInAs(aUser())
  expect(countOf(basketOf('object').get())).toBe(1)
})
