import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { NewsHeading } from '#model/api/news.ts'
import { Notifications } from '../app/shell/Notifications.tsx'
import { serverNews } from '../platform/events/news.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { NewsArticle, NewsList } from './NewsPage.tsx'

// Without a layout engine floating parts count as hidden, so hidden ones are included.
const context = preparePages()

const news = (id: string, change: Partial<NewsHeading> = {}): NewsHeading => ({
  id,
  title: `News ${id}`,
  language: 'en',
  publishedAt: '2026-11-20T08:00:00.000Z',
  pinned: false,
  read: false,
  ...change,
})

const answerWith = (...items: readonly NewsHeading[]) =>
  context.network.on('GET /api/v1/news?', {
    json: {
      result: items.map(({ id }) => id),
      entities: Object.fromEntries(items.map(item => [item.id, item])),
      totalSize: items.length,
      unread: items.filter(({ read }) => !read).length,
    },
  })

test('News is listed in the order of the server, unread and pinned items are labelled, and all can be marked as read [C-P11]', async () => {
  signInAs(aUser())
  answerWith(news('9', { pinned: true }), news('12', { read: true, title: 'Neues', language: 'de' }))
  context.network.on('PUT /api/v1/news/read', { status: 204 })
  await renderPage(<NewsList />)
  const [pinned, read] = await screen.findAllByRole('listitem')
  if (!pinned || !read) throw new Error('two are expected')
  expect(within(pinned).getByRole('link').textContent).toBe('News 9 (Unread)')
  expect(within(pinned).getByText('Pinned')).toBeTruthy()
  expect(within(read).getByRole('link').textContent).toBe('Neues')
  expect(within(read).getByText('Neues').lang).toBe('de')
  expect(within(read).getByRole('link').getAttribute('href')).toBe('/app/news/12')
  expect(screen.getByRole('status').textContent).toBe('1 unread')
  answerWith(news('9', { read: true }), news('12', { read: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No unread news'))
  expect(context.network.to('PUT /api/v1/news/read')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(context.network.to('PUT /api/v1/news/read')).toHaveLength(1)
})

test('Without news the page says so; after a failure it can be loaded again [C-P11]', async () => {
  signInAs(aUser())
  context.network.on('GET /api/v1/news?', { status: 500, json: {} })
  await renderPage(<NewsList />)
  await screen.findByText('The news could not be loaded.')
  answerWith()
  await userEvent.click(screen.getByRole('button', { name: /again/ }))
  expect(await screen.findByRole('heading', { name: 'No news' })).toBeTruthy()
})

test('Opened news is marked as read, once; its links open outside, and its text is never markup [C-P11]', async () => {
  signInAs(aUser())
  const body = '<b>Bold</b> and [our help](https://help.example/a).\n\nTwo.'
  context.network.on('GET /api/v1/news/9', { json: { ...news('9'), body } })
  context.network.on('PUT /api/v1/news/9/read', { status: 204 })
  await renderPage(<NewsArticle id="9" />)
  expect(await screen.findByText(/^<b>Bold<\/b> and/)).toBeTruthy()
  const link = screen.getByRole('link', { name: /our help/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://help.example/a',
    'noopener noreferrer',
  ])
  await waitFor(() => expect(context.network.to('PUT /api/v1/news/9/read')).toHaveLength(1))
})

test('News that has ended says so and links to the others [C-P11]', async () => {
  signInAs(aUser())
  context.network.on('GET /api/v1/news/9', { status: 404, json: {} })
  await renderPage(<NewsArticle id="9" />)
  expect(await screen.findByRole('heading', { name: 'This news item is no longer shown' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/app/news')
})

test('The bell counts unread news and shows the newest; new items appear automatically [C-P11] [P-S15]', async () => {
  signInAs(aUser())
  answerWith(news('9'))
  await renderPage(<Notifications />)
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  answerWith(news('10'), news('9'))
  act(() => serverNews.publish({ name: 'news.changed', data: {} }))
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  expect(await screen.findByRole('link', { name: 'News 10 (Unread)', hidden: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'All news', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'All news', hidden: true })).toBeNull())
})

test('No news is requested for operators, who belong to no museum [C-P11]', async () => {
  signInAs(aUser([], { role: 'OPERATOR', identities: [] }))
  await renderPage(<Notifications />)
  expect(context.network.to('GET /api/v1/news')).toEqual([])
})
