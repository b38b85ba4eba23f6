import type { JsonSchema } from './json-schema.ts'
import type { NumberOptions } from './number.ts'
import { isReferenceSystem, referenceSystemName, referenceSystems } from './reference-systems.ts'

/** Between what the numbers of an axis of a reference system lie: x counts to the east, y to the north. */
export function axisBounds(system: number, axis: 'x' | 'y'): Required<Pick<NumberOptions, 'min' | 'max'>> {
  const most = isReferenceSystem(system, 'degrees') ? { x: 180, y: 90 }[axis] : 30_000_000
  return { min: -most, max: most }
}

/** True for numbers that were taken from a system that counts in degrees: in metres they would be at its very origin. */
export const looksLikeDegrees = (x: number, y: number): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90

const within = (system: number, axes: Readonly<Record<string, 'x' | 'y'>>): JsonSchema => ({
  properties: Object.fromEntries(
    Object.entries(axes).map(([key, axis]) => {
      const { min, max } = axisBounds(system, axis)
      return [key, { minimum: min, maximum: max }]
    }),
  ),
})

/** Bounds of numbers along their axes, by the reference system beside them; the same in metres are none that look like degrees. */
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
