import { valueAt } from '../values.ts'
import type { LimitGiven, Limits } from './limits.ts'

/** A limit that a line exceeds. */
export interface Excess {
  readonly limit: string
  readonly asked: number
  readonly allowed: number
}

/** Returns the limits of a record that a line exceeds. */
export function excessesOf(limits: Limits, given: LimitGiven): readonly Excess[] {
  return Object.entries(limits).flatMap(([limit, { path, asks }]) => {
    const allowed = valueAt(given.record, path)
    const asked = typeof allowed === 'number' ? asks(given) : undefined
    return typeof allowed === 'number' && asked !== undefined && asked > allowed
      ? [{ limit, asked, allowed }]
      : []
  })
}
