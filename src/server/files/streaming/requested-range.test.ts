import { describe, expect, test } from 'vitest'
import { requestedRange } from './send-stored.ts'

describe('The part of a content that is asked for', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    // What is no range, or several, is answered with the whole.
    ['bytes=9-3', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of a thousand bytes [C-F02]', (header, range) => {
    expect(requestedRange(header, 1000)).toEqual(range)
  })

  test('of nothing is nothing [C-F07]', () => {
    expect(requestedRange('bytes=0-', 0)).toBe('outside')
  })
})
