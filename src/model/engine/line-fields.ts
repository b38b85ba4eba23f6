import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import { allFields, isLeaf, isList } from './fields.ts'
import { type Lined, lineSheet } from './line-sheet.ts'

/** A field of lines, by its path. */
export interface LineField {
  readonly path: string
  readonly field: Leaf
}

const alone = (lined: Lined) =>
  [...allFields(lineSheet(lined)).values()].flatMap(({ path, field, within }) => {
    const isEntered = ![field, ...within].some(each => each.derived)
    return isLeaf(field) && isEntered && !within.some(isList) ? [{ path, field }] : []
  })

/** Returns the fields of lines that can be changed for many at once: one plain value each, entered by people. Decisions have an act of their own. */
export function manyLinesFields(lined: Lined): readonly LineField[] {
  const { path, reason, by, day } = lined.lines.decision ?? {}
  const decided: readonly (string | undefined)[] = [path, reason, by, day]
  return alone(lined).filter(
    ({ path: own, field }) => (kindOf(field).isPlain || kindOf(field).isAmount) && !decided.includes(own),
  )
}

/** Returns the amounts of lines that are added up: one in a line, with a currency. */
export const summedFields = (lined: Lined): readonly LineField[] =>
  alone(lined).filter(({ field }) => kindOf(field).isAmount)
