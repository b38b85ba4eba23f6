import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CalendarEntry, CalendarItem } from '#model/api/calendar.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import { addDays } from '../platform/days.ts'
import { serverNews } from '../platform/events/news.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { notices } from '../platform/notices/notices.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { CalendarReminders } from './CalendarReminders.tsx'

const context = preparePages()
const today = dayIn('Europe/Rome', new Date())
/** A day of this month that is not today, so that the month need not change. */
const otherDay = addDays(today, Number(today.slice(8)) > 14 ? -7 : 7)

const item = (change: Partial<CalendarItem> = {}): CalendarItem => ({
  id: '7',
  kind: 'visit',
  title: 'School class',
  allDay: true,
  startDateTime: `${today}T00:00:00.000Z`,
  endDateTime: `${addDays(today, 1)}T00:00:00.000Z`,
  place: '',
  entryId: '7',
  repeats: false,
  path: null,
  editable: true,
  version: 3,
  ...change,
})

const whole = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...(item() as CalendarEntry),
  note: '',
  responsible: null,
  participants: [],
  links: [],
  timeZone: 'Europe/Rome',
  visibility: 'museum',
  reminder: null,
  repetition: null,
  ...change,
})

const answerWith = (...items: readonly CalendarItem[]) =>
  context.network.on('GET /api/v1/calendar?', {
    json: {
      result: items.map(({ id }) => id),
      entities: Object.fromEntries(items.map(one => [one.id, one])),
      largestStart: items.at(-1)?.startDateTime ?? null,
      more: false,
    },
  })

async function open(...items: readonly CalendarItem[]) {
  signInAs(aUser())
  answerWith(...items)
  context.network.on('GET /api/v1/calendar/people', { json: { result: [{ id: '1', name: 'Anna' }] } })
  await renderPage(<CalendarPage />)
  await screen.findByRole('table')
}

const dayButton = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  if (!found) throw new Error(`no ${day}`)
  return found
}

test('Weeks start on Monday in every language, today is marked, and entries name their type [C-P10] [P-S16]', async () => {
  await open(item())
  const heads = () => screen.getAllByRole('columnheader').map(head => head.getAttribute('abbr'))
  expect([heads()[0], heads()[6]]).toEqual(['Monday', 'Sunday'])
  expect(dayButton(today).getAttribute('aria-current')).toBe('date')
  expect((await screen.findByRole('button', { name: /School class/ })).textContent).toBe(
    'All day School class, Visit or tour',
  )
  await act(async () => void (await i18n.changeLanguage('de')))
  expect([heads()[0], heads()[6]]).toEqual(['Montag', 'Sonntag'])
  await act(async () => void (await i18n.changeLanguage('en')))
})

test('Arrow keys move between days, also into another month; Enter creates an entry there [C-P10]', async () => {
  await open()
  dayButton(today).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(dayButton(addDays(today, 1))))
  await userEvent.keyboard('{PageDown}{PageDown}')
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset.day).not.toBe(addDays(today, 1)))
  const day = (document.activeElement as HTMLElement).dataset.day ?? ''
  expect(day > addDays(today, 50)).toBe(true)
  await userEvent.keyboard('{Enter}')
  const from = await screen.findByLabelText<HTMLInputElement>('From', { exact: true })
  expect(from.value).toBe(day.split('-').reverse().join('/'))
})

test('Derived entries link to their page and cannot be dragged; a type can be hidden [C-P10]', async () => {
  const share = item({
    id: 'share:5',
    kind: 'share',
    title: 'Krater',
    entryId: null,
    path: '/app/catalogue/object/5',
    editable: false,
  })
  await open(item(), share)
  const link = await screen.findByRole('link', { name: /Krater/ })
  expect(link.getAttribute('href')).toBe('/app/catalogue/object/5')
  expect(link.getAttribute('draggable')).toBe('false')
  const kinds = screen.getByRole('group', { name: 'Entry types' })
  await userEvent.click(within(kinds).getByRole('button', { name: 'Share link ends' }))
  expect(screen.queryByRole('link', { name: /Krater/ })).toBeNull()
  expect(screen.getByRole('button', { name: /School class/ })).toBeTruthy()
})

test('An entry dropped on another day is moved there, and can be moved back [C-P10]', async () => {
  await open(item())
  context.network.on('GET /api/v1/calendar/7', { json: whole() })
  context.network.on('PUT /api/v1/calendar/7', { json: whole({ version: 4 }) })
  const dataTransfer = { setData: () => undefined }
  fireEvent.dragStart(await screen.findByRole('button', { name: /School class/ }), { dataTransfer })
  const cell = dayButton(otherDay).closest('td')
  if (!cell) throw new Error('a cell is expected')
  fireEvent.dragOver(cell, { dataTransfer })
  fireEvent.drop(cell, { dataTransfer })
  const sent = () => context.network.to('PUT /api/v1/calendar/7').map(({ body }) => JSON.parse(String(body)))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    version: 3,
    title: 'School class',
    startDateTime: `${otherDay}T00:00:00.000Z`,
    endDateTime: `${addDays(otherDay, 1)}T00:00:00.000Z`,
  })
  await waitFor(() => expect(notices.get()[0]?.text).toBe('calendar.entry.moved'))
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ version: 4, startDateTime: `${today}T00:00:00.000Z` })
})

test('Errors are shown at their fields; a version saved by someone else can be accepted or replaced [C-P10] [P-E04]', async () => {
  await open(item())
  context.network.on('GET /api/v1/calendar/7', { json: whole() })
  await userEvent.click(await screen.findByRole('button', { name: /School class/ }))
  const title = await screen.findByLabelText<HTMLInputElement>('Title', {}, { timeout: 5000 })
  await userEvent.clear(title)
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(context.network.to('PUT /api/v1/calendar/7')).toHaveLength(0)
  await userEvent.type(title, 'Mine')
  context.network.on('PUT /api/v1/calendar/7', {
    status: 409,
    json: {
      status: 409,
      error: 'changedSince',
      message: 'Changed',
      data: whole({ title: 'Theirs', version: 9 }),
    },
  })
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByText(/the entry is now “Theirs”/)).toBeTruthy()
  expect(title.value).toBe('Mine')
  context.network.on('PUT /api/v1/calendar/7', { json: whole({ title: 'Mine', version: 10 }) })
  await userEvent.click(screen.getByText('Keep my version'))
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
  expect(JSON.parse(String(context.network.to('PUT /api/v1/calendar/7').at(-1)?.body))).toMatchObject({
    title: 'Mine',
    version: 9,
  })
})

test('Changes by others appear automatically, and reminders on every page [C-P10]', async () => {
  await open()
  answerWith(item({ title: 'Written by Bruno' }))
  act(() => serverNews.publish({ name: 'calendar.changed', data: {} }))
  expect(await screen.findByRole('button', { name: /Written by Bruno/ })).toBeTruthy()
  await renderPage(<CalendarReminders />)
  act(() => serverNews.publish({ name: 'calendar.reminder', data: { title: 'Courier', when: 'Monday' } }))
  expect(notices.get()[0]).toMatchObject({
    text: 'calendar.reminder',
    params: { title: 'Courier', when: 'Monday' },
  })
})
