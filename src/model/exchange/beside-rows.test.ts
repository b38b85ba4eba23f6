import { describe, expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { gatherCells } from './gathered-cells.ts'
import type { Mapping, Target } from './mapping.ts'

const card = objectCard as unknown as CardDeclaration
const split = [';', '|', ', ']
const roles: Target = { path: 'productions/role', split }
const lives: Target = { path: 'productions/note', split: [';'] }
const qualifiers: Target = { path: 'productions/qualifier', split }
const makers: Target = { path: 'productions', reader: 'makers' }

const gathered = (columns: Readonly<Record<string, Target>>, row: Readonly<Record<string, string>>) => {
  const mapping: Mapping = {
    mode: 'create',
    match: 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: false,
    language: 'en',
    constants: {},
    columns: Object.entries(columns).map(([column, target]) => ({ column, targets: [target] })),
  }
  return gatherCells(card, mapping, column => row[column] ?? '')
}

const cellsOf = (...given: Parameters<typeof gathered>) => Object.fromEntries(gathered(...given).cells)

describe('A column that tells of the makers in another one', () => {
  test('gives each its role, its qualifier and its life by position [F-X03] [F-X05]', () => {
    expect(
      cellsOf(
        { role: roles, artist: makers, life: lives, prefix: qualifiers },
        {
          artist: 'Ada Byron; Ben Lisle',
          role: 'painter; printer',
          life: 'British, 1800–1852; 1790–1850',
          prefix: '; attributed to',
        },
      ),
    ).toEqual({
      'productions/type': 'AUTHOR | AUTHOR',
      'productions/agent': 'Ada Byron | Ben Lisle',
      'productions/role': 'painter | printer',
      'productions/note': 'British, 1800–1852 | 1790–1850',
      'productions/qualifier': '| attributed to',
    })
  })

  test('leaves out who has nothing, and tells apart by the separator that fits the makers [F-X05]', () => {
    const columns = { artist: makers, role: roles }
    const rolesOf = (artist: string, role: string) => cellsOf(columns, { artist, role })['productions/role']
    expect(rolesOf('Ada Byron; Ben Lisle; Cy Dorn', 'painter; ; printer')).toBe('painter |  | printer')
    expect(rolesOf('Ada Byron; Ben Lisle', 'painter, printer')).toBe('painter | printer')
    expect(rolesOf('Ada Byron; Ben Lisle', 'painter')).toBe('painter | painter')
    expect(rolesOf('Ada Byron | Ada Byron', 'painter | printer')).toBe('painter | printer')
  })

  test('is of the makers before it, where there are several columns of them [F-X05]', () => {
    const columns = { a: makers, 'a role': roles, b: makers, 'b role': roles }
    const row = { a: 'Ada Byron', 'a role': 'painter', b: 'Ben Lisle', 'b role': 'printer' }
    expect(cellsOf(columns, row)['productions/role']).toBe('painter | printer')
    expect(cellsOf(columns, { ...row, 'a role': '' })['productions/role']).toBe('| printer')
  })

  test('is told where it speaks of another number of them: nothing is given to the wrong one [F-X05]', () => {
    const columns = { artist: makers, role: roles, life: lives }
    const left = (row: Readonly<Record<string, string>>) =>
      gathered(columns, row).leftOver.map(({ column, text }) => [column, text])
    expect(left({ artist: 'Ada Byron', role: 'painter; printer' })).toEqual([['role', 'painter; printer']])
    expect(left({ artist: 'Ada Byron; Ben Lisle', life: '1800–1852' })).toEqual([['life', '1800–1852']])
  })

  test('adds to what the maker says of itself, and to the note of a culture [F-X05]', () => {
    const columns = { artist: makers, role: roles }
    expect(cellsOf(columns, { artist: 'Ada Byron [painter]', role: 'Painter' })).toMatchObject({
      'productions/role': 'painter',
    })
    expect(cellsOf(columns, { artist: 'Ada Byron [painter]', role: 'printer' })).toMatchObject({
      'productions/role': 'painter',
      'productions/note': 'printer',
    })
    expect(cellsOf(columns, { artist: 'Persian', role: 'weaver' })).toEqual({
      'productions/type': 'CULTURE',
      'productions/culture': 'Persian',
      'productions/note': 'weaver',
    })
  })

  test('has a row of its own where there is no maker, or where a column makes rows of its own [C-K16]', () => {
    expect(cellsOf({ artist: makers, life: lives }, { artist: '', life: 'Tuscan, c. 1400' })).toEqual({
      'productions/note': 'Tuscan, c. 1400',
    })
    expect(
      cellsOf(
        { artist: makers, printer: { path: 'productions/agent' }, role: { path: 'productions/role' } },
        { artist: 'Ada Byron', printer: 'Ben Lisle', role: 'printer' },
      ),
    ).toMatchObject({ 'productions/agent': 'Ben Lisle | Ada Byron', 'productions/role': 'printer |' })
  })

  test('tells of inscriptions and owners, too, row by row [F-X03]', () => {
    expect(
      cellsOf(
        {
          text: { path: 'inscriptions', reader: 'inscriptions' },
          where: { path: 'inscriptions/position', split },
        },
        { text: '[Label] Paris; [Signature] A. B.', where: 'verso; lower left' },
      ),
    ).toMatchObject({ 'inscriptions/position': 'verso | lower left' })
  })
})
