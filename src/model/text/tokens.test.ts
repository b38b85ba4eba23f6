import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './clean.ts'
import { fold } from './fold.ts'
import { identifierTokens, tokensOf } from './tokens.ts'

test.each([
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Perché', 'perche'],
  ['ŻÓŁĆ', 'zolc'],
  ['Ærø', 'aero'],
  ['ﬁbula', 'fibula'],
])('%s is found as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(tokensOf(text)).toEqual([folded])
})

test('Folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test('Words of a text contain no characters that are special in the index', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      for (const word of tokensOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
    }),
  )
})

test('A number is found as a whole and from the start of each part', () => {
  expect(identifierTokens(' Inv. 1915/7 b')).toEqual(['inv.1915/7b', '1915/7b', '7b'])
  expect(identifierTokens('  ')).toEqual([])
})

test('Every part of a number starts one of its tokens', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,3}[ .]?\d{1,4}([/.-]\d{1,3}){0,3}$/), number => {
      const tokens = identifierTokens(number)
      for (const part of number.match(/\d+/g) ?? [])
        expect(tokens.some(token => token.includes(part))).toBe(true)
      expect(tokens[0]).toBe(number.toLowerCase().replaceAll(' ', ''))
    }),
  )
})

test('Cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    }),
  )
})
