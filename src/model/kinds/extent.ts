import { axisBounds, axisSchemas, looksLikeDegrees, systemSchema } from './axis-bounds.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { parseNumber } from './number.ts'
import { numberRow, systemBefore } from './number-row.ts'
import { partsOf } from './parts-of.ts'
import { plainNumber } from './plain-number.ts'
import { readNumber } from './read-number.ts'
import { isReferenceSystem } from './reference-systems.ts'
import type { Extent } from './values.ts'

export type ExtentField = Leaf<'extent', Extent>

/** A box on earth between four edges, in a named reference system: a region, a city, the area of a dig. */
export const extent = (options: FieldOptions = {}): ExtentField => ({ ...options, kind: 'extent' })

/** The edges in the order in which they are written: west, south, east, north. */
export const edges = ['west', 'south', 'east', 'north'] as const

const isAbsent = (part: unknown): boolean => part === undefined || part === null || part === ''

/** Returns true when the edges are in order. In degrees, west may be greater than east: such a box crosses the date line. */
function isInOrder({ west, south, east, north, system }: Extent, problems: Problems): boolean {
  const inDegrees = isReferenceSystem(system, 'degrees')
  const faults = [
    !inDegrees && looksLikeDegrees(west, south) && looksLikeDegrees(east, north)
      ? (['system', 'notMetres'] as const)
      : undefined,
    south >= north ? (['north', 'northOfSouth'] as const) : undefined,
    west === east || (west > east && !inDegrees) ? (['east', 'eastOfWest'] as const) : undefined,
  ].filter(fault => fault !== undefined)
  for (const [place, key] of faults) problems.at(place).add({ key })
  return faults.length === 0
}

function parse(input: unknown, _field: ExtentField, problems: Problems): Extent | undefined {
  const parts = partsOf(input, problems)
  if (!parts) return undefined
  const { system = 4326 } = parts
  if (edges.every(edge => isAbsent(parts[edge]))) return undefined
  if (typeof system !== 'number' || !isReferenceSystem(system)) {
    problems.at('system').add({ key: 'choice' })
    return undefined
  }
  const [west, south, east, north] = edges.map(edge => {
    if (isAbsent(parts[edge])) problems.at(edge).add({ key: 'required' })
    const axis = edge === 'west' || edge === 'east' ? 'x' : 'y'
    return parseNumber(parts[edge], axisBounds(system, axis), problems.at(edge))
  })
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  const box: Extent = { west, south, east, north, system }
  return isInOrder(box, problems) ? box : undefined
}

/** Four numbers between commas, as addresses of maps write them: '9.0,45.3,9.3,45.6'. */
const betweenCommas = /^[^,;\s]+(?:,[^,;\s]+){3}$/

export const extentKind: Kind<ExtentField, Extent> = {
  parse,
  /** West, south, east, north: 'EPSG:4326 9.0 45.3 9.3 45.6'; of WGS 84 without its code, too. */
  read(text, field, problems) {
    if (text.trim() === '') return undefined
    const { system, rest } = systemBefore(text)
    const numbers = betweenCommas.test(rest) ? rest.split(',') : numberRow(rest)
    const at = (place: number) =>
      (numbers.length === 4 ? readNumber(numbers[place] ?? '') : undefined) ?? Number.NaN
    return parse({ west: at(0), south: at(1), east: at(2), north: at(3), system }, field, problems)
  },
  show: value => [`EPSG:${value.system}`, ...edges.map(edge => plainNumber(value[edge]))].join(' '),
  index: value => ({ extent: value }),
  schema: (_field, { refer }) =>
    refer('Extent', {
      ...closedObject({
        ...Object.fromEntries(edges.map(edge => [edge, { type: 'number' }])),
        system: systemSchema,
      }),
      ...axisSchemas({ west: 'x', south: 'y', east: 'x', north: 'y' }),
    }),
  propertyType: 'PRESENCE',
  facts: () => ({}),
}
