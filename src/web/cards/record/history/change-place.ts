import { fieldAt } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Field } from '#model/kinds/field.ts'

/** The field of a change, and the names of its enclosing groups, outermost first. */
export interface ChangePlace {
  readonly field: Field | undefined
  readonly labels: readonly string[]
  /** Path without rows. */
  readonly path: string
  /** The change is about a whole row of a list. */
  readonly isRow: boolean
}

/** 'materials#3/technique' as 'Materials › Technique'. */
export function changePlace(
  declaration: NamedSheet,
  path: string,
  labelOf: (path: string) => string,
): ChangePlace {
  const parts = path.replace(/#[^/]*/g, '').split('/')
  const labels = parts.map((_part, index) => labelOf(parts.slice(0, index + 1).join('/')))
  return {
    field: fieldAt(declaration, path)?.field,
    labels: labels.filter((label, index) => label !== labels[index - 1]),
    path: parts.join('/'),
    isRow: /#[^/#]*$/.test(path),
  }
}
