import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unwrap } from './unwrap.ts'
import { WorldMap } from './WorldMap.tsx'

// Two towns at one place, one far away, a small one.
vi.mock('virtual:ground/towns/pl', () => ({
  default:
    'Rzym\t1251\t4189\t2319\nWarszawa\t2101\t5223\t1702\nAnzio\t1263\t4148\t19\nTivoli\t1252\t4190\t16',
}))

/** The names of towns that were drawn. */
const written: string[] = []

beforeEach(() => {
  // The test's document has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  // Nor can it draw.
  written.length = 0
  const pen = {
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({ width: text.length * 7 }),
  }
  const paper = new Proxy(pen, {
    get: (own, name) => Reflect.get(own, name) ?? (() => undefined),
    set: () => true,
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.documentElement.lang = 'en'
})

const texts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  withoutTiles: 'No tiles',
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

test('The tiles of the installation are the ground, with the line that names their makers [F-W14]', async () => {
  const meta = document.createElement('meta')
  meta.name = 'map-tiles'
  meta.content = 'https://tiles.test/{z}/{x}/{y}.png'
  meta.setAttribute('data-credit', '© Makers of maps')
  document.head.append(meta)
  try {
    render(<WorldMap label="Places" points={[]} texts={texts} />)
    const map = await screen.findByRole('region', { name: 'Places' })
    expect(map.querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(
      /^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/,
    )
    expect(screen.getByText('© Makers of maps')).toBeTruthy()
    expect(screen.queryByText(/GeoNames/)).toBeNull()
  } finally {
    meta.remove()
  }
})

test('The ground of the product names its towns in the language of the page, and where they come from [F-W14]', async () => {
  document.documentElement.lang = 'pl'
  const rome = { id: '1', name: 'Ostia', latitude: 41.75, longitude: 12.28 }
  render(<WorldMap label="Places" points={[rome]} texts={texts} />)
  expect(await screen.findByText('Natural Earth · GeoNames')).toBeTruthy()
  // Warsaw is not in view, and two names do not share a place: the larger town has it.
  await waitFor(() => expect(new Set(written)).toEqual(new Set(['Rzym', 'Anzio'])))
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
