import { problemList } from '#model/engine/problem-list.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'

/** Returns the parsed value of a form's field; undefined while it is invalid. */
export const parsedValue = <Value>(field: Leaf, typed: unknown): Value | undefined => {
  const { problems, found } = problemList()
  const value = kindOf(field).parse(typed, field, problems) as Value | undefined
  return found.size === 0 ? value : undefined
}
