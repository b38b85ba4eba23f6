import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unwrap } from './unwrap.ts'
import { WorldMap } from './WorldMap.tsx'

beforeEach(() => {
  // The test's document has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  // Nor can it draw.
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const texts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  cluster: (count: number) => `${count} places`,
}

test('Nearby places share one mark with their number; a single one opens [P-S14]', async () => {
  render(
    <WorldMap
      label="Places"
      points={[
        { id: '1', name: 'Riga', latitude: 56.9, longitude: 24.1 },
        { id: '2', name: 'Riga, old town', latitude: 56.9, longitude: 24.1001 },
        { id: '3', name: 'Paestum', latitude: 40.4, longitude: 15 },
      ]}
      popup={({ name }) => <a href="/x">{name}</a>}
      texts={texts}
    />,
  )
  expect(await screen.findByRole('region', { name: 'Places' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: '2 places' }, { timeout: 8000 })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Paestum' }))
  expect(await screen.findByRole('link', { name: 'Paestum' })).toBeTruthy()
})

test('Land that lies across the 180th meridian does not cross the whole map', () => {
  expect(
    unwrap([
      [170, 65],
      [-175, 66],
      [179, 67],
    ]),
  ).toEqual([
    [
      [170, 65],
      [185, 66],
      [179, 67],
    ],
    [
      [-190, 65],
      [-175, 66],
      [-181, 67],
    ],
  ])
})
