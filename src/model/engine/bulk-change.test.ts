import { describe, expect, test } from 'vitest'
import { documentFor, leavesOf, valueAt } from '../../../test/matrix/documents.ts'
import { samples } from '../../../test/matrix/samples.ts'
import { declarations } from '../cards/declarations.ts'
import { changeField, holdsText } from './bulk-change.ts'
import { allFields, isList } from './fields.ts'
import { parseCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'

const stock = { term: () => '7', card: () => '8' }

describe.each(declarations)('Bulk actions on a card of type $type', declaration => {
  const leaves = leavesOf(declaration).filter(({ derived }) => !derived)
  const full = documentFor(declaration, (field, path) =>
    samples[field.kind].right(field as never, {
      word: `w${leaves.findIndex(leaf => leaf.path === path)}`,
      turn: 0,
      stock,
    }),
  )

  test('set every field to a value, in every row, and clear it; nothing else is touched [C-K16]', () => {
    for (const { path, field } of leaves) {
      const value = samples[field.kind].right(field as never, { word: 'other', turn: 1, stock })
      const set = changeField(declaration, full, { kind: 'set', path, value })
      expect(valueAt(set, path), path).toEqual(value)
      const cleared = changeField(declaration, set, { kind: 'clear', path })
      expect(valueAt(cleared, path), path).toBeUndefined()
      const others = (card: object) =>
        leaves.filter(leaf => leaf.path !== path).map(leaf => valueAt(card, leaf.path))
      expect(others(cleared)).toEqual(others(full))
    }
  })

  test('replace words in texts of every kind, and in no other field [C-K16]', () => {
    for (const [at, { path, field }] of leaves.entries()) {
      const replaced = changeField(declaration, full, { kind: 'replace', path, find: `w${at}`, by: 'new' })
      if (holdsText(field)) expect(JSON.stringify(valueAt(replaced, path)), path).toContain('new')
      else expect(valueAt(replaced, path), path).toEqual(valueAt(full, path))
    }
  })

  test('add a row that is not there, once, and take away the rows that hold what is named [C-K16]', () => {
    for (const { path, field, within } of allFields(declaration).values()) {
      if (!isList(field) || within.some(isList)) continue
      const [row] = valueAt(full, path) as [Record<string, unknown>]
      const kept = [{ ...row, id: 'kept' }]
      const base = changeField(declaration, full, { kind: 'set', path, value: kept })
      expect(
        valueAt(changeField(declaration, base, { kind: 'add', path, value: [row] }), path),
        path,
      ).toEqual(kept)
      const empty = changeField(declaration, full, { kind: 'clear', path })
      expect(valueAt(changeField(declaration, empty, { kind: 'add', path, value: [row] }), path)).toEqual([
        row,
      ])
      expect(valueAt(changeField(declaration, base, { kind: 'remove', path, value: [row] }), path)).toEqual(
        [],
      )
    }
  })
})

test('A field that is added to keeps its value where it can hold but one', () => {
  for (const declaration of declarations) {
    const path = leavesOf(declaration).find(
      ({ field, place }) => field.kind === 'term' && !place.includes('.'),
    )?.path
    if (path === undefined) continue
    const card = { [path]: { id: '1' } }
    const added = changeField(declaration, card, { kind: 'add', path, value: { id: '2' } })
    expect(added).toEqual(card)
    expect(changeField(declaration, {}, { kind: 'add', path, value: { id: '2' } })).toEqual({
      [path]: { id: '2' },
    })
    const { problems, found } = problemList()
    parseCard(declaration, added, problems, () => 'row')
    expect([...found.keys()].filter(place => place.startsWith(path))).toEqual([])
  }
})
