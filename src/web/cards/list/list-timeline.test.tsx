import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { areaOf } from '../linked-cards.ts'
import { ListTimeline } from './ListTimeline.tsx'

const context = preparePages()
afterEach(cleanup)

const events = areaOf('event')
if (!events) throw new Error('events have no area')
const area = events

test('Events are shown on a timeline with a count of undated ones; zooming in loads the visible years [C-E06]', async () => {
  signInAs(aUser(['eventRead']))
  const asked: string[] = []
  context.network.on('GET /api/v1/event/timeline', async ({ address }) => {
    asked.push(address.replace(/^.*\?/, ''))
    return {
      json: {
        span: { from: -752, to: 1995 },
        from: -752,
        to: 1995,
        step: 50,
        density: [
          { from: -800, count: 1 },
          { from: 1950, count: 2 },
        ],
        result: [{ id: '7', title: '', subtitle: '753 B.C.', from: -752, to: -752 }],
        totalSize: 1,
        undated: 3,
      },
    }
  })
  await renderPage(<ListTimeline area={area} wanted={{ q: 'rome' }} />)
  const link = await screen.findByRole('link', { name: /---/ })
  expect(link.getAttribute('href')).toBe('/app/entities/event/7')
  expect(screen.getByRole('button', { name: '1950 – 1999: 2 events' })).toBeTruthy()
  expect(screen.getByText('Not shown (no date): 3 events')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await screen.findByRole('link', { name: /---/ })
  expect(asked[0]).toBe('q=rome')
  expect(asked.at(-1)).toMatch(/q=rome&from=-?\d+&to=\d+/)
})

test('Without any date it says so [C-E06]', async () => {
  signInAs(aUser(['eventRead']))
  context.network.on('GET /api/v1/event/timeline', async () => ({
    json: { span: null, from: 0, to: 0, step: 1, density: [], result: [], totalSize: 0, undated: 0 },
  }))
  await renderPage(<ListTimeline area={area} wanted={{}} />)
  expect(await screen.findByText('No results with a date')).toBeTruthy()
})
