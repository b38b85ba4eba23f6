import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { holdings } from '#model/groups/holdings.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import type { ListSearch } from '../data/list-search.ts'
import { ListPage } from './ListPage.tsx'

const context = preparePages()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Room for a dozen rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  signInAs(aUser(['catalogueRead']))
})
afterEach(() => vi.restoreAllMocks())

const aRow = (title: string, change: Partial<CardRow> = {}): CardRow => ({
  id: title.length.toString(),
  type: { id: 1, name: 'OBJECT' },
  number: title,
  title,
  subtitle: '',
  thumbnailUrl: null,
  publishedOnWeb: false,
  version: 1,
  completeness: 40,
  lock: null,
  relatedEntitiesCount: {},
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  columns: {},
  ...change,
})

const page = (rows: readonly CardRow[], more: object = {}) => ({
  json: {
    result: rows,
    facets: [],
    page: 0,
    totalSize: rows.length,
    totalIsAtLeast: false,
    blocksize: 100,
    ...more,
  },
})

function Page() {
  const [search, setSearch] = useState<ListSearch>({})
  return (
    <ListPage
      area={catalogueArea}
      search={search}
      onChange={patch => setSearch(now => JSON.parse(JSON.stringify({ ...now, ...patch })))}
      layouts={[]}
    />
  )
}

test('A list says how many objects are not the museum’s own, and shows them on demand, each with its status', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    address.includes('holding')
      ? page([aRow('Borrowed vase', { apart: holdings.LOAN_IN })])
      : page([aRow('Amphora')], { keptApart: 1200 }),
  )
  await renderPage(<Page />)
  await screen.findByRole('link', { name: 'Amphora' })
  const note = screen.getByText(/^1,200 objects outside the collection are hidden/)
  expect(screen.queryByText('On loan to the museum')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByRole('link', { name: 'Borrowed vase' })
  expect(screen.getByText('On loan to the museum')).toBeTruthy()
  expect(note.isConnected).toBe(false)
  const asked = new URL(context.network.to('GET /api/v1/catalogue/').at(-1)?.address ?? '', 'http://museum')
  expect(JSON.parse(asked.searchParams.get('filters') ?? '{}')).toEqual({ holding: ['2', '3', '4'] })
})

test('A list that leaves out nothing says nothing about it', async () => {
  context.network.on('GET /api/v1/catalogue/', page([aRow('Amphora')]))
  await renderPage(<Page />)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Amphora' })).toBeTruthy())
  expect(screen.queryByText(/outside the collection/)).toBeNull()
})
