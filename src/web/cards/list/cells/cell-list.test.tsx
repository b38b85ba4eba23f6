import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CellChange } from '#model/api/cards/cells.ts'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { catalogueArea } from '../../../testing/catalogue-area.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import type { ListSearch } from '../../data/list-search.ts'
import { ListPage } from '../ListPage.tsx'
// Here from the beginning: the first of the tests does not wait for it to be fetched.
import './CellList.tsx'

const context = preparePages()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  context.network.on('GET /api/v1/catalogue/', ({ address }) => ({
    json: {
      result: address.includes('blocksize=0') ? [] : [1, 2, 3].map(aRow),
      facets: [],
      page: 0,
      totalSize: 3,
      totalIsAtLeast: false,
      blocksize: 100,
    },
  }))
})
afterEach(() => vi.restoreAllMocks())

const aRow = (number: number): CardRow => ({
  id: String(number),
  type: { id: 1, name: 'OBJECT' },
  number: `N ${number}`,
  title: `Amphora ${number}`,
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

/** Answers like the server: every cell is saved, but for texts that are 'wrong'. */
const saves = () =>
  context.network.on('POST /api/v1/catalogue/cells', ({ body }) => {
    const { cells } = JSON.parse(body ?? '') as { cells: CellChange[] }
    const isWrong = ({ text }: CellChange) => text === 'wrong'
    const good = cells.filter(cell => !isWrong(cell))
    const operation = {
      id: '7',
      operationName: 'cards.cells',
      state: 'DONE',
      totalNumberOfElements: good.length,
      numberOfProcessedElements: good.length,
      progress: { success: [], fail: [] },
      stopRequested: false,
      startedAt: '2026-01-01T00:00:00Z',
      endedAt: '2026-01-01T00:00:00Z',
      canUndo: true,
      undoesId: null,
      undoneById: null,
    }
    return {
      json: {
        operation: good.length > 0 ? operation : null,
        saved: good.map(({ id }) => ({ id, version: 2 })),
        problems: cells.filter(isWrong).map(({ id, path }) => ({ id, path, message: 'Not like this' })),
      },
    }
  })
const sent = () =>
  context.network
    .to('POST /api/v1/catalogue/cells')
    .map(({ body }) => (JSON.parse(body ?? '') as { cells: CellChange[] }).cells)

/** The active cell, which the grid names. */
const active = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')

async function begin() {
  signInAs(aUser(['catalogueRead', 'catalogueEdit']))
  await renderPage(<Page />)
  await screen.findByRole('link', { name: 'Amphora 2' })
  await userEvent.keyboard('c')
  await screen.findByRole('button', { name: 'Done' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
}

test('A cell is typed into, saved with the version that was seen, and Return goes down [F-W13]', async () => {
  saves()
  await begin()
  expect(active()?.textContent).toContain('Amphora 1')
  await userEvent.keyboard('Krater{Enter}')
  await waitFor(() => expect(sent()).toEqual([[{ id: '1', path: 'title', version: 1, text: 'Krater' }]]))
  expect(active()?.textContent).toContain('Amphora 2')
  expect(await screen.findByText('Krater')).toBeTruthy()
})

test('Escape undoes the cell, then ends the editing; cells of groups are marked as read-only [F-W13]', async () => {
  saves()
  await begin()
  await userEvent.keyboard('Krater{Escape}')
  expect(active()?.textContent).toContain('Amphora 1')
  await userEvent.keyboard('{ArrowRight}x')
  expect(active()?.getAttribute('aria-readonly')).toBe('true')
  expect(screen.getByText(/cannot be edited in the list/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
  expect(sent()).toEqual([])
})

test('A pasted column is sent at once; what was refused stays in its cell with the reason, and is gone on with [F-W13]', async () => {
  saves()
  await begin()
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => 'one\nwrong\nthree\n' } })
  await waitFor(() =>
    expect(sent()[0]?.map(({ id, text }) => [id, text])).toEqual([
      ['1', 'one'],
      ['2', 'wrong'],
      ['3', 'three'],
    ]),
  )
  const refused = await screen.findByRole('gridcell', { name: /Not like this/ })
  expect(refused.getAttribute('aria-invalid')).toBe('true')
  expect(refused.textContent).toContain('wrong')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByDisplayValue('wrong')).toBeTruthy()
  await userEvent.keyboard('{Backspace}{Backspace}ite{Tab}')
  await waitFor(() => expect(sent()[1]).toEqual([{ id: '2', path: 'title', version: 1, text: 'wroite' }]))
})

test('Selected cells are copied as a spreadsheet reads them [F-W13]', async () => {
  saves()
  await begin()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  const setData = vi.fn()
  fireEvent.copy(screen.getByRole('grid'), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', 'Amphora 1\nAmphora 2\nAmphora 3')
})

test('Whoever may not edit is not offered it [F-W13]', async () => {
  signInAs(aUser(['catalogueRead']))
  await renderPage(<Page />)
  await screen.findByRole('link', { name: 'Amphora 2' })
  await userEvent.keyboard('c')
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
})
