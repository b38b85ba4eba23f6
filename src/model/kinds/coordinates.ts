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
import type { Coordinates } from './values.ts'

export type CoordinatesField = Leaf<'coordinates', Coordinates>

/** A point on earth in a named reference system; WGS 84 (EPSG 4326) when none is given. */
export const coordinates = (options: FieldOptions = {}): CoordinatesField => ({
  ...options,
  kind: 'coordinates',
})

function parse(input: unknown, _field: CoordinatesField, problems: Problems): Coordinates | undefined {
  const parts = partsOf(input, problems)
  if (!parts) return undefined
  const { x, y, system = 4326 } = parts
  const absent = (part: unknown) => part === undefined || part === null || part === ''
  if (absent(x) && absent(y)) return undefined
  if (typeof system !== 'number' || !isReferenceSystem(system)) {
    problems.at('system').add({ key: 'choice' })
    return undefined
  }
  const numbers = (['x', 'y'] as const).map(axis => {
    const given = axis === 'x' ? x : y
    if (absent(given)) problems.at(axis).add({ key: 'required' })
    return parseNumber(given, axisBounds(system, axis), problems.at(axis))
  })
  const [east, north] = numbers
  if (east === undefined || north === undefined) return undefined
  if (isReferenceSystem(system, 'metres') && looksLikeDegrees(east, north)) {
    problems.at('system').add({ key: 'notMetres' })
    return undefined
  }
  return { x: east, y: north, system }
}

export const coordinatesKind: Kind<CoordinatesField, Coordinates> = {
  parse,
  /** 'y, x' as maps copy it ('45.4642, 9.19'), with another system before it: 'EPSG:32632 5034567 512345'. */
  read(text, field, problems) {
    if (text.trim() === '') return undefined
    const { system, rest } = systemBefore(text)
    const [north = '', east = '', ...more] = numberRow(rest)
    const at = (part: string) => (more.length > 0 ? undefined : readNumber(part)) ?? Number.NaN
    return parse({ x: at(east), y: at(north), system }, field, problems)
  },
  show({ x, y, system }) {
    const [east, north] = [plainNumber(x), plainNumber(y)]
    return system === 4326 ? `${north}, ${east}` : `EPSG:${system} ${north} ${east}`
  },
  index: value => ({ point: value }),
  schema: (_field, { refer }) =>
    refer('Coordinates', {
      ...closedObject({ x: { type: 'number' }, y: { type: 'number' }, system: systemSchema }),
      ...axisSchemas({ x: 'x', y: 'y' }),
    }),
  propertyType: 'PRESENCE',
  facts: () => ({}),
}
