import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardTypes } from '#model/record-types.ts'
import { notices } from '../../platform/notices/notices.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { keepSearchToken } from '../../testing/search-token.ts'
import { NewSearch } from './NewSearch.tsx'

const context = preparePages()
const count = 'POST /advsearch/exec/api/advsearch/count'
const save = 'POST /advsearch/conf/api/searches'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  keepSearchToken()
  signInAs(aUser(['catalogueRead', 'personRead']))
  context.network.on(count, { json: { totalSize: 1240, totalIsAtLeast: false } })
  context.network.on('GET /api/v1/catalogue', { json: { result: [], totalSize: 1240 } })
})

const fieldIn = (line: number): HTMLInputElement =>
  screen.getByLabelText(`Field of line ${line}`, { selector: 'input' })
const valueIn = (line: number): HTMLInputElement =>
  screen.getByLabelText(`Value of line ${line}`, { selector: 'input' })
const button = (name: string) => screen.getByText(name, { selector: 'button' })

/** Chooses the first field that fits, by keys, and types a value. */
function ask(line: number, field: string, value: string) {
  fireEvent.change(fieldIn(line), { target: { value: field } })
  fireEvent.keyDown(fieldIn(line), { key: 'ArrowDown' })
  fireEvent.keyDown(fieldIn(line), { key: 'Enter' })
  fireEvent.change(valueIn(line), { target: { value } })
}

const lastSent = (call: string) => JSON.parse(context.network.to(call).at(-1)?.body ?? '{}')

describe('The editor of searches', () => {
  test('counts while one types, says the search in words, and what was taken out comes back [C-Q01]', async () => {
    await renderPage(<NewSearch />)
    ask(1, 'title', 'amphora')
    await waitFor(() => expect(screen.getByText('1,240 objects')).toBeTruthy(), { timeout: 10_000 })
    expect(screen.getByText(/^Objects whose title.* contains “amphora”$/)).toBeTruthy()
    expect(lastSent(count)).toMatchObject({
      classId: cardTypes.object,
      blocks: [{ filters: [{ conditionSystemName: 'CONTAINS', criteriaValues: [{ value: 'amphora' }] }] }],
    })
    expect(lastSent(count).blocks[0].filters[0].id).toBeLessThan(0)
    fireEvent.click(screen.getByLabelText('Remove line 1'))
    expect(fieldIn(1).value).toBe('')
    notices.get()[0]?.action?.run()
    await waitFor(() => expect(fieldIn(1).value).toMatch(/^Title/))
    expect(screen.getAllByLabelText(/^Field of line/, { selector: 'input' })).toHaveLength(1)
  })

  test('says at the name which search has it already, and that saving failed [C-Q02] [C-Q06]', async () => {
    await renderPage(<NewSearch />)
    ask(1, 'title', 'amphora')
    fireEvent.click(button('Save'))
    expect(screen.getByText('Give the search a name to save it.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Name of the search'), { target: { value: 'Amphorae' } })
    context.network.on(save, { json: { duplicateSearchName: 'Amphorae', duplicateSearchId: '9' } })
    fireEvent.click(button('Save'))
    const other = await screen.findByText('Open “Amphorae”', { selector: 'a' })
    expect(other.getAttribute('href')).toBe('/app/advsearch/searches/9')
    context.network.on(save, { status: 500, json: { error: 'internal', message: 'x' } })
    fireEvent.click(button('Save'))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
  })

  test('says by line what is wrong, and keeps what was typed for a reload [C-Q01]', async () => {
    const page = await renderPage(<NewSearch />)
    ask(1, 'completeness in per', 'much')
    fireEvent.blur(valueIn(1))
    expect(await screen.findByText('Enter a number')).toBeTruthy()
    page.unmount()
    await renderPage(<NewSearch />)
    expect(valueIn(1).value).toBe('much')
    expect(screen.getByText('Your draft has been restored.')).toBeTruthy()
  })

  test('discarding and searching another class can be taken back, and so can taking them back [C-Q01]', async () => {
    const page = await renderPage(<NewSearch />)
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    ask(1, 'title', 'amphora')
    expect(screen.queryByText('All changes saved')).toBeNull()
    page.unmount()
    await renderPage(<NewSearch />)
    fireEvent.click(button('Discard'))
    await waitFor(() => expect(fieldIn(1).value).toBe(''))
    ask(1, 'title', 'lamp')
    act(() => notices.get()[0]?.action?.run())
    await waitFor(() => expect(valueIn(1).value).toBe('amphora'))
    act(() => notices.get()[0]?.action?.run())
    await waitFor(() => expect(valueIn(1).value).toBe('lamp'))

    const searched = screen.getByLabelText('Find', { selector: 'select' })
    fireEvent.change(searched, { target: { value: String(cardTypes.person) } })
    await waitFor(() => expect(fieldIn(1).value).toBe(''))
    act(() => notices.get()[0]?.action?.run())
    await waitFor(() => expect(valueIn(1).value).toBe('lamp'))
  })

  test('a block of one line is taken out in one way only [C-Q01]', async () => {
    await renderPage(<NewSearch />)
    expect(screen.queryByLabelText(/^Remove group/)).toBeNull()
    fireEvent.click(screen.getByText('Add line'))
    expect(screen.getAllByLabelText(/^Remove line/)).toHaveLength(2)
    expect(screen.getByLabelText(/^Remove group/)).toBeTruthy()
  })

  test('reports an address with an unknown search, and starts a new one [C-Q06]', async () => {
    context.network.on('POST /advsearch/conf/api/searches/describe', {
      status: 400,
      json: { error: 'invalid_input', message: 'x', fields: {} },
    })
    await renderPage(<NewSearch criteria="nonsense" />)
    expect(await screen.findByText('This search cannot be run')).toBeTruthy()
    expect(button('New search')).toBeTruthy()
  })
})
