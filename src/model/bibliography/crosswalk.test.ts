import { expect, test } from 'vitest'
import { biblioCard } from '../cards/biblio/biblio-card.ts'
import { cellColumnsByPath } from '../engine/cells.ts'
import { carriedItem } from './carried.ts'
import { cellsOfItem } from './cells-of-item.ts'
import type { CslItem } from './csl-item.ts'
import { nameFields, paths, plainFields } from './fields.ts'
import { type Cells, itemOf } from './item-of.ts'

const columns = cellColumnsByPath(biblioCard)
const isField = (path: string): boolean => columns.has(path)
const cells = (values: Readonly<Record<string, string>>): Cells => new Map(Object.entries(values))
const there = (item: CslItem): Record<string, string> => Object.fromEntries(cellsOfItem(item, isField))

test('Every field that references are exchanged with is a field of the card [C-E04]', () => {
  const all = [...Object.values(paths), ...Object.values(nameFields), ...Object.values(plainFields)]
  expect(all.filter(path => !isField(path))).toEqual([])
})

test('A card becomes the work it describes: types, names, dates, pages, numbers [C-E04]', () => {
  const item = itemOf(
    cells({
      'bibliography/type': 'contribution',
      'bibliography/author': 'Müller, Jörg; J. Paul Getty Museum',
      'bibliography/curator': 'Mario Rossi and Anna de Santis',
      'bibliography/contributionTitle': 'Vasi greci',
      'bibliography/title': 'Atti del convegno',
      'bibliography/pageNumberCatalogue': '12-34, no. 7',
      'bibliography/editionYear': 'ca. 1994-1996',
      'bibliography/editor': 'Skira',
      'bibliography/pubblicationPlace': 'Milano',
      'bibliography/sign': 'Müller 1994',
      'contributors/contributor': 'Kowalski, Jan',
      'contributors/role': 'translator',
      'description/numbersStandards/standardNumber': '978-3-16-148410-0 | 10.1000/182',
      'description/numbersStandards/type': 'ISBN | DOI',
      'description/languageType': 'Italian; Latin',
    }),
    '7',
  )
  expect(item).toEqual({
    id: '7',
    type: 'chapter',
    'citation-key': 'Müller 1994',
    title: 'Vasi greci',
    'container-title': 'Atti del convegno',
    author: [{ family: 'Müller', given: 'Jörg' }, { literal: 'J. Paul Getty Museum' }],
    editor: [
      { family: 'Rossi', given: 'Mario' },
      { family: 'de Santis', given: 'Anna' },
    ],
    translator: [{ family: 'Kowalski', given: 'Jan' }],
    page: '12-34, no. 7',
    publisher: 'Skira',
    'publisher-place': 'Milano',
    issued: { 'date-parts': [[1994], [1996]], circa: true },
    language: 'it',
    ISBN: '978-3-16-148410-0',
    DOI: '10.1000/182',
  })
})

test('Dates B.C., spans and words keep what they say [C-E04]', () => {
  const issued = (text: string) => itemOf(cells({ 'bibliography/editionYear': text }), '1').issued
  expect(issued('1999')).toEqual({ 'date-parts': [[1999]] })
  expect(issued('300 B.C.')).toEqual({ 'date-parts': [[-300]] })
  expect(issued('1890-1895')).toEqual({ 'date-parts': [[1890], [1895]] })
  expect(issued('forthcoming')).toEqual({ literal: 'forthcoming' })
  for (const text of ['1999', '300 B.C.', '1890-1895', 'ca. 1900', 'forthcoming']) {
    const back = there({ id: '1', type: 'book', issued: issued(text) } as CslItem)
    expect(issued(back['bibliography/editionYear'] ?? '')).toEqual(issued(text))
  }
})

test('Values of a work without a field go into the note, with their names [C-E04]', () => {
  const back = there({
    id: 'x',
    type: 'article-journal',
    title: 'On <i>Amphorae</i>',
    'container-title': 'Hesperia',
    note: 'With plates.',
    'original-author': [{ family: 'Doe', given: 'J.' }],
    archive: 'DAI Rom',
    medium: 'print [rare]',
  } as CslItem)
  expect(back).toEqual({
    'bibliography/type': 'journal article',
    'bibliography/contributionTitle': 'On Amphorae',
    'bibliography/title': 'Hesperia',
    'bibliography/note':
      'With plates. [original-author: Doe, J.] [archive: DAI Rom] [medium: print %5Brare%5D]',
  })
})

test('A card that is written as a work and read again is the same card, whatever its fields [C-E04]', () => {
  const card = cells({
    'bibliography/type': 'exhibition catalogue',
    'bibliography/author': 'Nadya Aisenberg',
    'bibliography/contributionTitle': 'Heroines',
    'bibliography/editionStatement': 'revised [and] enlarged',
    'bibliography/editionYear': 'second half of the 19th century',
    'bibliography/note': 'Two\nlines',
    'contributors/contributor': 'Kowalski, Jan | Walters Art Museum',
    'contributors/role': 'author of the introduction | publisher',
    'description/properTitle': 'Proper title',
    'description/notes/note': '50% \\| of it | second',
    'description/languageType': 'German; English',
    remarks: 'Shelf 4',
  })
  const back = (item: CslItem): Cells => cellsOfItem(item, isField)
  const carried = carriedItem(card, 'k1', back)
  expect(Object.fromEntries(back(carried))).toEqual(Object.fromEntries(card))
  expect(carried.title).toBe('Heroines')
})
