import type { FieldOptions, Leaf } from './field.ts'
import type { Kind, Problems } from './kind.ts'
import { plainNumber } from './plain-number.ts'
import { readNumber } from './read-number.ts'
import { readShown, type ShownAs, shownNumber } from './shown-number.ts'

export interface NumberOptions extends FieldOptions {
  readonly integer?: boolean
  readonly min?: number
  readonly max?: number
  /** Shown behind it: '%', 'Å', '°'. */
  readonly unit?: string
  /** Has its own format, which includes the unit. */
  readonly shownAs?: ShownAs
}

export type NumberField = Leaf<'number', number> & NumberOptions

export const number = (options: NumberOptions = {}): NumberField => ({ ...options, kind: 'number' })

/** Beyond this a JavaScript number no longer holds every whole number. */
const largest = Number.MAX_SAFE_INTEGER

/** A finite number within bounds; undefined when absent or wrong. */
export function parseNumber(
  input: unknown,
  { integer = false, min = -largest, max = largest }: NumberOptions,
  problems: Problems,
): number | undefined {
  if (input === undefined || input === null || input === '') return undefined
  if (typeof input !== 'number' || !Number.isFinite(input)) problems.add({ key: 'number' })
  else if (integer && !Number.isInteger(input)) problems.add({ key: 'integer' })
  else if (input < min) problems.add({ key: 'min', params: { min } })
  else if (input > max) problems.add({ key: 'max', params: { max } })
  else return Object.is(input, -0) ? 0 : input
  return undefined
}

export const numberKind: Kind<NumberField, number> = {
  parse: parseNumber,
  read(text, field, problems) {
    if (text.trim() === '') return undefined
    const read = field.shownAs ? readShown(text, field.shownAs) : readNumber(text)
    return parseNumber(read ?? Number.NaN, field, problems)
  },
  show: (value, { shownAs }, { language }) =>
    shownAs ? shownNumber(value, shownAs, language) : plainNumber(value),
  index: value => ({ facetValues: [String(value)] }),
  schema: ({ integer, min, max, unit }) => ({
    type: integer ? 'integer' : 'number',
    minimum: min ?? -largest,
    maximum: max ?? largest,
    ...(unit && { 'x-unit': unit }),
  }),
  propertyType: 'NUMBER',
  isPlain: true,
  facts: value => ({ numbers: [{ scale: '', value }] }),
  isNumber: true,
}
