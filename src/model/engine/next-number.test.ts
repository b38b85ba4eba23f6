import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import type { CardDeclaration } from './define-card.ts'
import { nextNumber, withNumber } from './next-number.ts'

test.each([
  ['MV 1934.9', 'MV 1934.10'],
  ['A 009', 'A 010'],
  ['1999/a', '2000/a'],
  ['Inv. 12 bis', 'Inv. 13 bis'],
  ['without', undefined],
])('The number %j is followed by %j [F-W02]', (number, next) => {
  expect(nextNumber(number)).toBe(next)
})

test('A proposed number stands where the type has its number [F-W02]', () => {
  const declaration = objectCard as unknown as CardDeclaration
  expect(withNumber(declaration, {}, 'A 2')).toEqual({ objectNumbers: [{ objectNumber: 'A 2' }] })
  expect(withNumber(declaration, {}, 'A 2', () => 'row')).toEqual({
    objectNumbers: [{ id: 'row', objectNumber: 'A 2' }],
  })
})
