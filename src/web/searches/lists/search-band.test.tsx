import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { keepSearchToken } from '../../testing/search-token.ts'
import { SaveSearchDialog, SearchBand } from './SearchBand.tsx'

const context = preparePages()
const objects = areaOf('object') as CardArea
const describe = 'POST /advsearch/conf/api/searches/describe'
const criteria = JSON.stringify({
  blocks: [
    {
      operator: 'AND',
      filters: [{ field: 'title', condition: 'CONTAINS', operator: 'AND', values: ['bowl'] }],
    },
  ],
})

const filter = {
  id: '1',
  filterId: '1',
  paragraphId: 'title',
  paragraphSystemName: 'title',
  paragraphLabel: 'Title',
  conditionId: 1,
  conditionSystemName: 'CONTAINS',
  position: 0,
  operator: 'AND',
  propertyTypeId: 1,
  valueType: 'string',
  criteriaId: '1',
  criteriaValues: [{ id: '1', label: 'bowl', value: 'bowl' }],
  criteria: {
    id: '1',
    valueType: 'string',
    stringValues: [],
    numericValues: [],
    dateValues: [],
    dateTimeValues: [],
  },
}
const described = {
  classId: 1,
  className: 'Object',
  criteria,
  blocks: [{ id: '1', position: 0, operator: 'AND', andOr: 'AND', filters: [filter] }],
}

async function shown(search: Parameters<typeof SearchBand>[0]['search'], saved?: SavedSearch) {
  keepSearchToken()
  signInAs(aUser(['catalogueRead', 'catalogueDownloadCard']))
  const onChange = vi.fn()
  await renderPage(<SearchBand area={objects} search={search} saved={saved} onChange={onChange} />)
  return { band: within(screen.getByRole('region', { name: 'Search that limits this list' })), onChange }
}

test('The band over a list says what an unsaved search asks, and takes it away [C-Q01]', async () => {
  context.network.on(describe, { json: described })
  const { band, onChange } = await shown({ criteria, q: 'red' })
  expect(await band.findByText(/bowl/)).toBeTruthy()
  expect(band.getByRole('button', { name: 'Save' })).toBeTruthy()
  await userEvent.click(band.getByRole('button', { name: 'Clear search' }))
  expect(onChange).toHaveBeenCalledWith({ search: undefined, criteria: undefined })
})

test('A search that could not be described says so, can be asked again, and is kept and saved all the same [C-Q01]', async () => {
  context.network.on(describe, { status: 500, json: {} })
  const { band } = await shown({ criteria })
  const alert = await band.findByRole('alert')
  expect(alert.textContent).toContain('The search could not be described')
  for (const name of ['Download results', 'Add results to…', 'Save'])
    expect(band.getByRole('button', { name })).toBeTruthy()
  context.network.on(describe, { json: described })
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await band.findByText(/bowl/)).toBeTruthy()
  expect(band.queryByRole('alert')).toBeNull()
})

test('Of a search that the server refuses nothing is offered but to change it or to take it away [C-Q01]', async () => {
  context.network.on(describe, { status: 400, json: { status: 400, error: 'invalid_input', message: 'No' } })
  const { band } = await shown({ criteria })
  expect(await band.findByText('This search cannot be run')).toBeTruthy()
  await waitFor(() => expect(band.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(band.queryByRole('button', { name: 'Download results' })).toBeNull()
  expect(band.getByRole('link', { name: 'Edit' })).toBeTruthy()
  expect(band.getByRole('button', { name: 'Clear search' })).toBeTruthy()
})

test('Invalid criteria in an address are not requested [C-Q01]', async () => {
  const { band } = await shown({ criteria: 'nonsense' })
  expect(band.getByText('This search cannot be run')).toBeTruthy()
  expect(context.network.to(describe)).toEqual([])
})

test('A saved search is called by its name, and followed from its list [C-Q02]', async () => {
  context.network.on('PUT /advsearch/conf/api/searches/5/subscription', { json: {} })
  const saved = {
    ...described,
    id: '5',
    name: 'Bowls',
    shared: false,
    mine: false,
    mayChange: false,
    owner: 'Bruno Neri',
    version: 1,
    followed: false,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  } as SavedSearch
  const { band } = await shown({ search: '5' }, saved)
  expect(band.getByRole('link', { name: 'Bowls' })).toBeTruthy()
  expect(band.queryByRole('link', { name: 'Edit' })).toBeNull()
  await userEvent.click(band.getByRole('switch', { name: /Bowls/ }))
  await waitFor(() =>
    expect(context.network.to('PUT /advsearch/conf/api/searches/5/subscription')).toHaveLength(1),
  )
})

test('A search that is to be saved without a name says that it needs one [C-Q02] [C-Q06]', async () => {
  keepSearchToken()
  signInAs(aUser(['catalogueRead']))
  await renderPage(
    <SaveSearchDialog area={objects} criteria={criteria} onClose={vi.fn()} onSaved={vi.fn()} />,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the search' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('Give the search a name to save it.')).toBeTruthy()
})
