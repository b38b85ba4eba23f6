import { dayIn, platformZone } from '../dates/museum-day.ts'
import { rangeOf, type YearRange } from '../dates/range-of.ts'
import { readDate } from '../dates/reader/read-date.ts'
import { readYearFilter } from '../engine/facets.ts'
import { isLeaf } from '../engine/fields.ts'
import { problemList } from '../engine/problem-list.ts'
import { readLooks } from '../files/likeness/looks-text.ts'
import { isId } from '../ids.ts'
import { type ConditionName, conditions } from '../kinds/conditions.ts'
import { day, dayKind } from '../kinds/day.ts'
import type { ScaledNumber } from '../kinds/facts.ts'
import type { Words } from '../kinds/kind.ts'
import { propertyTypes } from '../kinds/property-types.ts'
import { readNumber } from '../kinds/read-number.ts'
import { kindOf } from '../kinds/registry.ts'
import { type Language, languages } from '../languages.ts'
import { cleanLine } from '../text/clean.ts'
import { textKey } from '../text/known-by.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Problem } from '../validation/validators.ts'
import type { Criterion } from './criteria.ts'
import { proceduresAbout, procedureValue } from './procedures-about.ts'
import type { SearchField } from './search-field.ts'

/** Numbers of one scale between two ends; null is no end. */
export interface NumberRange {
  readonly scale: string
  readonly from: number | null
  readonly to: number | null
  /** True when the bound itself is excluded. */
  readonly above?: boolean
  readonly below?: boolean
}

/** The operand of a criterion, parsed from the typed text. */
export type Operand =
  | { readonly is: 'words'; readonly words: readonly string[] }
  /** Whole texts, or beginnings of them, as `textKey` writes them. */
  | { readonly is: 'wholes'; readonly wholes: readonly string[] }
  | { readonly is: 'ids'; readonly ids: readonly string[] }
  | { readonly is: 'numbers'; readonly ranges: readonly NumberRange[] }
  | { readonly is: 'years'; readonly span: YearRange }
  /** Pictures of the museum by their ids, and the appearance of others as returned by `looksOf`. */
  | { readonly is: 'looks'; readonly ids: readonly string[]; readonly looks: readonly string[] }
  /** Names of types of procedures. */
  | { readonly is: 'procedures'; readonly names: readonly string[] }
  /** Days as YYYY-MM-DD; an empty end is open. */
  | { readonly is: 'days'; readonly from: string; readonly until: string }
  | { readonly is: 'nothing' }

/** Characters of the beginning of a text that can be asked for. */
export const longestBeginning = 60

const problem = (key: Problem['key'], params?: Problem['params']): { readonly problem: Problem } => ({
  problem: params ? { key, params } : { key },
})

type Read = Operand | { readonly problem: Problem }

/** Figures, signs and units are the same in all languages: no texts are needed. */
const speechless = (language: Language): Words => ({
  language,
  term: () => '',
  link: () => '',
  choice: () => '',
  yesNo: () => '',
})

/** A number as it is typed for a field: '32,5 cm', '1.200 EUR', '31/12/1999'. */
function readScaled({ field }: SearchField, text: string): ScaledNumber | { readonly problem: Problem } {
  if (!field || !isLeaf(field)) {
    const value = readNumber(text)
    return value === undefined ? problem('number') : { scale: '', value }
  }
  const { problems, found } = problemList()
  const kind = kindOf(field)
  const value = kind.read(text, field, problems, speechless('en'))
  const [wrong] = found.values()
  const [number] = value === undefined ? [] : (kind.facts(value, field).numbers ?? [])
  return number ?? { problem: wrong ?? { key: 'number' } }
}

const comparedAs: Readonly<Partial<Record<ConditionName, (at: number) => Omit<NumberRange, 'scale'>>>> = {
  LESS_THAN: to => ({ from: null, to, below: true }),
  AT_MOST: to => ({ from: null, to }),
  GREATER_THAN: from => ({ from, to: null, above: true }),
  AT_LEAST: from => ({ from, to: null }),
  EQUALS: at => ({ from: at, to: at }),
  NOT_EQUALS: at => ({ from: at, to: at }),
}

/** Whichever end is named first. */
const between = (one: number | undefined, other: number | undefined): Omit<NumberRange, 'scale'> =>
  one !== undefined && other !== undefined && one > other
    ? { from: other, to: one }
    : { from: one ?? null, to: other ?? null }

function readBetween(field: SearchField, [first = '', second = '']: readonly string[]): Read {
  const ends = [first, second].map(text => (text.trim() === '' ? undefined : readScaled(field, text)))
  for (const end of ends) if (end && 'problem' in end) return end
  const [from, to] = ends as readonly (ScaledNumber | undefined)[]
  if (!from && !to) return problem('required')
  if (from && to && from.scale !== to.scale) return problem('unit')
  return {
    is: 'numbers',
    ranges: [{ scale: from?.scale ?? to?.scale ?? '', ...between(from?.value, to?.value) }],
  }
}

function readNumbers(field: SearchField, condition: ConditionName, values: readonly string[]): Read {
  if (condition === 'BETWEEN') return readBetween(field, values)
  const ranges: NumberRange[] = []
  for (const text of values) {
    const number = readScaled(field, text)
    if ('problem' in number) return number
    const range = comparedAs[condition]?.(number.value)
    if (range) ranges.push({ scale: number.scale, ...range })
  }
  return { is: 'numbers', ranges }
}

/** Whichever end is named first. */
const ordered = ({ from, to }: YearRange): YearRange =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

/** Years as a filter writes them ('-300..-201'), or as people say them in any of the languages, the person's first. */
export function readYears(text: string, language: Language): YearRange | undefined {
  const written = readYearFilter(text.trim())
  if (written) return ordered(written)
  return [language, ...languages.filter(other => other !== language)]
    .map(speaker => rangeOf(readDate(text, speaker).date))
    .find(range => range !== undefined && (range.from !== null || range.to !== null))
}

/** Midnight of a day as people write it: '2026-11-22', '22.11.2026'. */
function midnight(text: string): number | undefined {
  const { problems } = problemList()
  const read = dayKind.parse(text, day(), problems)
  return read === undefined ? undefined : Date.parse(`${read}T00:00:00Z`)
}

/** Moments are searched for by day. */
function readDays(condition: ConditionName, values: readonly string[]): Read {
  const days = values.map(midnight)
  if (days.some((day, at) => day === undefined && values[at] !== '')) return problem('day')
  const [first, second] = days
  if (condition === 'BETWEEN')
    return first === undefined && second === undefined
      ? problem('required')
      : { is: 'numbers', ranges: [{ scale: '', ...between(first, second) }] }
  const ranges = days.flatMap(day => {
    const range = day === undefined ? undefined : comparedAs[condition]?.(day)
    return range ? [{ scale: '', ...range }] : []
  })
  return { is: 'numbers', ranges }
}

/** Days on which something is to be available, whichever is named first. */
function readStay(values: readonly string[]): Read {
  const days = values.map(midnight)
  if (days.some((day, at) => day === undefined && values[at] !== '')) return problem('day')
  const [from = '', until = ''] = days.map(day =>
    day === undefined ? '' : dayIn(platformZone, new Date(day)),
  )
  if (from === '' && until === '') return problem('required')
  return until !== '' && from > until ? { is: 'days', from: until, until: from } : { is: 'days', from, until }
}

function readProcedures({ declaration }: SearchField, values: readonly string[]): Read {
  const names = proceduresAbout(declaration).map(procedureValue)
  return values.every(value => names.includes(value))
    ? { is: 'procedures', names: values }
    : problem('choice')
}

const asIds = (values: readonly string[]): Read =>
  values.every(value => isId(value)) ? { is: 'ids', ids: values } : problem('term')

/** Each requested picture is compared with all others. */
export const mostPictures = 5

function readPictures(values: readonly string[]): Read {
  if (values.length > mostPictures) return problem('tooMany', { max: mostPictures })
  const looks = values.flatMap(value => readLooks(value) ?? [])
  const ids = values.filter(isId)
  return looks.length + ids.length === values.length ? { is: 'looks', ids, looks } : problem('link')
}

const readBy = (
  field: SearchField,
  condition: ConditionName,
  values: readonly string[],
  language: Language,
): Read => {
  const [first = ''] = values
  switch (field.propertyType) {
    case 'NUMBER':
    case 'QUANTITY':
    case 'DAY':
      return readNumbers(field, condition, values)
    case 'MOMENT':
      return readDays(condition, values)
    case 'PERIOD': {
      const span = readYears(first, language)
      return span ? { is: 'years', span } : problem('years')
    }
    case 'BOOLEAN':
      return values.every(value => value === 'true' || value === 'false')
        ? { is: 'ids', ids: values }
        : problem('yesNo')
    case 'CHOICE': {
      const choices =
        field.field && isLeaf(field.field) ? kindOf(field.field).choicesOf?.(field.field).choices : {}
      const known = Object.values(choices ?? {}).map(String)
      return values.every(value => known.includes(value)) ? { is: 'ids', ids: values } : problem('choice')
    }
    case 'LOOKS':
      return readPictures(values)
    case 'PROCEDURE':
      return readProcedures(field, values)
    case 'AVAILABILITY':
      return readStay(values)
    case 'TERM':
    case 'LINK':
      if (condition !== 'CONTAINS') return asIds(values)
  }
  if (condition === 'CONTAINS' || condition === 'NOT_CONTAINS') {
    const words = tokensOf(first)
    return words.length > 0 ? { is: 'words', words } : problem('required')
  }
  const wholes = values.map(textKey).filter(whole => whole !== '')
  if (wholes.length === 0) return problem('required')
  return condition === 'STARTS_WITH' && wholes.some(whole => whole.length > longestBeginning)
    ? problem('maxLength', { max: longestBeginning })
    : { is: 'wholes', wholes }
}

/**
 * Parses the value of a criterion; figures, units, days and periods as people write them.
 * @returns a problem where the condition is none of the field's, or a value is missing or makes no sense.
 */
export function readOperand(
  field: SearchField,
  { condition, values }: Pick<Criterion, 'condition' | 'values'>,
  language: Language,
): Read {
  if (!(propertyTypes[field.propertyType].conditions as readonly string[]).includes(condition))
    return problem('choice')
  const { takes } = conditions[condition]
  if (takes === 'none') return { is: 'nothing' }
  // As all texts of cards are: no sign that the database does not take.
  const clean = values.map(cleanLine)
  const given = takes === 'two' ? clean : clean.filter(value => value !== '')
  if (given.length === 0) return problem('required')
  return readBy(field, condition, takes === 'one' ? given.slice(0, 1) : given, language)
}
