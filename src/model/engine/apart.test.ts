import { expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { objectCard } from '../cards/object/object-card.ts'
import { holdings } from '../groups/holdings.ts'
import { apartFacet, apartOf } from './apart.ts'

test('An object is kept apart by what it is to the collection, unless it is part of it', () => {
  const stands = (holding?: object) => apartOf(objectCard, { holding })
  expect(stands({ id: holdings.CUSTODY })).toBe(holdings.CUSTODY)
  expect(stands({ id: holdings.LEFT })).toBe(holdings.LEFT)
  expect(stands({ id: holdings.COLLECTION })).toBeUndefined()
  expect(stands()).toBeUndefined()
})

test('Only types that say so keep records apart, each by a facet of its own', () => {
  for (const declaration of declarations) {
    expect(apartFacet(declaration)?.path, declaration.type).toBe(declaration.apart?.path)
    if (!declaration.apart)
      expect(apartOf(declaration, { holding: { id: holdings.CUSTODY } })).toBeUndefined()
  }
})
