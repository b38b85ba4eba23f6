import type { FuzzReader } from '../fuzz-reader.ts'
import { spoilt } from '../spoil.ts'
import { describeTable, uploadTable } from './upload-table.ts'

const bibtex = `@string{ant = {Antike Kunst}}
@article{a1, author = {M{\\"u}ller, J. and Rossi, Maria}, title = {On {Cups}}, journal = ant # { 2}, year = 1999, pages = {1--9}, month = jan}
@book{b2, editor = "van der Berg, K.", title = "Vases", publisher = {Brill}, date = {2001-03/2001-05}, isbn = {978-3-16-148410-0}}`
const ris =
  'TY  - BOOK\nAU  - Rossi, Maria\nTI  - Vasi\nPY  - 1999/03/04/\nSN  - 978-3-16-148410-0\nER  - \n\nTY  - JOUR\nAU  - Kim\nT2  - Journal\nSP  - 1\nEP  - 9\nER  - \n'
const csl = JSON.stringify([
  {
    id: 'a',
    type: 'book',
    title: 'Vasi',
    author: [{ family: 'Rossi', given: 'Maria' }],
    issued: { 'date-parts': [[1999, 3]] },
  },
])

const nested = Array.from(
  { length: 40 },
  (_, at) => `@string{s${at + 1} = ${Array(10).fill(`s${at}`).join(' # ')}}`,
)

const of = (name: string, file: string, valid: string, hostile: readonly string[]): FuzzReader => ({
  name: `references: ${name}`,
  kind: 'text',
  hostile: () => hostile.map(text => Buffer.from(text)),
  make: random => spoilt(Buffer.from(valid), random),
  read: ([input = Buffer.alloc(0)], museum) => uploadTable(museum, file, 'biblio', input),
  readApart: ([input = Buffer.alloc(0)], tenantId) => describeTable(input, tenantId),
})

export const references: readonly FuzzReader[] = [
  of('BibTeX', 'list.bib', bibtex, [
    `@string{s0 = "aaaaaaaaaa"}\n${nested.join('\n')}\n@book{a, title = s40}`,
    `@string{s0 = "${'a'.repeat(100_000)}"}\n@book{a, title = ${Array(5000).fill('s0').join(' # ')}}`,
    `@book{a, title = ${'{'.repeat(100_000)}`,
    `@book{a, author = {${'a and '.repeat(20_000)}}}`,
  ]),
  of('RIS', 'list.ris', ris, [`TY  - BOOK\n${'KW  - a\n'.repeat(100_000)}ER  - \n`]),
  of('CSL-JSON', 'list.json', csl, [
    '['.repeat(100_000),
    `[{"type":"book","title":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`,
    '[{"type":"book","__proto__":{"title":"a"},"issued":{"date-parts":[[1e99]]}}]',
  ]),
]
