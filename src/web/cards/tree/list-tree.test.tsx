import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { areaOf } from '../linked-cards.ts'
import { Ancestors } from './Ancestors.tsx'
import { ChildCards } from './ChildCards.tsx'
import { ListTree } from './ListTree.tsx'

const context = preparePages()
afterEach(cleanup)

const places = areaOf('place')
if (!places) throw new Error('places have no area')
const area = places

const card = (id: string, title: string, children = 0) => ({ id, number: '', title, subtitle: '', children })
const way = (...titles: string[]) => titles.map((title, at) => ({ id: String(at + 1), number: '', title }))

/** Italy (1) with Lazio (2) below it, and Rome (3) below that. */
function serveTree() {
  context.network.on('GET /api/v1/place/tree', async ({ address }) => {
    const asked = new URL(address, 'http://museum').searchParams.get('parent')
    const pages: Record<string, object> = {
      top: { path: [], result: [card('1', 'Italy', 1)] },
      1: { path: way('Italy'), result: [card('2', 'Lazio', 1)] },
      2: { path: way('Italy', 'Lazio'), result: [card('3', 'Rome')] },
      3: { path: way('Italy', 'Lazio', 'Rome'), result: [] },
    }
    const page = pages[asked ?? 'top'] as { result: unknown[] }
    return { json: { ...page, page: 0, totalSize: page.result.length, blocksize: 100 } }
  })
  signInAs(aUser(['placeRead']))
}

test('A place selected in the tree limits the list to its descendants [C-E05]', async () => {
  serveTree()
  const change = vi.fn()
  await renderPage(
    <ListTree area={area} search={{}} onChange={change}>
      <p>The list</p>
    </ListTree>,
  )
  await userEvent.click(await screen.findByRole('row', { name: /Italy/ }, { timeout: 8000 }))
  expect(change).toHaveBeenCalledWith({ filters: { broader: ['#1'] } })
  expect(screen.getByText('The list')).toBeTruthy()
})

test('The way down to the chosen place is open, each step of it a choice, and the place itself a link [C-E05]', async () => {
  serveTree()
  const change = vi.fn()
  await renderPage(
    <ListTree area={area} search={{ filters: { broader: ['#3'] } }} onChange={change}>
      <p>The list</p>
    </ListTree>,
  )
  await waitFor(() =>
    expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual(['Italy1', 'Lazio1', 'Rome']),
  )
  expect(screen.getByRole('link', { name: 'Rome' }).getAttribute('href')).toBe('/app/entities/place/3')
  await userEvent.click(screen.getByRole('button', { name: 'Lazio' }))
  expect(change).toHaveBeenCalledWith({ filters: { broader: ['#2'] } })
})

test('A record shows its ancestors and children [C-E05]', async () => {
  serveTree()
  await renderPage(
    <>
      <Ancestors area={area} id="2" />
      <ChildCards area={area} id="2" />
    </>,
  )
  expect((await screen.findByRole('link', { name: 'Italy' })).getAttribute('href')).toBe(
    '/app/entities/place/1',
  )
  expect(screen.getByRole('link', { name: 'Rome' }).getAttribute('href')).toBe('/app/entities/place/3')
  expect(screen.getByRole('link', { name: 'Show all included, as a list' }).getAttribute('href')).toContain(
    'broader',
  )
})
