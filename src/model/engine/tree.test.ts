import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import { group, link, list, text } from '../kinds/build.ts'
import type { CardDeclaration } from './define-card.ts'
import { section } from './define-card.ts'
import { sampleCard } from './sample-card.fixture.ts'
import { branchFacet, broaderOf, treeFaults } from './tree.ts'

const of = (type: string): CardDeclaration => {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(type)
  return declaration
}

test.each([
  ['place', { broader: { id: '7' } }],
  ['collection', { parent: { id: '7' } }],
  ['event', { parentEvent: { id: '7' } }],
  ['document', { parent: { id: '7' } }],
  ['object', { structure: { whole: { id: '7' } } }],
])('A card of the type %s says what it stands below [C-E05] [C-O06]', (type, card) => {
  expect(broaderOf(of(type), card)).toBe('7')
  expect(broaderOf(of(type), {})).toBeUndefined()
})

test('What has no card yet stands above nothing, and a type without a tree has nothing above', () => {
  expect(broaderOf(of('place'), { broader: { name: 'Italy' } })).toBeUndefined()
  expect(broaderOf(of('person'), { broader: { id: '7' } })).toBeUndefined()
})

test('A branch is what a facet narrows to, where the field is one', () => {
  expect(branchFacet(of('place'))).toBe('broader')
  expect(branchFacet(of('object'))).toBeUndefined()
  expect(branchFacet(of('person'))).toBeUndefined()
})

test.each([
  ['no field', 'nowhere', 'is no link to its own type alone'],
  ['a text', 'odd/name', 'is no link to its own type alone'],
  ['a link to others', 'odd/other', 'is no link to its own type alone'],
  ['a field of rows', 'rows/whole', 'may be there several times'],
])('A tree by %s stops the boot', (_what, broaderPath, fault) => {
  const sample = sampleCard as unknown as CardDeclaration
  const sections = {
    more: section({
      odd: group({ name: text(), other: link(['object', 'place']) }),
      rows: list({ whole: link([sample.type]) }),
    }),
  }
  expect([...treeFaults({ ...sample, sections, broaderPath })].join()).toContain(fault)
})
