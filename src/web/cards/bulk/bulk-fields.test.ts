import { expect, test } from 'vitest'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { bulkFields, type FieldAction, targetOf } from './bulk-fields.ts'

const paths = (action: FieldAction) => bulkFields(catalogueArea, action).map(({ path }) => path)

test('Each action offers the fields it makes sense for [C-K16]', () => {
  expect(paths('set')).toContain('objectName')
  expect(paths('set')).not.toContain('materials/material')
  expect(paths('add')).toContain('materials/material')
  expect(paths('add')).toEqual(expect.arrayContaining(['relatedObject/object', 'collections/collection']))
  expect(paths('add')).not.toContain('objectName')
  expect(paths('replace')).toContain('title')
  expect(paths('replace')).not.toContain('dating')
  expect(paths('clear')).toContain('dating')
})

test('What the product writes itself, and the number of an object, is never changed for many [C-K16]', () => {
  const all = (['set', 'add', 'remove', 'replace', 'clear'] as const).flatMap(paths)
  expect(all).not.toContain('author')
  expect(all).not.toContain('objectNumbers/objectNumber')
})

test('A value is added to a repeated group as a row of its own [C-K16]', () => {
  const oil = { id: '5' }
  expect(targetOf(catalogueArea, 'materials/material', oil)).toEqual({
    path: 'materials',
    value: { material: oil },
  })
  expect(targetOf(catalogueArea, 'objectName', oil)).toEqual({ path: 'objectName', value: oil })
})
