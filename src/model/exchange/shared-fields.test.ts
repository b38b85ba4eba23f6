import { describe, expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { fixedValues } from './fixed-values.ts'
import { gatherCells } from './gathered-cells.ts'
import type { ColumnMapping, Mapping, Target } from './mapping.ts'

const card = objectCard as unknown as CardDeclaration

const to = (column: string, ...targets: Target[]): ColumnMapping => ({ column, targets })

const mapping = (columns: readonly ColumnMapping[], constants: Mapping['constants'] = {}): Mapping => ({
  mode: 'create',
  match: 'number',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants,
  columns,
})

const cellsOf = (columns: readonly ColumnMapping[], row: Readonly<Record<string, string>>) =>
  Object.fromEntries(gatherCells(card, mapping(columns), column => row[column] ?? '').cells)

describe('Columns that share a field', () => {
  const title = [to('name', { path: 'title' }), to('further', { path: 'title', join: ': ' })]

  test('are one text, with what the mapping puts between them; an empty one leaves no trace [C-K16]', () => {
    expect(cellsOf(title, { name: 'Amphora', further: 'the suitors' })).toEqual({
      title: 'Amphora: the suitors',
    })
    expect(cellsOf(title, { name: '', further: 'the suitors' })).toEqual({ title: 'the suitors' })
    expect(cellsOf(title, { name: 'Amphora', further: ' ' })).toEqual({ title: 'Amphora' })
  })

  test('follow the order of the mapping, or else that of the file', () => {
    const turned = [
      to('last', { path: 'title', turn: 1, join: ', ' }),
      to('first', { path: 'title', turn: 0, join: ', ' }),
    ]
    expect(cellsOf(turned, { last: 'second', first: 'first' })).toEqual({ title: 'first, second' })
  })

  test('make rows of a list each, unless their texts are one: then row by row', () => {
    const path = 'materials/material'
    expect(cellsOf([to('a', { path }), to('b', { path })], { a: 'gold', b: 'silver' })).toEqual({
      [path]: 'gold | silver',
    })
    const joined = [to('first', { path, join: ' ' }), to('last', { path, join: ' ' })]
    expect(cellsOf(joined, { first: 'gilt | cut', last: 'silver | glass' })).toEqual({
      [path]: 'gilt silver | cut glass',
    })
    expect(cellsOf(joined, { first: '', last: 'a\\|b' })).toEqual({ [path]: 'a\\|b' })
  })

  test('of a list are read with their replaced values', () => {
    const path = 'materials/material'
    expect(cellsOf([to('a', { path, values: { au: 'gold' } })], { a: 'AU' })).toEqual({ [path]: 'gold' })
  })
})

describe('A fixed value', () => {
  const fixed = (
    constants: Mapping['constants'],
    filled: Readonly<Record<string, string>>,
    columns: readonly ColumnMapping[] = [],
    there: Readonly<Record<string, string>> = {},
  ) =>
    Object.fromEntries(
      fixedValues(
        card,
        mapping(columns, constants),
        new Map(Object.entries(filled)),
        new Map(Object.entries(there)),
      ),
    )

  test('goes to the field that no column fills; a row and a card that say something keep it [C-K16]', () => {
    expect(fixed({ department: 'Coins' }, {})).toEqual({ department: 'Coins' })
    expect(fixed({ department: 'Coins' }, { department: 'Medals' })).toEqual({})
    expect(fixed({ department: 'Coins' }, {}, [], { department: 'Medals' })).toEqual({})
  })

  test('of a list goes to each row there is, and makes one where no column speaks of the list', () => {
    const columns = [to('m', { path: 'materials/material' })]
    const constants = { 'materials/note': 'by eye' }
    expect(fixed(constants, { 'materials/material': 'gold | | silver' }, columns)).toEqual({
      'materials/note': 'by eye |  | by eye',
    })
    expect(fixed(constants, {}, columns)).toEqual({})
    expect(fixed(constants, {})).toEqual({ 'materials/note': 'by eye' })
  })
})
