import type { CslDate, CslItem, CslName } from '#model/bibliography/csl-item.ts'
import { risNames, risTexts, risTypes } from './ris-tags.ts'

const nameOf = ({ family = '', given = '', literal = '', suffix = '' }: CslName): string =>
  literal || [family, given, suffix].filter(Boolean).join(', ')

const namesOf = (names: unknown): string[] =>
  Array.isArray(names) ? names.map(name => nameOf(name as CslName)) : []

const yearOf = (date: CslDate | undefined): string =>
  String(date?.['date-parts']?.[0]?.[0] ?? date?.literal ?? '')

/** 'year/month/day/', where there is more than the year. */
function dayOf(date: CslDate | undefined): string {
  const [year, month = '', day = ''] = date?.['date-parts']?.[0] ?? []
  return year === undefined ? '' : `${[year, month, day].join('/')}/`
}

/** Where a book says what series it is of, the second title is free for nothing else. */
const tagOf = (variable: string, [first = '']: readonly string[], type: string): string =>
  variable === 'collection-title' && type === 'book' ? 'T3' : first

/** A work as a reference of a .ris file. */
export function writeRis(item: CslItem): string {
  const [type] = risTypes.find(([, csl]) => csl === item.type) ?? ['GEN']
  const text = (variable: string): string => String(item[variable] ?? '')
  const [, from = text('page'), to] = /^(\d+)[-–](\d+)$/.exec(text('page')) ?? []
  const month = item.issued?.['date-parts']?.[0]?.[1]
  const lines: readonly (readonly [tag: string, text: string])[] = [
    ...risNames.flatMap(([variable, [tag = '']]) =>
      namesOf(item[variable]).map(name => [tag, name] as const),
    ),
    ...risTexts.map(([variable, tags]) => [tagOf(variable, tags, item.type), text(variable)] as const),
    ['PY', yearOf(item.issued)],
    ['DA', month ? dayOf(item.issued) : ''],
    ['SP', from ?? ''],
    ['EP', to ?? ''],
    ['SN', [text('ISBN'), text('ISSN')].filter(Boolean).join('; ')],
    ['Y2', dayOf(item.accessed)],
    ...text('keyword')
      .split(', ')
      .map(word => ['KW', word] as const),
    ['ID', text('citation-key')],
    ['N1', text('note')],
  ]
  const told = lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []))
  return [`TY  - ${type}`, ...told, 'ER  - ', ''].join('\n')
}
