import type { FieldOptions, Leaf } from './field.ts'
import type { Kind, Problems } from './kind.ts'
import { plainNumber } from './plain-number.ts'

export interface NumberOptions extends FieldOptions {
  readonly integer?: boolean
  readonly min?: number
  readonly max?: number
  /** Shown behind it: '%', 'Å', '°'. */
  readonly unit?: string
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

/** Both decimal comma and point; groups of thousands only where they cannot be taken for decimals. */
export function readNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/[\s\u00A0\u202F'’]/g, '')
    .replace(/^\u2212/, '-')
  const plain = /^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : /^-?\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$|^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(bare)
      ? bare.replaceAll(',', '')
      : bare.replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

export const numberKind: Kind<NumberField, number> = {
  parse: parseNumber,
  read(text, field, problems) {
    if (text.trim() === '') return undefined
    return parseNumber(readNumber(text) ?? Number.NaN, field, problems)
  },
  show: plainNumber,
  index: value => ({ facetValues: [String(value)] }),
}
