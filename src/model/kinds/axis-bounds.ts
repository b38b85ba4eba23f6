import type { NumberOptions } from './number.ts'
import { isReferenceSystem } from './reference-systems.ts'

/** Between what the numbers of an axis of a reference system lie: x counts to the east, y to the north. */
export function axisBounds(system: number, axis: 'x' | 'y'): Required<Pick<NumberOptions, 'min' | 'max'>> {
  const most = isReferenceSystem(system, 'degrees') ? { x: 180, y: 90 }[axis] : 30_000_000
  return { min: -most, max: most }
}

/** True for numbers that were taken from a system that counts in degrees: in metres they would lie at its very origin. */
export const looksLikeDegrees = (x: number, y: number): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90
