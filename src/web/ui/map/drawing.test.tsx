import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boxRing, type Drawn } from '#model/searches/area/area.ts'
import type { MapTool } from './MapPoint.ts'
import { WorldMap } from './WorldMap.tsx'

beforeEach(() => {
  // The test's document has no layout, nor can it draw.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  const pen = new Proxy(
    {},
    { get: (_target, name) => () => (name === 'measureText' ? { width: 8 } : undefined), set: () => true },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const texts = {
  zoomIn: 'In',
  zoomOut: 'Out',
  close: 'Close',
  withoutTiles: 'No tiles',
  cluster: (count: number) => `${count} places`,
}

const drawing = (drawn: Drawn | undefined, onDrawn: (drawn: Drawn) => void, tool?: MapTool) => ({
  tool,
  drawn,
  area: drawn?.is === 'polygons' ? { polygons: drawn.polygons } : undefined,
  onDrawn,
  onLeave: vi.fn(),
  texts: {
    corner: (number: number) => `Corner ${number}`,
    middle: 'Middle',
    edge: 'Edge',
    radius: (metres: number) => `${Math.round(metres)} m`,
  },
})

test('A box keeps its form when a corner is moved with the arrow keys [C-Q04]', async () => {
  const onDrawn = vi.fn<(drawn: Drawn) => void>()
  const drawn: Drawn = { is: 'polygons', system: 4326, polygons: [[boxRing(9, 45, 10, 46)]] }
  render(<WorldMap label="Map" points={[]} texts={texts} drawing={drawing(drawn, onDrawn)} />)
  const corner = await screen.findByRole('button', { name: 'Corner 1' }, { timeout: 8000 })
  expect(screen.getAllByRole('button', { name: /^Corner/ })).toHaveLength(4)
  fireEvent.keyDown(corner, { key: 'ArrowLeft' })
  const [next] = onDrawn.mock.calls[0] ?? []
  const [[outline = []] = []] = next?.is === 'polygons' ? next.polygons : []
  expect(Math.min(...outline.map(([x]) => x))).toBeLessThan(9)
  expect(Math.max(...outline.map(([x]) => x))).toBe(10)
})

test('Groups that the server counted are marks with their number [C-S02]', async () => {
  const groups = [{ longitude: 9, latitude: 45, count: 470_000, box: [8, 44, 10, 46] as const }]
  render(<WorldMap label="Map" points={[]} groups={groups} texts={texts} />)
  expect(await screen.findByRole('button', { name: '470000 places' }, { timeout: 8000 })).toBeTruthy()
})

test('A map that went to an area shows everything again when the area is taken away [C-Q04]', async () => {
  const drawn: Drawn = { is: 'polygons', system: 4326, polygons: [[boxRing(9, 45, 10, 46)]] }
  const near = { id: '1', name: 'Milan', latitude: 45.46, longitude: 9.19 }
  const far = { id: '2', name: 'Sydney', latitude: -33.9, longitude: 151.2 }
  const fit = { label: 'Map', texts, fitKey: 'all of the list' }
  const { rerender } = render(<WorldMap {...fit} points={[near]} drawing={drawing(drawn, vi.fn())} />)
  await screen.findByRole('button', { name: 'Milan' }, { timeout: 8000 })
  // So near that no coast may be in view there are lines of degrees.
  expect(screen.getAllByText('45.5°').length).toBeGreaterThan(0)
  rerender(<WorldMap {...fit} points={[near, far]} drawing={drawing(undefined, vi.fn())} />)
  expect(await screen.findByRole('button', { name: 'Sydney' })).toBeTruthy()
  expect(screen.queryByText('45.5°')).toBeNull()
})

test('A map stays where the user moved it when other places come to the same list [C-S02]', async () => {
  const near = { id: '1', name: 'Milan', latitude: 45.46, longitude: 9.19 }
  const far = { id: '2', name: 'Sydney', latitude: -33.9, longitude: 151.2 }
  const fit = { label: 'Map', texts, fitKey: 'all of the list' }
  const { rerender } = render(<WorldMap {...fit} points={[near]} />)
  await screen.findByRole('button', { name: 'Milan' }, { timeout: 8000 })
  rerender(<WorldMap {...fit} points={[near, far]} />)
  expect(screen.queryByRole('button', { name: 'Sydney' })).toBeNull()
})
