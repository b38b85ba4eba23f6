import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { allFields } from '../../engine/fields.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { documentCard } from './document-card.ts'
import type { DocumentCard } from './sections.ts'
import { withheldPaths } from './withheld.ts'

function read(input: Readonly<Record<string, unknown>>): {
  card: DocumentCard
  wrong: Record<string, string>
} {
  const { problems, found } = problemList()
  let rows = 0
  const card = parseCard(documentCard, input, problems, () => `row${++rows}`)
  return { card, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

const heading = (input: Readonly<Record<string, unknown>>) =>
  documentCard.heading(read(input).card, headingWords({ term: id => (id === '31' ? 'letter' : '') }))

const author = { name: 'Giovanni Battista Belzoni' }

describe('The heading of a document', () => {
  test('has its reference code, first title, author and date [C-E03]', () => {
    const card = {
      reference: 'ASP, Notarile 12',
      documentTitles: [{ title: 'Letter to the brother' }, { title: 'Copy' }],
      documentAuthors: [{ author }],
      date: { earliestDate: { year: 1817 }, earliestEra: 'AD' },
    }
    expect(heading(card)).toEqual({
      number: 'ASP, Notarile 12',
      title: 'Letter to the brother',
      subtitle: 'Giovanni Battista Belzoni, 1817',
    })
  })

  test('names the kind of document where there is no title; with neither it is empty and shown as --- [C-K18]', () => {
    expect(heading({ documentType: { id: '31' } }).title).toBe('letter')
    expect(heading({})).toEqual({ number: '', title: '', subtitle: '' })
  })
})

describe('A document', () => {
  test('has every promised field under its own name [C-E03]', () => {
    const fields =
      'descriptionLevel extent documentType documentTitles/title documentTitles/type documentAuthors/author documentAuthors/role place date dateNote content physicalDescription archivalOrganization reference documentNote'
    expect(fields.split(' ').filter(path => !allFields(documentCard).has(path))).toEqual([])
  })

  test('drops authors without a name and titles without words [C-K12]', () => {
    const { card, wrong } = read({
      documentAuthors: [{ author: { name: ' ' }, role: { id: '3' } }, { author }],
      documentTitles: [{ title: '', type: { id: '4' } }],
    })
    expect(wrong).toEqual({})
    expect(card).toEqual({ documentAuthors: [{ id: expect.any(String), author }] })
  })

  test('is refused with a right that ends before it begins', () => {
    const rights = [{ type: { id: '5' }, from: '2024-01-01', until: '2023-12-31' }]
    expect(read({ rights }).wrong).toEqual({ 'rights.0.until': 'order' })
  })

  test('with personal data keeps its words and authors in the museum', () => {
    expect(withheldPaths({ access: { personalData: true } })).toContain('transcription')
    expect(withheldPaths({ content: 'Inventory of 1780' })).toEqual([])
    for (const path of withheldPaths({ access: { personalData: true } }))
      expect(allFields(documentCard).has(path), path).toBe(true)
  })
})
