import { describe, expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { listColumns, usualSort } from './list-columns.ts'
import { standardColumns } from './standard-columns.ts'

/** Columns that are neither fields nor sortable. */
const further = ['publishedOnWeb', 'links']

describe.each(declarations)('The list of the type $type', declaration => {
  const offered = [...listColumns(declaration).map(({ path }) => path), ...further]

  test('begins with columns it has, the title first, each once [C-S02]', () => {
    const columns = standardColumns(declaration)
    expect(columns[0]).toBe('title')
    expect(new Set(columns).size).toBe(columns.length)
    for (const path of columns) expect(offered).toContain(path)
  })

  test('has a column of numbers, and is sorted by it, only where its cards are known by one', () => {
    expect(offered.includes('number')).toBe(declaration.numberPath !== undefined)
    expect(offered).toContain(usualSort(declaration))
  })
})

test('A type that says nothing begins with its first fields', () => {
  const [declaration] = declarations
  if (!declaration) return
  const { columns: _given, ...silent } = declaration
  expect(standardColumns(silent)).toEqual(
    expect.arrayContaining(['title', 'number', 'completeness', 'publishedOnWeb']),
  )
  expect(standardColumns(silent)).toHaveLength(7)
})
