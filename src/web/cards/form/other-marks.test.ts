import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { otherMarks } from './other-marks.ts'

test('Marking one determination as current takes the mark from the other', () => {
  const declaration = objectCard as unknown as CardDeclaration
  const values = { determinations: [{ id: 'a', current: true }, { id: 'b' }, { id: 'c' }] }
  expect(otherMarks(declaration, values, 'determinations#b/current')).toEqual(['determinations#a/current'])
  expect(otherMarks(declaration, values, 'determinations#b/name')).toEqual([])
  expect(otherMarks(declaration, values, 'quantity/notCounted')).toEqual([])
})
