import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { notices } from '../../platform/notices/notices.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { keepSearchToken } from '../../testing/search-token.ts'
import { useResults } from './SearchResults.tsx'

const context = preparePages()
const search = { id: '5', classId: 1, version: 1 } as SavedSearch
const execute = 'GET /advsearch/exec/api/advsearch/'
const count = 'POST /advsearch/exec/api/advsearch/'

function Results() {
  const { rows, total, totalIsAtLeast, isLoading, hasErrors, retry, more, facets } = useResults(
    search,
    undefined,
  )
  return (
    <>
      <p>{isLoading ? 'on its way' : hasErrors ? 'failed' : `${rows.length} of ${total}`}</p>
      {totalIsAtLeast && <p>or more</p>}
      {facets.hasFailed && <p>no facets</p>}
      <button type="button" onClick={retry}>
        Again
      </button>
      {more && (
        <button type="button" onClick={more}>
          More
        </button>
      )}
    </>
  )
}

const page = (page: number, rows: number, totalSize: number, totalIsAtLeast = false) => ({
  json: {
    result: Array.from({ length: rows }, (_, index) => ({ id: String(page * 100 + index) })),
    page,
    totalSize,
    totalIsAtLeast,
  },
})

async function shown() {
  keepSearchToken()
  signInAs(aUser(['catalogueRead']))
  await renderPage(<Results />)
}

test('A search that is not there any more finds nothing, and nobody is troubled [C-Q06]', async () => {
  await shown()
  expect(await screen.findByText('0 of 0')).toBeTruthy()
  expect(screen.queryByText('no facets')).toBeNull()
  expect(notices.get()).toEqual([])
})

test('Results that could not be had are an error, and can be asked for again [C-Q03]', async () => {
  context.network.on(execute, { status: 500, json: {} })
  await shown()
  expect(await screen.findByText('failed')).toBeTruthy()
  context.network.on(execute, page(1, 2, 2))
  context.network.on(count, { status: 500, json: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByText('2 of 2')).toBeTruthy()
  // The results remain, whatever happens to the facets.
  expect(await screen.findByText('no facets')).toBeTruthy()
})

test('Results come page by page from 1, until one is not full; the facets say how many there are in all [C-Q03]', async () => {
  let answerCount: () => void = () => undefined
  const counted = new Promise<void>(resolve => {
    answerCount = resolve
  })
  context.network.on(execute, ({ address }) =>
    address.includes('page=2') ? page(2, 3, 53) : page(1, 50, 51, true),
  )
  context.network.on(count, async () => {
    await counted
    return { json: { totalSize: 53, facets: [] } }
  })
  await shown()
  expect(await screen.findByText('50 of 51')).toBeTruthy()
  expect(screen.getByText('or more')).toBeTruthy()
  answerCount()
  expect(await screen.findByText('50 of 53')).toBeTruthy()
  expect(screen.queryByText('or more')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('53 of 53')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More' })).toBeNull())
})
