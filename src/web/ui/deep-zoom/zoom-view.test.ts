import { expect, test, vi } from 'vitest'
import type { DeepZoomHandle } from './deep-zoom-types.ts'
import { zoomKey } from './zoom-key.ts'
import { sameView, widthThatShowsAll } from './zoom-view.ts'

test('A picture is whole in its window, upright and turned [C-F02]', () => {
  const wide = { width: 800, height: 400 }
  expect(widthThatShowsAll(0.5, 0, wide)).toBeCloseTo(1)
  // Turned, it is twice as high as the window can take: as wide again as needed.
  expect(widthThatShowsAll(0.5, 90, wide)).toBeCloseTo(2)
  expect(widthThatShowsAll(2, 0, wide)).toBeCloseTo(4)
  expect(widthThatShowsAll(0.5, 180, wide)).toBeCloseTo(1)
})

test('Pictures that follow one another come to rest [C-F02]', () => {
  const view = { x: 0.5, y: 0.5, zoom: 2, rotation: 0 }
  expect(sameView(view, { ...view, x: 0.50001, zoom: 2.0001 })).toBe(true)
  expect(sameView(view, { ...view, x: 0.51 })).toBe(false)
  expect(sameView(view, { ...view, rotation: 90 })).toBe(false)
})

const press = (key: string, handle: Partial<DeepZoomHandle>, more = {}) => {
  const event = { key, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more }
  zoomKey(event as never, handle as DeepZoomHandle)
  return event.preventDefault.mock.calls.length > 0
}

test('Keys zoom, turn and move inside a picture; arrows are the page’s while all of it is in view [C-F02]', () => {
  const [zoomBy, pan, showWhole, actual, rotate] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const enlarged = { zoomBy, pan, showWhole, actual, rotate, isWhole: () => false }
  expect(press('+', enlarged)).toBe(true)
  expect(zoomBy).toHaveBeenCalledWith(1.5)
  expect(press('ArrowRight', enlarged)).toBe(true)
  expect(pan).toHaveBeenCalledWith(0.15, 0)
  for (const key of ['0', '1', 'r']) press(key, enlarged)
  for (const done of [showWhole, actual, rotate]) expect(done).toHaveBeenCalledOnce()
  expect(press('ArrowRight', { ...enlarged, isWhole: () => true })).toBe(false)
  expect(press('+', enlarged, { ctrlKey: true })).toBe(false)
  expect(pan).toHaveBeenCalledOnce()
})
