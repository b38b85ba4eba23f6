import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OperatedNews } from '#model/api/operator/news.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { NewsEditor } from './NewsEditor.tsx'

// Without a layout engine floating parts count as hidden: they are looked for all the same.
const context = preparePages()
const hidden = true

const bodySent = (start: string): unknown => JSON.parse(context.network.to(start)[0]?.body ?? 'null')

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden }))

test('News are written in several languages, previewed as each reader sees them, and sent with their audience [C-P11]', async () => {
  signInAs(aUser([], { role: 'OPERATOR', identities: [] }))
  context.network.on('POST /api/v1/operator/news', { status: 201, json: { id: '5' } })
  context.network.on('GET /api/v1/operator/museums', {
    json: { result: [{ id: '3', name: 'Museo della Valle' }], totalSize: 1, page: 0, blocksize: 10 },
  })
  const close = vi.fn()
  await renderPage(<NewsEditor news={undefined} onClose={close} />)
  await press('Publish')
  expect(await screen.findByText('Enter a heading in at least one language.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Text'), 'See https://a.example')
  expect(screen.getByText('This text needs a heading: English')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Heading'), 'New viewer')
  const preview = screen.getByRole('article', { hidden })
  expect(within(preview).getByRole('heading', { name: 'New viewer', hidden })).toBeTruthy()
  expect(within(preview).getByRole('link', { hidden }).getAttribute('href')).toBe('https://a.example')
  await userEvent.click(screen.getByRole('radio', { name: 'Selected museums', hidden }))
  await press('Publish')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Search a museum by name'), 'valle')
  await userEvent.click(await screen.findByRole('option', { name: 'Museo della Valle', hidden }))
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Administrators')
  await userEvent.click(screen.getByLabelText('Pin above other news'))
  expect(within(preview).getByText('Pinned')).toBeTruthy()
  expect(context.network.to('POST')).toEqual([])
  await press('Publish')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(bodySent('POST /api/v1/operator/news')).toEqual({
    texts: { en: { title: 'New viewer', body: 'See https://a.example' } },
    publishedAt: expect.any(String),
    endsAt: null,
    pinned: true,
    museums: ['3'],
    roles: ['TENANT_ADMIN'],
  })
})

test('Published news keep their moment when other things of them change; before they are deleted it is asked [C-P11]', async () => {
  signInAs(aUser([], { role: 'OPERATOR', identities: [] }))
  const news: OperatedNews = {
    id: '5',
    texts: { de: { title: 'Neu', body: '' } },
    publishedAt: '2026-11-20T08:11:12.000Z',
    endsAt: '2026-12-20T08:11:12.000Z',
    pinned: false,
    museums: null,
    roles: [],
    museumNames: [],
    changedBy: 'Anna',
    changedAt: '2026-11-20T08:11:12.000Z',
    readBy: 3,
  }
  const refusal = { status: 400, error: 'invalid_input', message: 'Wrong', fields: { endsAt: 'Too soon' } }
  context.network.on('PUT /api/v1/operator/news/5', { status: 400, json: refusal })
  context.network.on('DELETE /api/v1/operator/news/5', { status: 204 })
  const close = vi.fn()
  await renderPage(<NewsEditor news={news} onClose={close} />)
  await press('Publish')
  expect(await screen.findByText('Too soon')).toBeTruthy()
  expect(bodySent('PUT')).toMatchObject({ publishedAt: news.publishedAt, endsAt: news.endsAt, museums: null })
  await press('Delete')
  const question = await screen.findByRole('dialog', { name: 'Delete this news item?', hidden })
  expect(context.network.to('DELETE')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Delete', hidden }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})
