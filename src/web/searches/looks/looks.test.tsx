import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CardArea } from '../../cards/card-area.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { VisualSearchButton } from './VisualSearchButton.tsx'

const context = preparePages()
const objects = areaOf('object') as CardArea
const looks = 'looks:0123456789abcdef'

const asked = (text: unknown) =>
  JSON.parse(String(text)).blocks.map(({ filters }: { filters: { field: string; values: string[] }[] }) =>
    filters.map(({ field, values }) => `${field} ${values.join(' ')}`),
  )

async function opened(criteria?: string) {
  signInAs(aUser(['catalogueRead', 'damRead']))
  const onChange = vi.fn()
  await renderPage(<VisualSearchButton area={objects} criteria={criteria} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search by picture or colour' }))
  await screen.findByRole('dialog')
  return onChange
}

const picture = new File(['a picture'], 'own.jpg', { type: 'image/jpeg' })

const send = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nowhere to choose a picture')
  await userEvent.upload(input, file)
}

test('A list is narrowed by a picture of one’s own and by colours [C-Q01]', async () => {
  context.network.on('POST /api/v1/picture-looks', { json: { looks, colours: [6] } })
  const onChange = await opened()
  await send(picture)
  await screen.findByRole('img', { name: 'Your own picture' })
  await userEvent.click(screen.getByRole('button', { name: 'Red' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(asked(onChange.mock.calls[0]?.[0].criteria)).toEqual([
    [`@linked>file>@looks ${looks}`, '@linked>file>colours/colour 1'],
  ])
})

test('Pictures without similar ones are searched by colour; other files are reported as not a picture [C-Q01]', async () => {
  context.network.on('POST /api/v1/picture-looks', { json: { looks: null, colours: [6] } })
  await opened()
  await send(picture)
  await screen.findByText(/has only one colour/)
  expect(screen.getByRole('button', { name: 'Blue' }).getAttribute('aria-pressed')).toBe('true')
  context.network.on('POST /api/v1/picture-looks', {
    status: 400,
    json: { status: 400, error: 'invalid_input', message: 'This is no picture' },
  })
  await send(picture)
  await screen.findByText('This is no picture')
})

test('Taking pictures and colours out leaves the rest of the search as it was [C-Q01]', async () => {
  const title = { field: 'title', condition: 'CONTAINS', operator: 'AND', values: ['bowl'] }
  const look = { field: '@linked>file>@looks', condition: 'LOOKS_LIKE', operator: 'AND', values: ['7'] }
  const blocks = [title, look].map(filter => ({ operator: 'AND', filters: [filter] }))
  const onChange = await opened(JSON.stringify({ blocks }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove this picture' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(asked(onChange.mock.calls[0]?.[0].criteria)).toEqual([['title bowl']]))
})

test('Who may see no files is not offered to search by them [C-Q01] [P-P01]', async () => {
  signInAs(aUser(['catalogueRead']))
  await renderPage(<VisualSearchButton area={objects} criteria={undefined} onChange={() => undefined} />)
  expect(screen.queryByRole('button', { name: 'Search by picture or colour' })).toBeNull()
})
