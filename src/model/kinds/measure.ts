import type { ScaledNumber } from './facts.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { parseNumber } from './number.ts'
import { partsOf } from './parts-of.ts'
import { plainNumber } from './plain-number.ts'
import { readNumber } from './read-number.ts'
import type { Measure } from './values.ts'

/** Units by quantity, each with its factor to the first one. */
export const units = {
  length: { mm: 1, cm: 10, m: 1000, km: 1_000_000, in: 25.4, ft: 304.8 },
  weight: { g: 1, mg: 0.001, kg: 1000, t: 1_000_000, ct: 0.2, oz: 28.349_523_125, lb: 453.592_37 },
  area: { 'cm²': 1, 'm²': 10_000 },
  volume: { ml: 1, l: 1000, 'cm³': 1, 'm³': 1_000_000 },
  duration: { s: 1, min: 60, h: 3600 },
  angle: { '°': 1 },
  resolution: { px: 1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type Quantity = keyof typeof units

export interface MeasureOptions extends FieldOptions {
  /** The measurable quantities; default: length and weight. The first unit of the first is proposed. */
  readonly quantities?: readonly Quantity[]
  /** True where it may lie below nought, like a height above the sea. */
  readonly signed?: true
}

export type MeasureField = Leaf<'measure', Measure> & MeasureOptions

/** A measured number with its unit. */
export const measure = (options: MeasureOptions = {}): MeasureField => ({ ...options, kind: 'measure' })

/** The units a field allows, in the order in which they are offered. */
export const unitsOf = ({ quantities = ['length', 'weight'] }: MeasureOptions): readonly string[] =>
  quantities.flatMap(quantity => Object.keys(units[quantity]))

const most = 1_000_000_000

/** Nothing is of a negative length, weight or duration. */
const leastOf = ({ signed }: MeasureOptions): number => (signed ? -most : 0)

function parse(input: unknown, field: MeasureField, problems: Problems): Measure | undefined {
  const parts = partsOf(input, problems)
  if (!parts) return undefined
  const { value, unit } = parts
  const number = parseNumber(value, { min: leastOf(field), max: most }, problems.at('value'))
  if (number === undefined) return undefined
  const allowed = unitsOf(field)
  const chosen = unit === undefined || unit === null || unit === '' ? allowed[0] : unit
  if (typeof chosen === 'string' && allowed.includes(chosen)) return { value: number, unit: chosen }
  problems.at('unit').add({ key: 'unit' })
  return undefined
}

/** A measure on the scale of its quantity, in the first unit: 2 cm are 20 of 'mm'. */
function scaled({ value, unit }: Measure): readonly ScaledNumber[] {
  for (const quantity of Object.values(units) as readonly Readonly<Record<string, number>>[]) {
    const factor = quantity[unit]
    // Twelve figures are more than anybody measures; behind them two ways to write one length would differ.
    if (factor !== undefined)
      return [{ scale: Object.keys(quantity)[0] ?? unit, value: Number((value * factor).toPrecision(12)) }]
  }
  return []
}

const unitNames: ReadonlyMap<string, string> = new Map([
  ['"', 'in'],
  ['in.', 'in'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['gr', 'g'],
])

export const measureKind: Kind<MeasureField, Measure> = {
  parse,
  read(text, field, problems) {
    const [, amount = '', unit = ''] = text.trim().match(/^(-?[\d.,\s]+)([\s\S]*)$/) ?? []
    if (text.trim() === '') return undefined
    const name = unit.trim()
    const value = readNumber(amount) ?? Number.NaN
    return parse({ value, unit: unitNames.get(name.toLowerCase()) ?? name }, field, problems)
  },
  show: ({ value, unit }) => `${plainNumber(value)} ${unit}`,
  index: () => ({}),
  schema: field =>
    closedObject({
      value: { type: 'number', minimum: leastOf(field), maximum: most },
      unit: { type: 'string', enum: unitsOf(field) },
    }),
  propertyType: 'QUANTITY',
  facts: value => ({ numbers: scaled(value) }),
}
