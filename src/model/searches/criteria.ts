import { type ConditionName, conditionNames } from '../kinds/conditions.ts'

export const mostFilters = 60
export const mostValues = 200
export const longestValue = 500
const longestField = 400
const mostBlocks = 20
/** Characters of criteria in an address, and so of those that can be kept: what is kept is shown as a list. */
export const longestCriteria = 20_000

/** The operator before a criterion or block; ignored for the first. AND is applied before OR. */
export type Operator = 'AND' | 'OR'

export interface Criterion {
  /** Path of the field; of a field of linked cards, with what leads to them before it (see `resolveField`). */
  field: string
  condition: ConditionName
  operator: Operator
  values: string[]
}

export interface Block {
  operator: Operator
  filters: Criterion[]
}

/** Criteria of an advanced search in records of one type. */
export interface Criteria {
  blocks: Block[]
}

/** Thrown inside `readCriteria` for a part that is none. */
class Unreadable extends Error {}

function check(isRight: boolean): asserts isRight {
  if (!isRight) throw new Unreadable()
}

type Given = Readonly<Record<string, unknown>>

const given = (value: unknown): Given => {
  check(typeof value === 'object' && value !== null && !Array.isArray(value))
  return value as Given
}

const text = (value: unknown, least: number, most: number): string => {
  check(typeof value === 'string' && value.length >= least && value.length <= most)
  return value
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name => {
  const found = names.find(name => name === value)
  check(found !== undefined)
  return found
}

function list<Item>(value: unknown, least: number, most: number, read: (item: unknown) => Item): Item[] {
  check(Array.isArray(value) && value.length >= least && value.length <= most)
  return value.map(read)
}

const readOperator = (value: unknown): Operator => oneOf(['AND', 'OR'], value)

function readCriterion(value: unknown): Criterion {
  const { field, condition, operator, values } = given(value)
  return {
    field: text(field, 1, longestField),
    condition: oneOf(conditionNames, condition),
    operator: readOperator(operator),
    values: list(values, 0, mostValues, each => text(each, 0, longestValue)),
  }
}

function readBlock(value: unknown): Block {
  const { operator, filters } = given(value)
  return { operator: readOperator(operator), filters: list(filters, 1, mostFilters, readCriterion) }
}

/**
 * Criteria as an address carries them. Read by hand: every list reads its address, and the library that checks what is sent to the server
 * would be a tenth of what a browser loads for it. @returns undefined where they are none.
 */
export function readCriteria(written: string): Criteria | undefined {
  try {
    return { blocks: list(given(JSON.parse(written)).blocks, 1, mostBlocks, readBlock) }
  } catch (failure) {
    if (failure instanceof Unreadable || failure instanceof SyntaxError) return undefined
    throw failure
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
