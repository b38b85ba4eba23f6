import type { CslDate, CslItem, CslName } from '#model/bibliography/csl-item.ts'

const types: Readonly<Record<string, string>> = {
  book: 'book',
  chapter: 'incollection',
  'paper-conference': 'inproceedings',
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  periodical: 'periodical',
  thesis: 'thesis',
  report: 'report',
  webpage: 'online',
  manuscript: 'unpublished',
  'entry-encyclopedia': 'inreference',
  'entry-dictionary': 'inreference',
}

const latex: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
}

/** A text for LaTeX: letters as they are (files are UTF-8), signs that mean something to it by name. */
const escaped = (text: string): string =>
  text.replace(/[\\~^<>]/g, sign => latex[sign] ?? sign).replace(/(?<!\\)[&%$#_]/g, '\\$&')

const braces = (text: string): string =>
  text.replace(/\\[a-z]*[{}]|[{}]/g, found => (found.length > 1 ? found : ''))

const nameOf = ({ family = '', given = '', literal = '', suffix = '' }: CslName): string => {
  if (literal || !given) return `{${escaped(braces(literal || family))}}`
  return [family, suffix, given].filter(Boolean).map(escaped).join(', ')
}

const namesOf = (names: unknown): string =>
  Array.isArray(names) ? names.map(name => nameOf(name as CslName)).join(' and ') : ''

const two = (part: number): string => String(part).padStart(2, '0')

/** As BibLaTeX writes dates: '1999-03-04', '1999/2001'. */
const dateOf = (date: CslDate | undefined): string =>
  (date?.['date-parts'] ?? [])
    .map(([year = 0, ...rest]) => [String(year).padStart(4, '0'), ...rest.map(two)].join('-'))
    .join('/')

const yearOf = (date: CslDate | undefined): string =>
  String(date?.['date-parts']?.[0]?.[0] ?? date?.literal ?? '')

const container = (type: string): string =>
  type === 'article' || type === 'periodical' ? 'journal' : 'booktitle'

function fieldsOf(item: CslItem, type: string): readonly (readonly [field: string, text: string])[] {
  const text = (variable: string): string => {
    const value = item[variable]
    return typeof value === 'string' ? escaped(braces(value)) : ''
  }
  const verbatim = (variable: string): string => braces(String(item[variable] ?? ''))
  const date = dateOf(item.issued)
  return [
    ['author', namesOf(item.author)],
    ['editor', namesOf(item.editor)],
    ['translator', namesOf(item.translator)],
    ['title', text('title')],
    [container(type), text('container-title')],
    ['series', text('collection-title')],
    ['volume', text('volume')],
    ['number', text('issue')],
    ['edition', text('edition')],
    ['publisher', text('publisher')],
    ['address', text('publisher-place')],
    ['year', escaped(yearOf(item.issued))],
    ['date', /[-/]/.test(date.slice(1)) ? date : ''],
    ['pages', text('page').replace(/(?<=\d)[-–](?=\d)/g, '--')],
    ['entrysubtype', text('genre')],
    ['doi', verbatim('DOI')],
    ['isbn', verbatim('ISBN')],
    ['issn', verbatim('ISSN')],
    ['url', verbatim('URL')],
    ['urldate', dateOf(item.accessed)],
    ['language', text('language')],
    ['keywords', text('keyword')],
    ['abstract', text('abstract')],
    ['note', text('note')],
  ]
}

/** A work as an entry of a .bib file, in the fields of BibTeX and, where it has none, of BibLaTeX. Its id is the key. */
export function writeBibtex(item: CslItem): string {
  const type = types[item.type] ?? 'misc'
  const fields = fieldsOf(item, type).flatMap(([field, text]) => (text ? [`  ${field} = {${text}},`] : []))
  return [`@${type}{${item.id},`, ...fields, '}', ''].join('\n')
}
