import type { JsonSchema } from './json-schema.ts'
import type { NumberOptions } from './number.ts'
import { isReferenceSystem, referenceSystemName, referenceSystems } from './reference-systems.ts'

/** Returns the range of coordinates on an axis of a reference system: x counts to the east, y to the north. */
export function axisBounds(system: number, axis: 'x' | 'y'): Required<Pick<NumberOptions, 'min' | 'max'>> {
  const most = isReferenceSystem(system, 'degrees') ? { x: 180, y: 90 }[axis] : 30_000_000
  return { min: -most, max: most }
}

/** Returns whether coordinates look like degrees: in metres they would lie right at the origin. */
export const looksLikeDegrees = (x: number, y: number): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90

const within = (system: number, axes: Readonly<Record<string, 'x' | 'y'>>): JsonSchema => ({
  properties: Object.fromEntries(
    Object.entries(axes).map(([key, axis]) => {
      const { min, max } = axisBounds(system, axis)
      return [key, { minimum: min, maximum: max }]
    }),
  ),
})

/** Returns the bounds of coordinates, by the reference system next to them; in metres, numbers that look like degrees are refused. */
export function axisSchemas(axes: Readonly<Record<string, 'x' | 'y'>>): JsonSchema {
  const inDegrees = referenceSystems.filter(code => isReferenceSystem(code, 'degrees'))
  const [degrees = 0] = inDegrees
  const [metres = 0] = referenceSystems.filter(code => isReferenceSystem(code, 'metres'))
  return {
    if: { properties: { system: { enum: inDegrees } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: within(degrees, axes),
    else: { ...within(metres, axes), not: within(degrees, axes) },
  }
}

/** The code of a reference system, with its official name. */
export const systemSchema: JsonSchema = {
  type: 'integer',
  oneOf: referenceSystems.map(code => ({ const: code, title: referenceSystemName(code) })),
}
