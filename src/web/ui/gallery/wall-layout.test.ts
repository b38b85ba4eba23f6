import { expect, test } from 'vitest'
import { justifiedLines } from './justified-lines.ts'
import { typicalAspect, type WallWanted, wallLayout } from './wall-layout.ts'

/** Pictures of a museum: portrait, landscape, square, now and then a frieze. */
const aspectAt = (index: number): number => [0.7, 1.5, 1, 1.33, 0.56, 1.78, 4][(index * 31) % 7] ?? 1

const wall = (given: Partial<WallWanted> = {}) =>
  wallLayout({ width: 1240, count: 1000, size: 'medium', block: 100, aspectAt, typical: 1.3, ...given })

const widthsOf = (text: string) => text.split(' ').map(Number.parseFloat)

test('Every picture occurs once, in order, in lines that fit the width', () => {
  for (const width of [358, 780, 1240, 2400])
    for (const size of ['small', 'medium', 'large'] as const)
      for (const count of [1, 3, 99, 100, 101, 250]) {
        const layout = wall({ width, size, count })
        let next = 0
        for (let line = 0; line < layout.lines; line++) {
          expect(layout.firstOf(line)).toBe(next)
          const widths = widthsOf(layout.widthsOf(line))
          expect(widths.length).toBeGreaterThan(0)
          const room = width - 2 * layout.padding
          const taken = widths.reduce((sum, each) => sum + each, 0) + layout.gap * (widths.length - 1)
          expect(taken).toBeLessThanOrEqual(Math.max(room, layout.pictureHeight ?? 0))
          for (const [place] of widths.entries()) expect(layout.lineOf(next + place)).toBe(line)
          next += widths.length
        }
        expect(next).toBe(count)
        expect(layout.firstOf(layout.lines)).toBe(count)
      }
})

test('A list has its length before its pictures are known, and nothing below moves when they come', () => {
  const known = new Set<number>()
  const layout = wall({
    count: 100_000,
    aspectAt: index => (known.has(Math.floor(index / 100)) ? aspectAt(index) : undefined),
  })
  const before = [layout.lines, layout.firstOf(5000), layout.lineOf(70_000)]
  known.add(0)
  known.add(3)
  expect([layout.lines, layout.firstOf(5000), layout.lineOf(70_000)]).toEqual(before)
})

test('Pictures of all proportions keep a good part of the height of their line', () => {
  const { firsts, widths } = justifiedLines({
    aspects: Array.from({ length: 100 }, (_, index) => aspectAt(index)),
    lines: 20,
    room: 1240,
    gap: 12,
    height: 200,
  })
  expect(firsts).toHaveLength(20)
  const shown = widths.map((width, index) => Math.min(1, width / (aspectAt(index) * 200)))
  // A frieze is low in its line; it never gets the full width it would need.
  const usual = shown.filter((_, index) => aspectAt(index) < 2.6)
  expect(Math.min(...usual)).toBeGreaterThan(0.6)
})

test('Down and up lead to the nearest picture below and above', () => {
  const layout = wall()
  const below = layout.moved(2, 1)
  expect(layout.lineOf(below)).toBe(1)
  expect(layout.lineOf(layout.moved(below, -1))).toBe(0)
  expect(layout.moved(0, -1)).toBe(0)
  expect(layout.moved(999, 1)).toBe(999)
})

test('The proportions of pictures are estimated from known ones', () => {
  expect(typicalAspect([])).toBeCloseTo(1.33)
  expect(typicalAspect([0.7, 0.7, 0.7])).toBeCloseTo(0.7)
  expect(typicalAspect([9, 9])).toBeCloseTo(2.6)
})
