import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut } from './lanes.ts'
import { Timeline } from './Timeline.tsx'
import type { TimelineItem, TimelineProps, YearSpan } from './TimelineProps.ts'
import { lengthOf, moved, ticksOf, withRoom, zoomed } from './years.ts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: (entries: unknown[]) => void
      constructor(notify: (entries: unknown[]) => void) {
        this.#notify = notify
      }
      observe() {
        this.#notify([{ contentRect: { width: 1000 } }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const span: YearSpan = { from: -752, to: 1995 }

test('Years are named at round ones as people count them, who know no year 0 [C-E06]', () => {
  expect(ticksOf({ from: -1000, to: 2000 }, 10)).toEqual([-999, -499, 1, 500, 1000, 1500, 2000])
  expect(ticksOf({ from: 1990, to: 1999 }, 10)).toEqual([
    1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999,
  ])
  expect(ticksOf({ from: -1_000_000, to: 2000 }, 8).length).toBeLessThanOrEqual(9)
})

test('Time is zoomed around what is looked at, and never left [C-E06]', () => {
  const all = withRoom(span)
  const half = zoomed(all, 0.5, 0.5, span)
  expect(lengthOf(half)).toBeCloseTo(lengthOf(all) / 2, -1)
  expect(zoomed(half, 1000, 0.5, span)).toEqual(all)
  expect(moved(all, 5, span)).toEqual(all)
  expect(moved(half, -5, span).from).toBe(all.from)
  expect(lengthOf(zoomed(all, 0, 0.5, span))).toBe(8)
  // A single year has room around it, too.
  expect(lengthOf(withRoom({ from: 1900, to: 1900 }))).toBeGreaterThanOrEqual(8)
})

const fair: TimelineItem = { id: '1', name: 'Fair', note: '1900', from: 1900, to: 1902 }
const opening: TimelineItem = { id: '2', name: 'Opening', note: '1901', from: 1901, to: 1901 }
const war: TimelineItem = { id: '3', name: 'War', note: 'since 1950', from: 1950, to: null }

test('Nothing lies over another thing or its name [C-E06]', () => {
  const laid = layOut([fair, opening, war], { from: 1880, to: 1979 }, 1000)
  expect(laid.map(({ lane }) => lane)).toEqual([0, 1, 0])
  expect(laid[0]).toMatchObject({ left: 200, width: 30 })
})

test('A name at the edge begins before what it names, and is read whole [C-E06]', () => {
  const last: TimelineItem = {
    id: '5',
    name: 'Restoration of the ceiling',
    note: '1978',
    from: 1978,
    to: 1978,
  }
  const [laid] = layOut([last], { from: 1880, to: 1979 }, 1000)
  expect(laid?.left).toBe(980)
  expect(laid?.labelLeft).toBeLessThan(850)
})

test('An open end fades away from the year that is known [C-E06]', () => {
  const before: TimelineItem = { id: '4', name: 'Ruin', note: 'before 1930', from: null, to: 1929 }
  const [ruin, long] = layOut([before, war], { from: 1880, to: 1979 }, 1000)
  expect((ruin?.left ?? 0) + (ruin?.width ?? 0)).toBe(500)
  expect(long).toMatchObject({ left: 700, width: 56 })
})

function Page({ onView, ...given }: Partial<TimelineProps>) {
  const [view, setView] = useState<YearSpan>({ from: 1880, to: 1979 })
  return (
    <Timeline
      label="Events"
      span={{ from: 1800, to: 2000 }}
      view={view}
      onView={next => {
        setView(next)
        onView?.(next)
      }}
      step={10}
      bars={[
        { from: 1900, count: 2 },
        { from: 1950, count: 1 },
      ]}
      items={[fair, opening, war]}
      link={({ id }, content) => <a href={`/event/${id}`}>{content}</a>}
      texts={{
        zoomIn: 'Nearer',
        zoomOut: 'Farther',
        earlier: 'Earlier',
        later: 'Later',
        all: 'All',
        keys: 'Arrows move',
        year: String,
        years: (from, to) => `${from} to ${to}`,
        bar: (from, to, count) => `${from} to ${to}: ${count}`,
      }}
      {...given}
    />
  )
}

test('What happened is a list of links in its order, with when it was [C-E06]', () => {
  render(<Page />)
  const stage = screen.getByRole('region', { name: 'Events' })
  expect(
    within(stage)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Fair1900', 'Opening1901', 'Warsince 1950'])
})

test('It is moved and zoomed by buttons and by keys, and a bar brings its years into view [C-E06]', async () => {
  render(<Page />)
  const years = () => screen.getByRole('status').textContent
  await userEvent.click(screen.getByRole('button', { name: 'Nearer' }))
  expect(years()).toBe('1905 to 1954')
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }))
  expect(years()).toBe('1880 to 1929')
  screen.getByRole('region', { name: 'Events' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(years()).toBe('1890 to 1939')
  await userEvent.keyboard('{Home}')
  expect(years()).toBe('1794 to 2006')
  const [first] = screen.getAllByRole('button', { name: /: \d$/ })
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1950 to 1959: 1')
  await userEvent.keyboard('{Enter}')
  expect(years()).toBe('1950 to 1959')
})
