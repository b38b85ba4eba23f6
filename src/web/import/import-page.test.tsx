import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../platform/query/query-client.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, signInAs } from '../testing/render-page.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { ImportPage } from './ImportPage.tsx'
import { anImport, anOperation } from './import.fixture.ts'
import { readImportSearch } from './steps.ts'

const context = preparePages()

afterEach(() => onlineManager.setOnline(true))

const visit = async (address: string) => {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/app/catalogue/import',
    validateSearch: readImportSearch,
    component: () => (
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <ImportPage />
        </QueryClientProvider>
      </UiProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  await router.load()
  render(<RouterProvider router={router as never} />)
}

const address = '/app/catalogue/import?type=object&id=5&step=check'

const checked = {
  check: anOperation('DONE'),
  counts: { ...anImport().counts, created: 2 },
}

test('An import that another one has started is followed, not reported as imported already [F-X02]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  let answer = anImport(checked)
  context.network.on('GET /api/v1/imports/5', () => ({ json: answer }))
  context.network.on('GET /api/v1/imports/5/names/counts', () => ({
    json: { fields: [], unseen: { count: 0, limit: 300, confirmed: 0 }, changed: false },
  }))
  context.network.on('GET /api/v1/imports/5/samples', () => ({ json: { samples: [] } }))
  context.network.on('POST /api/v1/imports/5/load', () => {
    answer = anImport({ ...checked, load: { ...anOperation('IN_PROGRESS'), id: '10' } })
    return { status: 409, json: { status: 409, error: 'conflict', message: 'Already imported' } }
  })
  await visit(address)
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText(/^Importing rows/)).toBeTruthy()
  expect(screen.queryByText('Already imported')).toBeNull()
})

test('While the server does not answer, the page says so and goes on by itself, and never looks like an import without a file [F-T15]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  let down = true
  context.network.on('GET /api/v1/imports/5', () =>
    down
      ? { status: 500, json: { status: 500, error: 'unavailable', message: 'No database' } }
      : { json: anImport(checked) },
  )
  await visit('/app/catalogue/import?type=object&id=5&step=map')
  expect(await screen.findByText(/^No connection to the server/)).toBeTruthy()
  expect(screen.queryByText('Drop a spreadsheet here')).toBeNull()
  down = false
  expect(await screen.findByText('1 column mapped', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.queryByText(/^No connection to the server/)).toBeNull()
  act(() => onlineManager.setOnline(false))
  expect(screen.getByText(/^No connection to the server/)).toBeTruthy()
})

test('An address of an import that is not there says so [F-X02]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/5', () => ({
    status: 404,
    json: { status: 404, error: 'not_found', message: 'Not found' },
  }))
  await visit(address)
  expect(await screen.findByText(/^This import is not available/)).toBeTruthy()
  expect(screen.getByText('Drop a spreadsheet here')).toBeTruthy()
})

test('The rest of the time is told while rows are checked [F-X09]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const running = (numberOfProcessedElements: number) =>
    anImport({
      check: { ...anOperation('IN_PROGRESS'), totalNumberOfElements: 30_000, numberOfProcessedElements },
    })
  let answer = running(5000)
  context.network.on('GET /api/v1/imports/5', () => ({ json: answer }))
  await visit(address)
  expect(await screen.findByText('5,000 of 30,000 rows')).toBeTruthy()
  now.mockReturnValue(1_010_000)
  answer = running(15_000)
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText('15,000 of 30,000 rows · 15 sec left')).toBeTruthy()
  now.mockRestore()
})

test('The step of the values is ticked once it was opened, and can be opened when it was passed over [F-X03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/5', () => ({ json: anImport(checked) }))
  context.network.on('GET /api/v1/imports/5/names/counts', () => ({
    json: { fields: [], unseen: { count: 0, limit: 300, confirmed: 0 }, changed: false },
  }))
  context.network.on('GET /api/v1/imports/5/samples', () => ({ json: { samples: [] } }))
  await visit(address)
  const steps = within(await screen.findByRole('navigation', { name: 'Steps of the import' }))
  const done = () => steps.getAllByText('done').map(each => each.closest('li')?.textContent)
  expect(done()).toEqual(['Filedone', 'Mapdone'])
  await userEvent.click(steps.getByRole('button', { name: /Values/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(done()).toEqual(['Filedone', 'Mapdone', 'Valuesdone']))
})
