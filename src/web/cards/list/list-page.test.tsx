import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { serverNews } from '../../platform/events/news.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { catalogueArea } from '../catalogue-area.ts'
import { ListPage } from './ListPage.tsx'
import type { ListSearch } from './list-search.ts'

const context = preparePages()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Room for a dozen rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  signInAs(aUser(['catalogueRead', 'publishCardOnWeb']))
})
afterEach(() => vi.restoreAllMocks())

const aRow = (number: number, change: Partial<CardRow> = {}): CardRow => ({
  id: String(number),
  type: { id: 1, name: 'OBJECT' },
  number: `N ${number}`,
  title: `Amphora ${number}`,
  subtitle: 'Nadar studio',
  thumbnailUrl: null,
  publishedOnWeb: false,
  completeness: 40,
  lock: null,
  relatedEntitiesCount: {},
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  columns: {},
  ...change,
})

const materials = {
  name: 'materials_material',
  label: 'Material',
  type: 'MULTIVALUE',
  values: [
    { value: '1', label: 'Silver', count: 12_500 },
    { value: '2', label: 'Clay', count: 3 },
  ],
}

const answer = (rows: readonly CardRow[], totalSize = rows.length, totalIsAtLeast = false) => ({
  json: { result: rows, facets: [], page: 0, totalSize, totalIsAtLeast, blocksize: 100 },
})
const facets = (totalSize: number) => ({
  json: { result: [], facets: [materials], page: 0, totalSize, totalIsAtLeast: false, blocksize: 0 },
})
const isFacets = (address: string) => address.includes('blocksize=0')

function Page({ initial = {} }: { readonly initial?: ListSearch }) {
  const [search, setSearch] = useState<ListSearch>(initial)
  return (
    <ListPage
      area={catalogueArea}
      search={search}
      onChange={patch => setSearch(now => JSON.parse(JSON.stringify({ ...now, ...patch })))}
      layouts={[]}
    />
  )
}

test('Rows are there before the facets are counted; then the exact total takes the place of the open one [C-K02] [C-K03]', async () => {
  let count: () => void = () => undefined
  const counted = new Promise<void>(resolve => {
    count = resolve
  })
  context.network.on('GET /api/v1/catalogue/', async ({ address }) => {
    if (!isFacets(address)) return answer([aRow(1), aRow(2)], 10_000, true)
    await counted
    return facets(12_503)
  })
  await renderPage(<Page />)
  expect(await screen.findByRole('link', { name: 'Amphora 2' })).toBeTruthy()
  expect(screen.getByText('More than 10,000 objects')).toBeTruthy()
  count()
  expect(await screen.findByRole('checkbox', { name: /Silver.*12,500/ })).toBeTruthy()
  expect(screen.getByText('12,503 objects')).toBeTruthy()
  expect(context.network.to('GET /api/v1/catalogue/')[0]?.address).toContain('without_filters=true')
})

test('A chosen value narrows the list and stands as a chip, which takes it away again [C-K03]', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address)
      ? facets(2)
      : address.includes('material')
        ? answer([aRow(1)])
        : answer([aRow(1), aRow(2)]),
  )
  await renderPage(<Page />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Clay/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Amphora 2' })).toBeNull())
  const chips = screen.getByRole('list', { name: 'Active filters' })
  expect(chips.textContent).toContain('Material: Clay')
  await userEvent.click(within(chips).getByRole('button', { name: 'Remove Clay' }))
  expect(await screen.findByRole('link', { name: 'Amphora 2' })).toBeTruthy()
})

test('A row says what is missing, who is editing, and how complete it is [C-K05] [C-K18] [C-O03]', async () => {
  const lock = { userName: 'Bruno Neri', since: new Date().toISOString(), mine: false }
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1, { title: '', lock })]),
  )
  await renderPage(<Page />)
  expect(await screen.findByRole('link', { name: '---' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Bruno Neri has been editing since \d\d:\d\d$/ })).toBeTruthy()
  expect(screen.getByTitle('40 % complete')).toBeTruthy()
  expect(screen.getByText('Nadar studio')).toBeTruthy()
})

test('Publishing shows at once, and goes back when the server refuses [C-K06]', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1)]),
  )
  let refuse: () => void = () => undefined
  const refused = new Promise<void>(resolve => {
    refuse = resolve
  })
  context.network.on('PUT /api/v1/catalogue/1/published_on_web', async () => {
    await refused
    return { status: 403, json: {} }
  })
  await renderPage(<Page />)
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'On the web: Amphora 1' })
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle.checked).toBe(true))
  refuse()
  await waitFor(() => expect(toggle.checked).toBe(false))
})

test('Without the right to publish the switch cannot be moved [C-K06] [P-S17]', async () => {
  signInAs(aUser(['catalogueRead']))
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1)]),
  )
  await renderPage(<Page />)
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'On the web: Amphora 1' })
  expect(toggle.disabled).toBe(true)
})

test('What others change is shown in its place [C-K04] [C-K05]', async () => {
  let title = 'Amphora'
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1, { title })]),
  )
  await renderPage(<Page />)
  await screen.findByRole('link', { name: 'Amphora' })
  title = 'Krater'
  serverNews.tell({
    name: 'card.changed',
    data: { type: 'object', ids: ['1'], what: 'saved', accountId: '9' },
  })
  expect(await screen.findByRole('link', { name: 'Krater' })).toBeTruthy()
})

test('A list that cannot be had says so, and can be asked for again', async () => {
  let isDown = true
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isDown ? { status: 500, json: {} } : isFacets(address) ? facets(1) : answer([aRow(1)]),
  )
  await renderPage(<Page />)
  const alert = await screen.findByRole('alert')
  isDown = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
})

test('When nothing fits, each condition can be taken away on its own [C-K03]', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(0) : address.includes('q=') ? answer([]) : answer([aRow(1)]),
  )
  await renderPage(<Page initial={{ q: 'zzz', filters: { materials_material: ['2'] } }} />)
  expect(await screen.findByRole('button', { name: 'Without Material: Clay' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Without “zzz”' }))
  expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
})
