import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { serverNews } from '../../platform/events/news.ts'
import { notices } from '../../platform/notices/notices.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import type { ListSearch } from '../data/list-search.ts'
import { useFacets } from '../facets/use-facets.ts'
import { LinkCounts } from '../links/LinkCounts.tsx'
import { ListPage } from './ListPage.tsx'
import { type RowRange, useListRows } from './use-list-rows.ts'

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
  version: 1,
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

test('A selected value filters the list, and its chip removes it again [C-K03]', async () => {
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
  expect(screen.getByTitle('40% complete')).toBeTruthy()
  expect(screen.getByText('Nadar studio')).toBeTruthy()
})

test('From anywhere on the page j leads to the rows, where x selects and e edits [F-W08]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueEdit']))
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(2) : answer([aRow(1), aRow(2)]),
  )
  const { router } = await renderPage(<Page />)
  await screen.findAllByRole('row')
  const grid = screen.getByRole('grid')
  await userEvent.keyboard('jjx')
  expect(document.activeElement).toBe(grid)
  const rows = screen.getAllByRole('row', { selected: true })
  expect(rows.map(row => row.id)).toEqual([grid.getAttribute('aria-activedescendant')])
  await userEvent.keyboard('k{Control>}j{/Control}e')
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue/object/1/edit'))
})

const stateOf = (state: 'Published' | 'Unpublished') =>
  screen.findByRole('button', { name: `${state}: Amphora 1` })

const choose = async (state: 'Published' | 'Unpublished', action: string) => {
  await userEvent.click(await stateOf(state))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Publishes with the keyboard: the button has the focus, whatever is still loading. */
const publish = async () => {
  await choose('Unpublished', 'Publish on the web')
  const button = await screen.findByRole('button', { name: 'Publish' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
}

const listOfOne = (missing: readonly object[] = []) => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1)]),
  )
  context.network.on('GET /api/v1/catalogue/1/missing', { json: { missing } })
  context.network.on('GET /api/v1/catalogue/1/publicity', {
    json: {
      site: 'open',
      address: { url: 'https://vitrine.test/m/museo/en/objects/', isNamed: false },
      withdrawal: null,
      shown: 12,
      held: [{ reason: 'private', paths: ['remarks'] }],
      pictures: [{ id: '7', title: 'Front', licence: 'CC BY 4.0', state: 'whole' }],
    },
  })
  context.network.on('PUT /api/v1/catalogue/1/published_on_web', { json: {} })
}

test('Publishing is an action with a name, shown immediately, and reverted if the server refuses, each with a message [C-K06] [C-M01] [F-W09]', async () => {
  listOfOne()
  let refuse: () => void = () => undefined
  const refused = new Promise<void>(resolve => {
    refuse = resolve
  })
  context.network.on('PUT /api/v1/catalogue/1/published_on_web', async () => {
    await refused
    return { status: 403, json: {} }
  })
  await renderPage(<Page />)
  await publish()
  await stateOf('Published')
  refuse()
  await stateOf('Unpublished')
  expect(notices.get()[0]?.text).toBe('common.somethingWentWrong')
  context.network.on('PUT /api/v1/catalogue/1/published_on_web', { json: {} })
  await publish()
  await waitFor(() => expect(notices.get()[0]?.text).toBe('object.words.published'))
  await choose('Published', 'Unpublish')
  await waitFor(() => expect(notices.get()[0]?.text).toBe('object.words.unpublished'))
  // The notice takes it back.
  notices.get()[0]?.action?.run()
  await stateOf('Published')
  await waitFor(() => expect(notices.get()[0]?.text).toBe('common.undone'))
})

test('Publishing tells first what is missing, what everybody sees, and where, and needs one press more [F-W09] [O-W10]', async () => {
  listOfOne([
    { what: 'licence', count: 2 },
    { what: 'alternativeText', count: 1 },
  ])
  await renderPage(<Page />)
  await choose('Unpublished', 'Publish on the web')
  const dialog = await screen.findByRole('dialog', { name: 'Publish on the web' })
  await within(dialog).findByText('12 fields are shown.')
  expect(await within(dialog).findByText('https://vitrine.test/m/museo/en/objects/…')).toBeTruthy()
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The licence of 2 pictures',
    'The alternative text of 1 picture',
    'Internal: Remarks',
    'Front · CC BY 4.0 · shown',
  ])
  expect(context.network.to('PUT')).toHaveLength(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  await stateOf('Published')
})

test('Without the right to publish the state is read only [C-K06] [P-S17]', async () => {
  signInAs(aUser(['catalogueRead']))
  listOfOne()
  await renderPage(<Page />)
  expect(await screen.findByText('Unpublished')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unpublished: Amphora 1' })).toBeNull()
})

test('What others change is shown in its place [C-K04] [C-K05]', async () => {
  let title = 'Amphora'
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1, { title })]),
  )
  await renderPage(<Page />)
  await screen.findByRole('link', { name: 'Amphora' })
  title = 'Krater'
  serverNews.publish({
    name: 'card.changed',
    data: { type: 'object', ids: ['1'], what: 'saved', accountId: '9' },
  })
  expect(await screen.findByRole('link', { name: 'Krater' })).toBeTruthy()
})

test.each(['many', 'restored'] as const)(
  'An emptied list shows again what comes back (%s) [F-W09]',
  async what => {
    let isBack = false
    context.network.on('GET /api/v1/catalogue/', ({ address }) =>
      isFacets(address) ? facets(isBack ? 1 : 0) : answer(isBack ? [aRow(1)] : []),
    )
    await renderPage(<Page />)
    await waitFor(() => expect(context.network.to('GET /api/v1/catalogue/').length).toBeGreaterThan(1))
    isBack = true
    serverNews.publish({ name: 'card.changed', data: { type: 'object', ids: ['1'], what, accountId: '9' } })
    expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
  },
)

test('Of many changed records those beyond the rows in view count, too [F-W09]', async () => {
  let rows = [aRow(1)]
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(rows.length) : answer(rows),
  )
  await renderPage(<Page />)
  await screen.findByRole('link', { name: 'Amphora 1' })
  rows = [aRow(1), aRow(2)]
  serverNews.publish({
    name: 'card.changed',
    data: { type: 'object', ids: ['2'], what: 'many', accountId: '9' },
  })
  expect(await screen.findByRole('link', { name: 'Amphora 2' })).toBeTruthy()
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

test('When nothing fits, each condition can be taken away on its own [C-K03] [C-K04]', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(0) : address.includes('q=') ? answer([]) : answer([aRow(1)]),
  )
  await renderPage(<Page initial={{ q: 'zzz', filters: { materials_material: ['2'] } }} />)
  expect(await screen.findByRole('button', { name: 'Without Material: Clay' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Without “zzz”' }))
  expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
  // The filters stay when the search is cleared.
  expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain('Material: Clay')
})

test('When nothing fits, the drawn area and the advanced search can each be taken away [C-K03] [C-Q01] [C-Q04]', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(0) : address.includes('criteria=') ? answer([]) : answer([aRow(1)]),
  )
  const filter = { field: 'title', condition: 'CONTAINS', operator: 'AND', values: ['bowl'] }
  const criteria = JSON.stringify({ blocks: [{ operator: 'AND', filters: [filter] }] })
  await renderPage(<Page initial={{ criteria, area: 'POLYGON((9 45, 10 45, 10 46, 9 45))' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Without the drawn area' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Without the drawn area' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Without the advanced search' }))
  expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
})

test('An invalid area is reported and can be removed [C-Q04] [C-Q06]', async () => {
  const refused = { status: 400, error: 'invalid_input', message: 'No', fields: { area: 'No' } }
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    address.includes('area=')
      ? { status: 400, json: refused }
      : isFacets(address)
        ? facets(1)
        : answer([aRow(1)]),
  )
  await renderPage(<Page initial={{ area: 'POINT(9 45)' }} />)
  await screen.findByText('This area is not valid')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Points and lines have no area')
  await userEvent.click(within(alert).getByRole('button', { name: 'Remove area' }))
  expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
})

test('A list whose advanced search is refused says that it cannot be run [C-Q06]', async () => {
  const refused = {
    status: 400,
    error: 'invalid_input',
    message: 'No',
    fields: { 'criteria.blocks.0.filters.0': 'No' },
  }
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    address.includes('criteria=')
      ? { status: 400, json: refused }
      : isFacets(address)
        ? facets(1)
        : answer([aRow(1)]),
  )
  await renderPage(<Page initial={{ criteria: '{}' }} />)
  expect(await screen.findByText('This search cannot be run')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all objects' }))
  expect(await screen.findByRole('link', { name: 'Amphora 1' })).toBeTruthy()
})

test('A picture on its mat has number, title and author below it [C-O03] [C-S02]', async () => {
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? facets(1) : answer([aRow(1)]),
  )
  await renderPage(<Page initial={{ view: 'gridView' }} />)
  const tile = await screen.findByRole('gridcell')
  for (const words of ['N 1', 'Amphora 1', 'Nadar studio']) expect(tile.textContent).toContain(words)
})

test('Records with coordinates are shown on a map with the list’s filters, and link to their pages [C-S02]', async () => {
  // The test's document cannot draw; names of towns are measured before they are drawn.
  const pen = new Proxy(
    {},
    { get: (_target, name) => () => (name === 'measureText' ? { width: 8 } : undefined), set: () => true },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  context.network.on('GET /api/v1/catalogue/', () => facets(2))
  const point = { id: '1', number: 'N 1', title: 'Amphora 1', longitude: 15, latitude: 40.4 }
  context.network.on('GET /api/v1/catalogue/points', { json: { groups: [], result: [point], totalSize: 1 } })
  await renderPage(<Page initial={{ view: 'mapView', q: 'amphora' }} />)
  expect(await screen.findByText('1 object on the map')).toBeTruthy()
  expect(context.network.to('GET /api/v1/catalogue/points')[0]?.address).toContain('q=amphora')
  await userEvent.click(await screen.findByRole('button', { name: 'Amphora 1' }))
  const link = await screen.findByRole('link', { name: 'Amphora 1' })
  expect(link.getAttribute('href')).toBe('/app/catalogue/object/1')
})

test('A row counts what its object is linked with, of whatever type; nothing is no count [C-K08]', async () => {
  await renderPage(<LinkCounts counts={{ object: 2, file: 1 }} />)
  expect(screen.getByRole('img', { name: 'Objects: 2, Files: 1' })).toBeTruthy()
  cleanup()
  await renderPage(<LinkCounts counts={{}} />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('After a full page more are loaded; each page is at its own place, and none twice [C-K04]', async () => {
  const page = (address: string) => {
    const at = Number(new URLSearchParams(address.split('?')[1]).get('page'))
    const rows = Array.from({ length: at < 2 ? 100 : 30 }, (_, index) => aRow(at * 100 + index))
    return { json: { ...answer(rows, 100, true).json, page: at } }
  }
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? new Promise(() => undefined) : page(address),
  )
  const counts: number[] = []
  let show: (range: RowRange) => void = () => undefined
  let rowAt: (index: number) => CardRow | undefined = () => undefined
  const nothing: ListSearch = {}
  function Rows() {
    const rows = useListRows(catalogueArea, nothing, 0)
    counts.push(rows.count)
    ;({ show, rowAt } = rows)
    return null
  }
  await renderPage(<Rows />)
  const ends = async (range: RowRange, count: number) => {
    act(() => show(range))
    await waitFor(() => expect(counts.at(-1)).toBe(count))
  }
  await ends({ first: 0, last: 20 }, 200)
  await ends({ first: 90, last: 110 }, 300)
  await ends({ first: 190, last: 210 }, 230)
  const ids = Array.from({ length: 230 }, (_, index) => rowAt(index)?.id)
  expect(ids).toEqual(Array.from({ length: 230 }, (_, index) => String(index)))
})

test('A list whose end is open has all its places when the facets have counted it [C-K03] [C-K04]', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => aRow(index))
  context.network.on('GET /api/v1/catalogue/', ({ address }) =>
    isFacets(address) ? answer([], 5000) : answer(rows, 100, true),
  )
  const seen: string[] = []
  const search: ListSearch = {}
  function Rows() {
    const { count, total, totalIsAtLeast, isLoading } = useListRows(catalogueArea, search, 0)
    useFacets(catalogueArea, search, !isLoading)
    seen.push(`${count} ${total} ${totalIsAtLeast}`)
    return null
  }
  await renderPage(<Rows />)
  await waitFor(() => expect(seen.at(-1)).toBe('5000 5000 false'))
  expect(seen).toContain('200 100 true')
})
