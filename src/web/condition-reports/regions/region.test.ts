import { expect, test } from 'vitest'
import { readSelector } from '#model/kinds/selector.ts'
import { type Figure, figureOf, selectorOf } from '../../fields/region/figure.ts'
import { handlesOf, isBeside, isMeant, moved, strokeOf } from '../../fields/region/shape-figure.ts'
import { figureOfPercent, typedOf } from './percent-box.ts'

const picture = { width: 1000, height: 500 }
const crack: Figure = {
  is: 'line',
  points: [
    [10, 20],
    [200, 40],
    [300, 160],
  ],
}
const point: Figure = { is: 'point', x: 10.5, y: 20 }

test('Lines and points are regions: stored, moved, taken by their places, and found beside a press [F-W16]', () => {
  for (const figure of [crack, point]) {
    const kept = readSelector(selectorOf(figure))
    expect(kept && figureOf(kept)).toEqual(figure)
    expect(isMeant(figure, 8)).toBe(true)
  }
  expect(handlesOf(crack)).toHaveLength(3)
  expect(handlesOf(point)[0]?.move([1, 2])).toEqual({ is: 'point', x: 1, y: 2 })
  expect(moved(point, [-50, 5], picture)).toEqual({ is: 'point', x: 0, y: 25 })
  expect([isBeside(crack, [100, 33], 5), isBeside(crack, [100, 90], 5)]).toEqual([true, false])
  expect([isBeside(point, [12, 22], 5), isBeside(point, [30, 22], 5)]).toEqual([true, false])
  expect(isMeant({ is: 'line', points: [[1, 1]] }, 8)).toBe(false)
})

test('An open stroke by hand is a line, however straight it is; one whose ends meet is an outline [F-W16]', () => {
  expect(
    strokeOf([
      [0, 0],
      [90, 3],
    ]).is,
  ).toBe('line')
  expect(
    strokeOf([
      [0, 0],
      [90, 10],
      [200, 0],
    ]).is,
  ).toBe('line')
  expect(
    strokeOf([
      [0, 0],
      [90, 10],
      [80, 90],
      [4, 4],
    ]).is,
  ).toBe('polygon')
})

test('Lines and points are typed in percent as well as boxes [F-W16]', () => {
  const line = figureOfPercent('line', [10, 20, 30, 20], picture)
  expect(line).toEqual({
    is: 'line',
    points: [
      [100, 100],
      [300, 100],
    ],
  })
  expect(line && typedOf(line, picture)).toEqual([10, 20, 30, 20])
  expect(figureOfPercent('point', [50, 50], picture)).toEqual({ is: 'point', x: 500, y: 250 })
  expect(figureOfPercent('point', [50, 101], picture)).toBeUndefined()
  expect(figureOfPercent('line', [10, 20, 10, 20], picture)).toBeUndefined()
  expect(figureOfPercent('box', [10, 20, 0, 5], picture)).toBeUndefined()
})
