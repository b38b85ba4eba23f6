import { problemList } from '#model/engine/problem-list.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'

/** What stands in a form as a value of its field; undefined as long as something is wrong with it. */
export const parsedValue = <Value>(field: Leaf, typed: unknown): Value | undefined => {
  const { problems, found } = problemList()
  const value = kindOf(field).parse(typed, field, problems) as Value | undefined
  return found.size === 0 ? value : undefined
}
