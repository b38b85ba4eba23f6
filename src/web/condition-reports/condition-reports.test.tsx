import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DamageRegion } from '#model/api/condition-report-shapes.ts'
import { readSelector } from '#model/kinds/selector.ts'
import { boundsOf, type Figure, figureOf, selectorOf } from '../fields/region/figure.ts'
import { between, fitted, handlesOf, isMeant, moved, thinned } from '../fields/region/shape-figure.ts'
import { CallError } from '../platform/request/call-error.ts'
import { RegionList } from './damages/RegionList.tsx'
import { createSaver } from './record/create-saver.ts'
import { dashOf } from './regions/dash-of.ts'
import { figureOfPercent, percentOf } from './regions/percent-box.ts'

afterEach(cleanup)

const box: Figure = { is: 'box', x: 10, y: 20, width: 30, height: 40 }
const ellipse: Figure = { is: 'ellipse', x: 50, y: 60, rx: 5, ry: 7 }
const polygon: Figure = {
  is: 'polygon',
  points: [
    [1, 2],
    [3, 4],
    [5, 0],
  ],
}

test('What is drawn goes out as a W3C selector, is what the server keeps, and comes in as it was [C-P08]', () => {
  for (const figure of [box, ellipse, polygon]) {
    const kept = readSelector(selectorOf(figure))
    expect(kept && figureOf(kept)).toEqual(figure)
  }
  const foreign = readSelector({
    type: 'SvgSelector',
    value: '<svg><g><path d="M1 2L30 4L5 60Z"/></g></svg>',
  })
  expect(foreign && figureOf(foreign)).toEqual({ is: 'path', d: 'M 1 2 L 30 4 L 5 60 Z' })
  expect(boundsOf({ is: 'path', d: 'M 1 2 L 30 4 L 5 60 Z' })).toEqual({ x: 1, y: 2, width: 29, height: 58 })
  expect(figureOf({ type: 'SvgSelector', value: '<svg><circle cx="5" cy="6" r="2"/></svg>' })).toEqual({
    is: 'ellipse',
    x: 5,
    y: 6,
    rx: 2,
    ry: 2,
  })
})

test('A region is moved, never beside its picture, and changed by its corners [C-P08]', () => {
  const picture = { width: 500, height: 400 }
  expect(moved(box, [5, -5], picture)).toEqual({ ...box, x: 15, y: 15 })
  expect(moved(box, [-99, 999], picture)).toEqual({ ...box, x: 0, y: 400 - box.height })
  expect(moved(polygon, [1, 1], picture)).toMatchObject({
    points: [
      [2, 3],
      [4, 5],
      [6, 1],
    ],
  })
  // The corner across stays where it is, also when one goes beyond it.
  expect(handlesOf(box)[0]?.move([50, 70])).toEqual({ is: 'box', x: 40, y: 60, width: 10, height: 10 })
  expect(handlesOf(polygon)[2]?.move([9, 9])).toMatchObject({
    points: [
      [1, 2],
      [3, 4],
      [9, 9],
    ],
  })
  expect(between.ellipse([0, 0], [10, 20])).toEqual({ is: 'ellipse', x: 5, y: 10, rx: 5, ry: 10 })
  expect(
    thinned(
      [
        [0, 0],
        [2, 1],
        [5, 0],
        [6, 8],
        [0, 0],
      ],
      1.5,
    ),
  ).toEqual([
    [0, 0],
    [5, 0],
    [6, 8],
    [0, 0],
  ])
  expect(isMeant(box, 8)).toBe(true)
  expect(isMeant({ ...box, width: 2 }, 8)).toBe(false)
})

test('A region is shown and typed in percent of the picture [C-P08]', () => {
  const size = { width: 200, height: 400 }
  const typed = figureOfPercent('box', [10, 20, 30, 40], size)
  expect(typed).toEqual({ is: 'box', x: 20, y: 80, width: 60, height: 160 })
  expect(typed && percentOf(typed, size)).toEqual([10, 20, 30, 40])
  // What is not a box keeps its shape where it is moved by numbers.
  expect(fitted(polygon, { x: 10, y: 10, width: 8, height: 4 })).toEqual({
    is: 'polygon',
    points: [
      [10, 12],
      [14, 14],
      [18, 10],
    ],
  })
  expect(fitted(ellipse, { x: 0, y: 0, width: 10, height: 20 })).toMatchObject({ x: 5, y: 10, rx: 5, ry: 10 })
  for (const wrong of [
    [80, 0, 30, 10],
    [0, 0, 0, 10],
    [-1, 0, 10, 10],
  ] as const)
    expect(figureOfPercent('box', wrong, size)).toBeUndefined()
})

test('Types of damage that follow each other differ in their dashes [C-P08]', () => {
  expect(new Set(['100', '101', '102', '103', '104'].map(dashOf)).size).toBe(5)
})

test('Unanswered requests are kept and sent again in order; refusals are reported [C-P08]', async () => {
  vi.useFakeTimers()
  const saver = createSaver()
  const seen: string[] = []
  const flags: string[] = []
  saver.flag.subscribe(() => flags.push(saver.flag.get()))
  let isThere = false
  const work = (name: string) => async () => {
    if (!isThere) throw new CallError(0, 'no network')
    seen.push(name)
    return name
  }
  const first = saver.send(work('first'))
  const second = saver.send(work('second'))
  const refused = saver
    .send(async () => Promise.reject(new CallError(400, {})))
    .catch(failure => failure.status)
  await vi.advanceTimersByTimeAsync(2500)
  expect(saver.flag.get()).toBe('waiting')
  expect(seen).toEqual([])
  isThere = true
  saver.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(await Promise.all([first, second, refused])).toEqual(['first', 'second', 400])
  await vi.advanceTimersByTimeAsync(0)
  expect(flags).toEqual(['saving', 'waiting', 'saving', 'saved'])

  // Who leaves gives up what got no answer.
  isThere = false
  const lost = saver.send(work('lost')).catch(failure => failure.name)
  await vi.advanceTimersByTimeAsync(0)
  saver.stop()
  expect(await lost).toBe('CallCancelled')
  vi.useRealTimers()
})

test('A region that gets its id while it is saved keeps the focus on its button [C-P08]', () => {
  const list = (id: string) => (
    <RegionList
      number={1}
      places={[{ region: { id } as DamageRegion, figure: box, words: 'centre' }]}
      onChange={() => undefined}
      onErase={() => undefined}
    />
  )
  const { rerender } = render(list('drawn 1'))
  const [change] = screen.getAllByRole('button')
  change?.focus()
  rerender(list('17'))
  expect(document.activeElement).toBe(change)
})
