import { z } from 'zod/mini'
import { type ConditionName, conditionNames } from '../kinds/conditions.ts'

/** The operator before a criterion or block; ignored for the first. AND is applied before OR. */
const operator = z.enum(['AND', 'OR'])

export const mostFilters = 60
export const mostValues = 200
export const longestValue = 500
const longestField = 400
/** Characters of criteria in an address, and so of those that can be kept: what is kept is shown as a list. */
export const longestCriteria = 20_000

const criterion = z.object({
  /** Path of the field; of a field of linked cards, with what leads to them before it (see `resolveField`). */
  field: z.string().check(z.minLength(1), z.maxLength(longestField)),
  condition: z.enum(conditionNames as [ConditionName, ...ConditionName[]]),
  operator,
  values: z.array(z.string().check(z.maxLength(longestValue))).check(z.maxLength(mostValues)),
})

const block = z.object({
  operator,
  filters: z.array(criterion).check(z.minLength(1), z.maxLength(mostFilters)),
})

/** Criteria of an advanced search in records of one type. */
export const criteria = z.object({ blocks: z.array(block).check(z.minLength(1), z.maxLength(20)) })

export type Operator = z.output<typeof operator>
export type Criterion = z.output<typeof criterion>
export type Block = z.output<typeof block>
export type Criteria = z.output<typeof criteria>

/** Criteria as an address carries them. @returns undefined where they are none. */
export function readCriteria(text: string): Criteria | undefined {
  try {
    const read = z.safeParse(criteria, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

interface Joined {
  readonly operator: Operator
}

/** Joined parts as alternatives, each of parts that must all hold: 'a OR b AND c' is [[a], [b, c]]. */
export function alternatives<Part extends Joined>(parts: readonly Part[]): readonly (readonly Part[])[] {
  const found: Part[][] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last && part.operator === 'AND') last.push(part)
    else found.push([part])
  }
  return found
}
