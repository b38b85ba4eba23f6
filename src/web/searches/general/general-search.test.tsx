import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { searchEverywhere } from '#model/api/searches/general.ts'
import Palette from '../../app/shell/Palette.tsx'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { GeneralSearchPage } from './GeneralSearchPage.tsx'

const context = preparePages()

const found: OutputOf<typeof searchEverywhere> = {
  q: 'lamp',
  groups: [
    {
      type: 'OBJECTS',
      lists: [
        {
          type: { id: 1, name: 'OBJECT' },
          totalSize: 1200,
          totalIsAtLeast: true,
          asked: { q: 'lamp', filters: { dating: ['-299..-200'] } },
        },
      ],
      totalSize: 1200,
      totalIsAtLeast: true,
      result: [
        {
          id: '5',
          type: { id: 1, name: 'OBJECT' },
          number: '1915.7',
          title: 'Oil lamp',
          subtitle: '',
          thumbnailUrl: null,
          match: { label: 'Description', text: 'A lamp of clay', ranges: [[2, 6]] },
        },
      ],
    },
  ],
  age: { text: '3rd century BC', rest: 'lamp', from: -299, to: -200, applied: true },
  didYouMean: null,
  someWords: [],
}

const answering = (answer: typeof found) => {
  signInAs(aUser(['catalogueRead']))
  context.network.on('GET /api/v1/search', { json: answer })
}

test('The page shows what was found, marks it, says how it was read and leads to all of it [C-S06]', async () => {
  answering(found)
  const { router, container } = await renderPage(<GeneralSearchPage />)
  const field = screen.getByRole('textbox', { name: 'Search the collection' })
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'lamp 3rd century BC{Enter}')
  expect(await screen.findByRole('heading', { name: 'Objects' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ q: 'lamp 3rd century BC' })
  expect([...container.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['lamp', 'lamp'])
  expect(screen.getByText(/was read as a date \(300–201 B.C.\)/)).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Objects: See all, more than 1,200' })
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain(
    '/app/catalogue?q=lamp&filters={"dating"',
  )
  // Arrow keys go down from the field, and back.
  field.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.getAttribute('href')).toBe('/app/catalogue/object/5')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field)
  // What was searched for is there again when the field is empty, until it is cleared.
  await userEvent.clear(field)
  expect(await screen.findByRole('link', { name: 'lamp 3rd century BC' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('link')).toBeNull()
})

test('No results come with suggestions, corrections are shown, and a failure can be retried [C-S06]', async () => {
  answering({ ...found, groups: [], age: null, didYouMean: 'lamp' })
  await renderPage(<GeneralSearchPage />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'lmap{Enter}')
  expect(await screen.findByText(/No results for “lmap”/)).toBeTruthy()
  context.network.on('GET /api/v1/search', { json: { ...found, q: 'zzz', groups: [], age: null } })
  await userEvent.clear(field)
  await userEvent.type(field, 'zzz{Enter}')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeTruthy()
  context.network.on('GET /api/v1/search', { status: 500, json: {} })
  await userEvent.type(field, 'y{Enter}')
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toBeTruthy()
})

test('Procedures are one group with an address for each of its lists, and some of the words are offered where all find nothing [F-W04]', async () => {
  const list = (id: number, name: string, totalSize: number) => ({
    type: { id, name },
    totalSize,
    totalIsAtLeast: false,
    asked: { q: 'vienna' },
  })
  const [row] = found.groups[0]?.result ?? []
  answering({
    ...found,
    q: 'vienna',
    age: null,
    groups: [
      {
        type: 'PROCEDURES',
        lists: [list(102, 'LOAN_OUT', 7), list(104, 'OBJECT_ENTRY', 2)],
        totalSize: 9,
        totalIsAtLeast: false,
        result: row ? [{ ...row, type: { id: 102, name: 'LOAN_OUT' }, title: 'Loan to Vienna' }] : [],
      },
    ],
  })
  await renderPage(<GeneralSearchPage />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'vienna{Enter}')
  expect(await screen.findByRole('heading', { name: 'Procedures' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Loan to Vienna/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Loans out: See all 7' }).getAttribute('href')).toContain(
    'q=vienna',
  )
  expect(screen.getByRole('link', { name: 'Object entries: See all 2' })).toBeTruthy()
  context.network.on('GET /api/v1/search', {
    json: {
      ...found,
      q: 'greek vases',
      age: null,
      groups: [],
      someWords: [{ q: 'greek', totalSize: 12, totalIsAtLeast: false }],
    },
  })
  await userEvent.clear(field)
  await userEvent.type(field, 'greek vases{Enter}')
  expect(await screen.findByRole('heading', { name: 'Results for some of the words' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'greek 12' }).getAttribute('href')).toContain('q=greek')
})

test('The palette jumps to records, the number typed whole first, and to the search of everything [C-S06] [P-S15]', async () => {
  answering(found)
  const close = vi.fn()
  const { router } = await renderPage(<Palette onClose={close} />)
  const input = await screen.findByRole('combobox')
  await userEvent.type(input, '1915.7')
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2))
  expect(screen.getAllByRole('option', { hidden: true }).map(option => option.textContent)).toEqual([
    'Oil lamp1915.7',
    'Search everywhere for “1915.7”',
  ])
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledOnce()
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue/object/5'))
})
