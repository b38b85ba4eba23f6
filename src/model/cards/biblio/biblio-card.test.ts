import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { datingPath } from '../../engine/dating-path.ts'
import type { CardDeclaration, CardValues } from '../../engine/define-card.ts'
import { allFields, fieldAt } from '../../engine/fields.ts'
import { identityOf } from '../../engine/identity.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { biblioCard } from './biblio-card.ts'
import type { BiblioCard } from './sections.ts'

const read = (input: Readonly<Record<string, unknown>>): BiblioCard => {
  const { problems, found } = problemList()
  let rows = 0
  const card = parseCard(biblioCard, input, problems, () => `row${++rows}`)
  expect([...found.keys()]).toEqual([])
  return card
}

const heading = (input: Readonly<Record<string, unknown>>) => biblioCard.heading(read(input), headingWords())

const year = (given: number) => ({ earliestDate: { year: given }, earliestEra: 'AD' })

const contributionTitle = 'Trasformazioni di necropoli'
const title = 'Studi Etruschi'

describe('The title of a publication', () => {
  test.each([
    [
      'the proper title',
      { bibliography: { title, contributionTitle }, description: { properTitle: 'Libro' } },
      'Libro',
    ],
    [
      'else contribution and title',
      { bibliography: { title, contributionTitle } },
      `${contributionTitle} (${title})`,
    ],
    ['else the title alone', { bibliography: { title } }, title],
    ['else the contribution alone', { bibliography: { contributionTitle } }, contributionTitle],
    ['else nothing, so that --- is shown', { bibliography: { author: 'Rossi, Mario' } }, ''],
  ])('is %s [C-E04] [C-K18]', (_what, card, shown) => {
    expect(heading(card).title).toBe(shown)
  })
})

describe('The subtitle of a publication', () => {
  test('has author, place and year, and the title begins with the short citation [C-E04]', () => {
    const bibliography = {
      title,
      author: 'Rossi, Mario',
      pubblicationPlace: 'Firenze',
      editionYear: year(1998),
      sign: 'Rossi 1998',
    }
    expect(heading({ bibliography })).toEqual({
      number: 'Rossi 1998',
      title,
      subtitle: 'Rossi, Mario, Firenze 1998',
    })
  })

  test('has the editor if there is no author, else up to three contributors [C-E04]', () => {
    expect(heading({ bibliography: { title, curator: 'Bianchi, Anna' } }).subtitle).toBe('Bianchi, Anna')
    const contributors = ['A', 'B', 'C', 'D'].map(name => ({ contributor: { name } }))
    expect(heading({ contributors }).subtitle).toBe('A; B; C …')
    expect(heading({ contributors: contributors.slice(1) }).subtitle).toBe('B; C; D')
  })
})

describe('A bibliography record', () => {
  test('has every promised field under its own name [C-E04]', () => {
    const block =
      'curator author type title contributionTitle pubblicationPlace editor editionYear editionNumber editionStatement volume pageNumberCatalogue sign url note'
    const description =
      'type bibliographic languageType properTitle primaryResponsibility description locations/location locations/inventoryNumber editions/pubblicationPlace editions/publisher editions/publicationDate editions/editionStatement editions/series editions/volume otherTitles/title otherTitles/type numbersStandards/standardNumber numbersStandards/type notes/note notes/type secondaryResponsibilities/sourceAuthor secondaryResponsibilities/authorRole'
    const paths = [
      ...block.split(' ').map(key => `bibliography/${key}`),
      ...description.split(' ').map(key => `description/${key}`),
    ]
    expect(paths.filter(path => !allFields(biblioCard).has(path))).toEqual([])
  })

  test('offers the promised columns [C-E04]', () => {
    const columns =
      'author curator type title contributionTitle pubblicationPlace editor editionYear editionNumber editionStatement volume sign'
    for (const key of columns.split(' '))
      expect(fieldAt(biblioCard, `bibliography/${key}`)?.field.column, key).toBe(true)
  })

  test('is sorted and filtered by year of publication [C-E04]', () => {
    expect(datingPath(biblioCard)).toBe('bibliography/editionYear')
  })

  test('drops empty rows [C-K12]', () => {
    const card = read({
      contributors: [{ role: { id: '7' } }, { contributor: { name: 'Rossi, Mario' }, role: { id: '7' } }],
      description: { otherTitles: [{ type: { id: '8' } }], notes: [{ note: ' ' }], numbersStandards: [{}] },
    })
    expect(card).toEqual({
      contributors: [{ id: expect.any(String), contributor: { name: 'Rossi, Mario' }, role: { id: '7' } }],
    })
  })

  test('two articles with the same journal title and number are no duplicates; two books with the same number are [C-E04]', () => {
    const of = (bibliography: object) =>
      identityOf(
        biblioCard as unknown as CardDeclaration,
        read({
          bibliography,
          description: { numbersStandards: [{ standardNumber: '0391-7762' }] },
        }) as CardValues,
      )
    const article = of({ title: 'Studi Etruschi', contributionTitle: 'I buccheri' })
    expect(article).toMatchObject({ names: [], identifiers: [] })
    expect(of({ title: 'Studi Etruschi' }).identifiers).toHaveLength(1)
  })
})
