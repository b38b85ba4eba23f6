import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { rebase } from './rebase.ts'

const declaration = objectCard as unknown as CardDeclaration
const base = { title: { en: 'Amphora' }, tomb: 'Tomb 1', objectNumbers: [{ id: 'a', objectNumber: 'A 1' }] }

test('Changes of different fields are merged by themselves [C-K15]', () => {
  const mine = { ...base, title: { en: 'Hydria' } }
  const theirs = { ...base, tomb: 'Tomb 2' }
  const { conflicts, resolve } = rebase(declaration, base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(resolve(new Set())).toMatchObject({ title: { en: 'Hydria' }, tomb: 'Tomb 2' })
})

test('A field both changed is theirs until mine is chosen [C-K15]', () => {
  const mine = { ...base, title: { en: 'Hydria' } }
  const theirs = { ...base, title: { en: 'Krater' } }
  const { conflicts, resolve } = rebase(declaration, base, mine, theirs)
  expect(conflicts).toEqual([
    { path: 'title', base: { en: 'Amphora' }, mine: { en: 'Hydria' }, theirs: { en: 'Krater' } },
  ])
  expect(resolve(new Set())).toMatchObject({ title: { en: 'Krater' } })
  expect(resolve(new Set(['title']))).toMatchObject({ title: { en: 'Hydria' } })
})

test('The merged card has the names of its terms, whoever picked them', () => {
  const mine = { ...base, objectName: { id: '5', name: 'Amphora' } }
  const theirs = { ...base, department: { id: '6', name: 'Antiquities' } }
  expect(rebase(declaration, base, mine, theirs).resolve(new Set())).toMatchObject({
    objectName: { id: '5', name: 'Amphora' },
    department: { id: '6', name: 'Antiquities' },
  })
})
