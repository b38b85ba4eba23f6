import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldAt } from '#model/engine/fields.ts'
import { rowsOf } from '#model/engine/values.ts'
import { pathOfPlace } from './places.ts'
import { valueAt } from './values.ts'

/** Places of the same mark in the other rows, where a list allows it in one row only: marking one takes it from the others. */
export function otherMarks(
  declaration: CardDeclaration,
  values: CardValues,
  place: string,
): readonly string[] {
  const [, list, index, key] = place.match(/^(.+)\.(\d+)\.(\w+)$/) ?? []
  if (list === undefined || key === undefined) return []
  const field = fieldAt(declaration, pathOfPlace(list))?.field
  if (field?.kind !== 'list' || field.single !== key) return []
  return rowsOf(valueAt(values, list)).flatMap((row, other) =>
    other !== Number(index) && row[key] === true ? [`${list}.${other}.${key}`] : [],
  )
}
