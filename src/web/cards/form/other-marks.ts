import type { CardValues } from '#model/engine/define-card.ts'
import { fieldAt } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { rowsOf } from '#model/engine/values.ts'
import { stepsOf } from './form-path.ts'
import { valueAt } from './form-values.ts'

/** Returns the paths of the same mark in other rows, if a list allows only one: marking one row clears the others. */
export function otherMarks(declaration: NamedSheet, values: CardValues, path: string): readonly string[] {
  const [, list, row, key] = path.match(/^(.+)#([^/#]+)\/(\w+)$/) ?? []
  if (list === undefined || key === undefined) return []
  const field = fieldAt(declaration, list)?.field
  if (field?.kind !== 'list' || field.single !== key) return []
  return rowsOf(valueAt(values, stepsOf(list))).flatMap(other =>
    other.id !== row && other[key] === true ? [`${list}#${other.id}/${key}`] : [],
  )
}
