import { expect, test } from 'vitest'
import { carriedItem } from '#model/bibliography/carried.ts'
import { cellsOfItem } from '#model/bibliography/cells-of-item.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import type { Cells } from '#model/bibliography/item-of.ts'
import { referenceFormatOf, referenceFormats } from '#model/bibliography/reference-formats.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import { ReferenceFileError } from './reference-file.ts'
import { formats } from './references.ts'

const columns = cellColumnsByPath(biblioCard)
const cellsOf = (item: CslItem): Cells => cellsOfItem(item, path => columns.has(path))

const hostile = String.raw`
Words before the first entry are no entry.
@string{ak = "Antike " # "Kunst"}
@STRING(me = {Rossi, Mario})
@preamble{"\newcommand{\x}{y}"}
@comment{jabref-meta: groupsversion:3;}
@article{mueller, author = me # { and M{\"u}ller, J{\"o}rg and {J. Paul Getty Museum}}, title = "The {Greek} \emph{Vases}: \'etude de c{\oe}ur \& stra{\ss}e",
  journal = ak, year = 1987, month = mar, pages = {12--34}, number = 2, doi = {10.1000/ab_c}, owner = {curator}, timestamp = {2020.01.01}}
@InCollection{part, crossref = {whole}, title = {Beitrag}, author = {Łukasz Żółć}, pages = 5}
@Proceedings{whole, title = {Atti}, booktitle = {Atti}, editor = {de Santis, Anna}, year = {2001}, publisher = {Skira}}
@book{odd, title = {Ende}, year = {ca. 1900}, language = {ngerman},}
`

test('A file of BibTeX with LaTeX, strings, cross references and fields of other programs is read [C-E04]', () => {
  const [article, part, whole, odd] = formats.bibtex
    .read(hostile)
    .map(item => Object.fromEntries(cellsOf(item)))
  expect(article).toEqual({
    'bibliography/type': 'journal article',
    'bibliography/author': 'Rossi, Mario; Müller, Jörg; J. Paul Getty Museum',
    'bibliography/contributionTitle': 'The Greek Vases: étude de cœur & straße',
    'bibliography/title': 'Antike Kunst',
    'bibliography/editionYear': 'March 1987',
    'bibliography/pageNumberCatalogue': '12-34',
    'bibliography/issue': '2',
    'bibliography/sign': 'mueller',
    'bibliography/note': '[owner: curator] [timestamp: 2020.01.01]',
    'description/numbersStandards/standardNumber': '10.1000/ab_c',
    'description/numbersStandards/type': 'DOI',
  })
  expect(part).toMatchObject({
    'bibliography/contributionTitle': 'Beitrag',
    'bibliography/title': 'Atti',
    'bibliography/author': 'Żółć, Łukasz',
    'bibliography/editor': 'Skira',
    'bibliography/editionYear': '2001',
  })
  expect(whole).toMatchObject({ 'bibliography/curator': 'de Santis, Anna' })
  expect(odd).toMatchObject({ 'bibliography/editionYear': 'ca. 1900', 'description/languageType': 'German' })
})

test.each([
  [
    'an entry whose brace is never closed',
    '@book{a, title={Fine}}\n\n@book{b, title={Open,\n year=1999}\n\n@book{c, title={C}}',
    3,
  ],
  ['a file that ends within an entry', '@book{a, title={Fine}}\n@book{b,\n title={Open', 2],
  ['an entry that is none', '@book{a, title={Fine}}\n@book{b title}', 2],
])('%s is refused with its line [C-E04]', (_, text, line) => {
  const read = () => formats.bibtex.read(text)
  expect(read).toThrow(ReferenceFileError)
  expect(read).toThrow(`line ${line}`)
})

test('RIS with odd tags, broken lines and no spaces is read, and what is odd is kept [C-E04]', () => {
  const [book, article] = formats.ris
    .read(
      [
        'TY  - BOOK',
        'AU  - Aisenberg, Nadya',
        'AU  - Getty Museum',
        'TI  - Ordinary Heroines  - transforming',
        'the Male Myth',
        'T2  - Studies',
        'PY  - 1994',
        'CY  - New York',
        'SN  - 0-8264-0652-5',
        'U1  - 77',
        'N1  - A note',
        'ER  -',
        '',
        'TY  - JOUR',
        'T1  - On vases',
        'JO  - Hesperia',
        'PY  - 1985/03/04/',
        'SP  - 12',
        'EP  - 34',
        'SN  - 0018-098X',
        'KW  - vases',
        'KW  - Athens',
        'ER  - ',
      ].join('\r\n'),
    )
    .map(item => Object.fromEntries(cellsOf(item)))
  expect(book).toEqual({
    'bibliography/type': 'monograph',
    'bibliography/author': 'Aisenberg, Nadya; Getty Museum',
    'bibliography/title': 'Ordinary Heroines  - transforming\nthe Male Myth',
    'bibliography/series': 'Studies',
    'bibliography/editionYear': '1994',
    'bibliography/pubblicationPlace': 'New York',
    'bibliography/note': 'A note [U1: 77]',
    'description/numbersStandards/standardNumber': '0-8264-0652-5',
    'description/numbersStandards/type': 'ISBN',
  })
  expect(article).toMatchObject({
    'bibliography/title': 'Hesperia',
    'bibliography/pageNumberCatalogue': '12-34',
    'bibliography/editionYear': '04/03/1985',
    keywords: 'vases; Athens',
    'description/numbersStandards/type': 'ISSN',
  })
  expect(() => formats.ris.read('TY  - BOOK\nTI  - A\nTY  - BOOK\n')).toThrow('line 3')
})

test('Nothing of a RIS file of other programs is lost [C-E04]', () => {
  const read = (...lines: readonly string[]) =>
    formats.ris.read(lines.join('\n')).map(item => Object.fromEntries(cellsOf(item)))
  const [book, article, odd] = read(
    'TY - CTLG',
    'TI - Ceramika',
    'ED - Żółć, Łukasz',
    'ED  - Muzeum Narodowe',
    'SN  - 978-83-01-00000-1',
    'SN  - 0018-098X',
    'UR  - https://a.example/1',
    'UR  - https://b.example/2',
    'U1  - 1',
    'ER  -',
    'TY  - JOURN',
    'T1  - First',
    'TI  - Second',
    'ED  - Rossi, Anna',
    'PY  - przed 1900',
    'ER  - ',
    'TY  - ODD',
    'TI  - Kept',
    `AB  - ${'long '.repeat(20_000)}`,
    'C1  - c',
  )
  expect(book).toEqual({
    'bibliography/type': 'monograph',
    'bibliography/title': 'Ceramika',
    'bibliography/curator': 'Żółć, Łukasz; Muzeum Narodowe',
    'bibliography/url': 'https://a.example/1',
    'bibliography/note': '[UR: https://b.example/2] [U1: 1]',
    'description/numbersStandards/standardNumber': '978-83-01-00000-1 | 0018-098X',
    'description/numbersStandards/type': 'ISBN | ISSN',
  })
  expect(article).toMatchObject({
    'bibliography/contributionTitle': 'Second',
    'bibliography/editionYear': 'przed 1900',
    'bibliography/note': '[T1: First] [ED: Rossi, Anna]',
  })
  expect(odd).toMatchObject({ 'bibliography/title': 'Kept', 'bibliography/note': '[C1: c]' })
  expect(() => read('AU  - Nobody', 'TY  - BOOK')).toThrow('line 1')
})

test('CSL-JSON that is no JSON is refused with its line [C-E04]', () => {
  expect(() => formats['csl-json'].read('[\n{"id": "a",\n "type": book}]')).toThrow('line 3')
})

test('Files of references are known by how they begin, tables are not taken for them [C-E04]', () => {
  expect(referenceFormatOf('% x\n@book{a,')).toBe('bibtex')
  expect(referenceFormatOf('\nTY  - BOOK\nAU  - A')).toBe('ris')
  expect(referenceFormatOf('[{"id":"a","type":"book"}]')).toBe('csl-json')
  expect(referenceFormatOf('Number,Title,Mail\n1,Cup,a@book{at}\n')).toBeUndefined()
})

const odd: readonly Readonly<Record<string, string>>[] = [
  {
    'bibliography/type': 'exhibition catalogue',
    'bibliography/author': 'Łukasz Żółć & Co. {Ltd} 50%',
    'bibliography/title': 'A_b $x$ ~ ^ \\ # <i>"q"</i> – “c”',
    'bibliography/editionYear': '300 B.C.',
    'bibliography/note': 'One\n\ntwo  [three] - four',
    'bibliography/url': 'https://a.example/b_c?d=1&e=%20#f~',
    'bibliography/sign': 'Żółć 2001/a',
    'description/notes/note': 'a \\| b | c',
    keywords: 'mosaics; Roman Africa',
  },
  { 'bibliography/type': 'journal article', 'bibliography/title': 'Only a title' },
  { 'description/properTitle': 'Catalogue', 'description/otherTitles/title': 'x | y', remarks: 'r' },
  {
    'bibliography/type': 'contribution',
    'bibliography/contributionTitle': 'Essay',
    'bibliography/title': 'Book',
    'bibliography/pageNumberCatalogue': 'pp. 3–5; no. 7',
    'bibliography/editionYear': 'ca. 1890-1895',
    'bibliography/accessed': '02/01/2020',
    'contributors/contributor': 'A, B | C, D',
    'contributors/role': 'translator | author',
  },
  {
    'bibliography/type': 'conference paper',
    'bibliography/contributionTitle':
      'A title of more letters than a line of seventy has, and of words that no break may part',
    'bibliography/title': 'Proceedings',
    'bibliography/sign': 'A key of more than twenty letters 2001',
    abstract: 'One\nER  - \nTY  - BOOK',
  },
]

test.each(referenceFormats)(
  'Works written as %s come back as they were, whatever is in them [C-E04]',
  format => {
    const { read, write, frame } = formats[format]
    const readOne = (item: CslItem): Cells => cellsOf(read(frame[0] + write(item) + frame[2])[0] ?? item)
    for (const [at, values] of odd.entries()) {
      const cells = new Map(Object.entries(values))
      const item = carriedItem(cells, `work${at}`, readOne)
      expect(Object.fromEntries(readOne(item))).toEqual(values)
    }
  },
)

test('A string that stands in another file is told by its name', () => {
  const [work] = formats.bibtex.read(
    '@article{a, title={T}, journal = AntK # { Beiheft}, month = jan, year = 1999}',
  )
  expect(work && Object.fromEntries(cellsOf(work))).toMatchObject({
    'bibliography/title': 'antk Beiheft',
    'bibliography/editionYear': 'January 1999',
  })
})

test('What others write in place of names and dates is kept, and nothing of it stops the reading', () => {
  const odd = [
    { id: 1, type: 'book', title: 5, author: 'Rossi', issued: '1999', accessed: 5, note: ['x'] },
    {
      id: 2,
      type: 'book',
      author: [null, 5, { family: {} }, { family: 'A' }],
      issued: { 'date-parts': 'x' },
    },
    { id: 3, title: 'T', issued: { 'date-parts': [[1e9, 99, 99]], literal: 'late' }, language: {} },
  ]
  const read = formats['csl-json'].read(JSON.stringify(odd)).map(item => Object.fromEntries(cellsOf(item)))
  expect(read).toMatchObject([
    { 'bibliography/title': '5', 'bibliography/author': 'Rossi', 'bibliography/editionYear': '1999' },
    { 'bibliography/author': 'A' },
    { 'bibliography/title': 'T', 'bibliography/editionYear': 'late' },
  ])
  const [open] = formats.bibtex.read('@book{a, title={T}, date={1999/}}').map(item => cellsOf(item))
  expect(open?.get('bibliography/editionYear')).toBe('1999')
})

test('Files made to keep a reader busy do not', () => {
  const many = 100_000
  const began = performance.now()
  const texts = [
    `@book{a, title={${'{'.repeat(many)}`,
    `@book{a, note={${' '.repeat(many)}x}, author={${'A and '.repeat(5000)}B}}`,
    `@string{a = a # a}\n@book{k, title=a # a, __proto__={x}}`,
    `@book{a, title={x}, date={${'1999/'.repeat(5000)}}, pages={${'1-'.repeat(5000)}}}`,
  ]
  for (const text of texts) {
    try {
      for (const item of formats.bibtex.read(text)) cellsOf(item)
    } catch (error) {
      expect(error).toBeInstanceOf(ReferenceFileError)
    }
  }
  formats.ris.read(`TY  - BOOK\nAB  - a\n${'word\n'.repeat(many)}ER  - `).map(cellsOf)
  const marks = { id: 'a', title: '<i '.repeat(many), note: '['.repeat(many) + ' '.repeat(many) }
  formats['csl-json'].read(JSON.stringify([marks])).map(cellsOf)
  referenceFormatOf('\n'.repeat(65_536))
  expect(performance.now() - began).toBeLessThan(15_000)
})

test('10,000 entries of BibTeX are read within seconds', () => {
  const entry = (at: number) =>
    `@article{k${at}, author={M{\\"u}ller, J. and Rossi, M.}, title={Vases ${at}}, journal={AntK}, year=${1900 + (at % 100)}, pages={1--${at}}}\n`
  const began = performance.now()
  const items = formats.bibtex.read(Array.from({ length: 10_000 }, (_, at) => entry(at)).join('\n'))
  expect(items).toHaveLength(10_000)
  expect(performance.now() - began).toBeLessThan(15_000)
})
