import { expect, test } from 'vitest'
import { materialSeparators } from './alias.ts'
import { targetTexts } from './target-texts.ts'

test('A word that separates the last of several values is no part of it, in any language [F-X04]', () => {
  const target = { path: 'materials/material', split: [...materialSeparators] }
  expect(targetTexts('ink, gold, and silver on paper', target)).toEqual(['ink', 'gold', 'silver', 'paper'])
  expect(targetTexts('Tusche, Gold, und Silber', target)).toEqual(['Tusche', 'Gold', 'Silber'])
  expect(targetTexts('on paper', target)).toEqual(['on paper'])
  expect(targetTexts('sand, andesite', target)).toEqual(['sand', 'andesite'])
})
