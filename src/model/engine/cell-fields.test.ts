import { expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { cellField, cellFieldOfColumn } from './cell-fields.ts'
import { allFields, isList } from './fields.ts'
import { listColumns } from './list-columns.ts'

const declarationOf = (type: string) => {
  const found = declarations.find(declaration => declaration.type === type)
  if (!found) throw new Error(type)
  return found
}

test('Plain fields of a record are edited in cells; rows of lists and what the product derives are not [F-W13]', () => {
  const object = declarationOf('object')
  expect(cellField(object, 'title')?.field.kind).toBe('translated')
  expect(cellField(object, 'dating')?.path).toBe('dating')
  for (const path of ['materials', 'materials/material', 'author', 'nonsense', 'constructor'])
    expect(cellField(object, path)).toBeUndefined()
})

test('Title and number of a list stand for the field the record is known by; no other column does that is no field [F-W13]', () => {
  expect(cellFieldOfColumn(declarationOf('event'), 'title')?.path).toBe('name')
  expect(cellFieldOfColumn(declarationOf('object'), 'number')).toBeUndefined()
  for (const column of ['subtitle', 'completeness', 'createdAt'])
    expect(cellFieldOfColumn(declarationOf('object'), column)).toBeUndefined()
})

test.each(declarations.map(declaration => [declaration.type, declaration] as const))(
  'Columns of %s that are cells are entered by people, once in a record [F-W13]',
  (_type, declaration) => {
    for (const { path } of listColumns(declaration)) {
      const cell = cellFieldOfColumn(declaration, path)
      if (!cell) continue
      const placed = allFields(declaration).get(cell.path)
      expect(placed?.within.some(isList)).toBe(false)
      expect([placed?.field, ...(placed?.within ?? [])].some(field => field?.derived)).toBe(false)
    }
  },
)
