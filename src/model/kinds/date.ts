import { centuriesOf } from '../dates/centuries-of.ts'
import { checkDate } from '../dates/check-date.ts'
import {
  type ComplexDate,
  type DatePeriod,
  type DatePoint,
  type DateQualifier,
  dateQualifiers,
  dateTextLimit,
  dateTypes,
  type Era,
  eras,
  type PeriodPart,
  periodModes,
  periodParts,
} from '../dates/complex-date.ts'
import { showCentury, showDate } from '../dates/date-text.ts'
import { rangeOf } from '../dates/range-of.ts'
import { readDate } from '../dates/reader/read-date.ts'
import { tidyDate } from '../dates/tidy-date.ts'
import { cleanLine } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject, type JsonSchema } from './json-schema.ts'
import type { Kind, Problems, YearRange } from './kind.ts'

export type DateField = Leaf<'date', ComplexDate>

/** The age of a thing, as people write it: 'second half of the 4th century BC', 'c. 1520'. For days of the calendar there is `day`. */
export const date = (options: FieldOptions = {}): DateField => ({ ...options, kind: 'date' })

type Sent = Readonly<Record<string, unknown>>

const isSent = (input: unknown): input is Sent =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const oneOf = <T extends string>(names: readonly T[], input: unknown): T | undefined =>
  names.find(name => name === input)

/** The part of an object that has a value, under its key. */
const part = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value })

const number = (input: unknown): number | undefined => (typeof input === 'number' ? input : undefined)

const qualifier = (input: Sent): { qualifier?: DateQualifier } =>
  part('qualifier', oneOf(dateQualifiers, input.qualifier))

const pointOf = (input: unknown): DatePoint | undefined =>
  isSent(input) && typeof input.year === 'number'
    ? {
        ...part('day', number(input.day)),
        ...part('month', number(input.month)),
        year: input.year,
        ...qualifier(input),
      }
    : undefined

const periodOf = (input: unknown): DatePeriod | undefined =>
  isSent(input) && typeof input.number === 'number'
    ? {
        number: input.number,
        ...part<'part', PeriodPart>('part', oneOf(periodParts, input.part)),
        ...qualifier(input),
      }
    : undefined

/** Parses input in the shape of a complex date; parts of another shape are left out. */
const shaped = (input: Sent): ComplexDate => ({
  ...part('text', typeof input.text === 'string' ? cleanLine(input.text) : undefined),
  periodMode: oneOf(periodModes, input.periodMode) ?? 'SINGLE',
  type: oneOf(dateTypes, input.type) ?? 'YEAR',
  ...part('earliestDate', pointOf(input.earliestDate)),
  ...part('latestDate', pointOf(input.latestDate)),
  ...part('earliestPeriod', periodOf(input.earliestPeriod)),
  ...part('latestPeriod', periodOf(input.latestPeriod)),
  ...part<'earliestEra', Era>('earliestEra', oneOf(eras, input.earliestEra)),
  ...part<'latestEra', Era>('latestEra', oneOf(eras, input.latestEra)),
})

function parse(input: unknown, _field: DateField, problems: Problems): ComplexDate | undefined {
  if (input === undefined || input === null) return undefined
  if (!isSent(input)) {
    problems.add({ key: 'type' })
    return undefined
  }
  const value = tidyDate(shaped(input))
  if (!value) return undefined
  if ([...(value.text ?? '')].length > dateTextLimit) {
    problems.at('text').add({ key: 'maxLength', params: { max: dateTextLimit } })
    return undefined
  }
  const errors = checkDate(value).filter(({ severity }) => severity === 'error')
  for (const { code, path } of errors) problems.at(path).add({ key: code })
  return errors.length === 0 ? value : undefined
}

/** A date of the stone age touches dozens of centuries: counting it in each would bury all others. The years still find it. */
const mostCenturies = 12

const facetValuesOf = (years: YearRange): readonly string[] => {
  const centuries = centuriesOf(years)
  return centuries.length > mostCenturies ? [] : centuries.map(String)
}

/** Text that is one of some words. */
const among = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words })

const pointSchema = closedObject(
  {
    day: { type: 'integer', minimum: 1, maximum: 31 },
    month: { type: 'integer', minimum: 1, maximum: 12 },
    year: { type: 'integer', minimum: 0 },
    qualifier: among(dateQualifiers),
  },
  ['year'],
)

const periodSchema = closedObject(
  {
    number: { type: 'integer', minimum: 1 },
    part: among(periodParts),
    qualifier: among(dateQualifiers),
  },
  ['number'],
)

const dateSchema: JsonSchema = {
  description:
    'A date as it was written, and what was understood of it: a side is a point of type YEAR, else a period; years carry an era',
  ...closedObject(
    {
      text: { type: 'string', minLength: 1, maxLength: dateTextLimit },
      periodMode: among(periodModes),
      type: among(dateTypes),
      earliestDate: pointSchema,
      latestDate: pointSchema,
      earliestPeriod: periodSchema,
      latestPeriod: periodSchema,
      earliestEra: among(eras),
      latestEra: among(eras),
    },
    ['periodMode', 'type'],
  ),
  // One of them at least. Expressed by what must not be, for a list of alternatives costs generated clients the types of the properties.
  not: { properties: { text: false, earliestDate: false, earliestPeriod: false } },
}

export const dateKind: Kind<DateField, ComplexDate> = {
  parse,
  /** Text that cannot be interpreted is stored as written: no words are lost. */
  read(text, field, problems, { language }) {
    const written = cleanLine(text)
    if (written === '') return undefined
    const { date } = readDate(written, language)
    return parse({ ...date, text: written }, field, problems)
  },
  understands(text, { language }) {
    const { understood, problems } = readDate(cleanLine(text), language)
    if (problems.some(({ code }) => code === 'undated')) return 'whole'
    if (!understood) return 'none'
    return problems.some(({ severity }) => severity === 'warning') ? 'part' : 'whole'
  },
  show: (value, _field, { language }) => value.text ?? showDate(value, language),
  index(value) {
    const years = rangeOf(value)
    return {
      ...(value.text && { words: [value.text] }),
      ...(years && { years, facetValues: facetValuesOf(years) }),
    }
  },
  schema: (_field, { refer }) => refer('Date', dateSchema),
  propertyType: 'PERIOD',
  isPlain: true,
  facts(value) {
    const years = rangeOf(value)
    return years ? { spans: [years] } : {}
  },
  facetType: 'RANGE',
  isDating: true,
  facetLabel: (value, _field, { language }) => showCentury(Number(value), language),
}
