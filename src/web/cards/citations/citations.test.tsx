import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { areaOf } from '../linked-cards.ts'
import { CiteWork } from './CiteWork.tsx'
import { RecordCitations } from './RecordCitations.tsx'

const context = preparePages()
beforeEach(() => localStorage.removeItem('vitrine.citationStyle'))

const area = (type: string) => {
  const found = areaOf(type)
  if (!found) throw new Error(`no area for ${type}`)
  return found
}

const quote = (at: number, more: object = {}) => ({
  id: `r${at}`,
  citation: `Author ${at}. Book.`,
  runs: [{ text: `Author ${at}. ` }, { text: 'Book', style: 'italic' }, { text: '.' }],
  sortDate: null,
  type: 'monograph',
  workId: String(at),
  pages: '',
  figures: '',
  relation: '',
  note: '',
  ...more,
})

const object = {
  id: '5',
  version: 1,
  bibliography: [{ id: 'r1', work: { id: '1', name: 'Book' }, pages: '12' }],
} as unknown as CardAnswer

test('A record shows the works it cites four a page, with page and note; one without a text shows [no data] [C-P13] [C-K18] [C-S05]', async () => {
  signInAs(aUser(['catalogueRead', 'biblioRead']))
  context.network.on('GET /api/v1/citations/object/5', ({ address }) => {
    const second = address.includes('page=1')
    const result = second
      ? [quote(5), quote(6, { citation: '', runs: [], workId: null })]
      : [quote(1, { pages: 'p. 12', note: 'in colour' }), quote(2), quote(3), quote(4)]
    return { json: { result, page: second ? 1 : 0, totalSize: 6, blocksize: 4 } }
  })
  await renderPage(<RecordCitations area={area('object')} card={object} />)
  const section = await screen.findByRole('region', { name: 'Citations' })
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(4))
  const [first] = within(section).getAllByRole('listitem')
  expect(first?.textContent).toContain('Author 1. Book.p. 12 · in colour')
  expect(
    within(section)
      .getByRole('link', { name: /^Author 1\. Book/ })
      .getAttribute('href'),
  ).toBe('/app/entities/biblio/1')
  await userEvent.click(within(section).getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2))
  within(section).getByText('[no data]')
})

test('A record that cites nothing has no part for it', async () => {
  await renderPage(<RecordCitations area={area('object')} card={{ id: '5', version: 1 } as CardAnswer} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('A work is cited in the last selected style, and lists the records that cite it [C-E04] [C-P13]', async () => {
  signInAs(aUser(['biblioRead']))
  context.network.on('GET /api/v1/biblio/7/citation', ({ address }) => ({
    json: { ...quote(7), runs: [{ text: address.includes('style=apa') ? 'In APA' : 'In Chicago' }] },
  }))
  context.network.on('GET /api/v1/biblio/7/citing', {
    json: {
      result: [
        {
          card: { id: '5', type: { id: 1, name: 'OBJECT' }, title: 'Amphora', shortDescription: 'A 5' },
          places: [{ pages: 'p. 3', figures: '', relation: '', note: '' }],
        },
      ],
      page: 0,
      totalSize: 1,
      blocksize: 25,
    },
  })
  const card = { id: '7', version: 1 } as CardAnswer
  await renderPage(<CiteWork area={area('biblio')} card={card} />)
  await screen.findByText('In Chicago')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Citation style' }), 'apa')
  await screen.findByText('In APA')
  await screen.findByRole('link', { name: 'Amphora' })
  screen.getByText('p. 3')
  expect(localStorage.getItem('vitrine.citationStyle')).toBe('apa')
})
