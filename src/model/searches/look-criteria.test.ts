import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import type { Criteria } from './criteria.ts'
import { lookIn, noLook, withLook } from './look-criteria.ts'
import { type LookFields, lookFieldsOf } from './look-fields.ts'

const fieldsOf = (type: string): LookFields | undefined => {
  const declaration = declarationOf(type)
  return declaration && lookFieldsOf(declaration)
}
const objects = fieldsOf('object') as LookFields

const asked = (operator: 'AND' | 'OR', value: string): Criteria['blocks'][number] => ({
  operator,
  filters: [{ field: 'title', condition: 'CONTAINS', operator: 'AND', values: [value] }],
})
const look = { pictures: ['7', 'looks:0123456789abcdef'], colours: ['6'] }

test('What is a picture is found by its own looks, what has pictures by theirs, all else not at all [C-Q01]', () => {
  expect(fieldsOf('file')).toMatchObject({ looks: '@looks', colours: 'colours/colour' })
  expect(objects).toMatchObject({
    looks: '@linked>file>@looks',
    colours: '@linked>file>colours/colour',
  })
  expect(fieldsOf('place')).toBeUndefined()
})

test('A look narrows every alternative of a search, is read again, changed, and taken out [C-Q01]', () => {
  const search: Criteria = { blocks: [asked('AND', 'bowl'), asked('OR', 'cup'), asked('AND', 'red')] }
  const narrowed = withLook(search, objects, look)
  expect(narrowed?.blocks.map(({ operator, filters }) => `${operator} ${filters[0]?.values[0]}`)).toEqual([
    'AND bowl',
    'AND 7',
    'OR cup',
    'AND red',
    'AND 7',
  ])
  expect(lookIn(narrowed, objects)).toEqual(look)
  expect(lookIn(withLook(narrowed, objects, { ...look, pictures: [] }), objects)).toEqual({
    pictures: [],
    colours: ['6'],
  })
  expect(withLook(narrowed, objects, noLook)).toEqual(search)
})

test('Without anything else a look is the whole search; none is none [C-Q01]', () => {
  const alone = withLook(undefined, objects, look)
  expect(alone?.blocks).toHaveLength(1)
  expect(withLook(alone, objects, noLook)).toBeUndefined()
  expect(withLook(undefined, objects, noLook)).toBeUndefined()
  expect(lookIn(undefined, objects)).toEqual(noLook)
})
