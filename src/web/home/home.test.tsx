import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CardFigures, HomeFigures } from '#model/api/statistics.ts'
import { serverNews } from '../platform/events/news.ts'
import { lastOpened } from '../platform/last-opened.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { stepsWanted } from './FirstSteps.tsx'
import { HomePage } from './HomePage.tsx'
import { quickValues } from './QuickEntry.tsx'

const context = preparePages()

const figures: CardFigures = {
  type: 'object',
  total: 2,
  completeness: 40,
  facets: [],
  growth: [],
  countedAt: new Date().toISOString(),
}

const home = (change: Partial<HomeFigures> = {}): HomeFigures => ({
  cards: [{ type: 'object', total: 2 }],
  mine: [],
  steps: [
    { name: 'object', done: true },
    { name: 'import', done: false },
  ],
  ...change,
})

const answer = (path: string, json: object) =>
  context.network.on(`GET /api/v1${path}`, () => Promise.resolve({ json }))

test('Home leads on where one was; what cannot be loaded says so in its place, and what one may not do is not there [C-S07] [P-S17]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  const touched = { id: '4', type: 'object', number: '7', title: 'Bowl', thumbnailUrl: null }
  answer('/statistics/home', home({ mine: [{ ...touched, at: new Date().toISOString(), draft: true }] }))
  answer('/statistics/cards', figures)
  answer('/news', { result: [], entities: {}, totalSize: 0, unread: 0 })
  context.network.on('GET /api/v1/calendar', () => Promise.resolve({ status: 500, json: {} }))
  lastOpened.keep('3', { path: '/app/procedures/9', title: 'Silver', number: 'LO-1' })
  lastOpened.keep('other', { path: '/app/procedures/8', title: 'Not here', number: 'LO-2' })
  await renderPage(<HomePage />)
  const draft = await screen.findByRole('link', { name: /Bowl/ })
  expect(draft.getAttribute('href')).toBe('/app/catalogue/object/4/edit')
  expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('No news.')).toBeTruthy())
  expect(screen.getByRole('button', { name: 'Add object' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Your tasks' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull()
  expect(screen.getByText('1 of 2 done')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Silver/ }).getAttribute('href')).toBe('/app/procedures/9')
  expect(screen.queryByText('Not here')).toBeNull()
})

test('What waits for the approval of the person is on home until it is answered, wherever that happens', async () => {
  signInAs(aUser(['acquisition-read']))
  answer('/statistics/home', home())
  const waiting = {
    id: '3',
    procedureId: '5',
    type: 'ACQUISITION',
    number: 'AQ-2026-001',
    title: 'Two coins',
    step: 'approved',
    askedAt: '2026-11-20T08:00:00.000Z',
    askedBy: 'Anna Rossi',
  }
  answer('/my-approvals', { result: [waiting] })
  await renderPage(<HomePage />)
  const block = within(await screen.findByRole('region', { name: 'Waiting for your approval' }))
  const link = block.getByRole('link', { name: /Two coins.*Anna Rossi/ })
  expect(link.getAttribute('href')).toBe('/app/procedures/5')
  answer('/my-approvals', { result: [] })
  act(() => serverNews.publish({ name: 'procedure.changed', data: { id: '5' } }))
  await waitFor(() => expect(screen.queryByText('Two coins')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Waiting for your approval' })).toBeNull()
})

test('First steps are shown to small museums that have some to take [C-S07]', () => {
  expect(stepsWanted(home())).toBe(true)
  expect(stepsWanted(home({ cards: [{ type: 'object', total: 25 }] }))).toBe(false)
  expect(stepsWanted(home({ steps: [{ name: 'object', done: true }] }))).toBe(false)
  expect(stepsWanted(home({ steps: [] }))).toBe(false)
})

test('An object in one line may have a number, a title, or both [C-S07]', () => {
  expect(quickValues({ number: ' 7 ', title: 'Schale' }, 'de')).toEqual({
    objectNumbers: [{ objectNumber: '7' }],
    title: { de: 'Schale' },
  })
  expect(quickValues({ number: '', title: ' ' }, 'en')).toEqual({})
})
