import type { BulkAction } from '#model/api/cards/shapes.ts'
import { holdsText } from '#model/engine/bulk-change.ts'
import { allFields, fieldAt, isLeaf, isList } from '#model/engine/fields.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { CardArea } from '../card-area.ts'

/** A field available for bulk edits. */
export interface BulkField {
  readonly path: string
  readonly field: Leaf
}

export type FieldAction = Extract<BulkAction['kind'], 'set' | 'add' | 'remove' | 'replace' | 'clear'>

/**
 * Returns the field and value to send. Adding to a repeated group adds a row, and removing removes rows: both name the group, and the value is in a row that
 * holds nothing else. All other actions name the field itself.
 */
export function targetOf(
  { declaration }: CardArea,
  path: string,
  value: unknown,
): { path: string; value: unknown } {
  const within = fieldAt(declaration, path)?.within ?? []
  const depth = within.findLastIndex(isList)
  if (depth === -1) return { path, value }
  const keys = path.split('/')
  const inside = keys.slice(depth + 1)
  return {
    path: keys.slice(0, depth + 1).join('/'),
    value: inside.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value),
  }
}

/** Returns the fields to which an action applies: values in rows of repeated groups are added and removed, not set. */
export function bulkFields({ declaration }: CardArea, action: FieldAction): readonly BulkField[] {
  return [...allFields(declaration).values()].flatMap(({ path, field, within }): BulkField[] => {
    if (
      !isLeaf(field) ||
      field.derived ||
      within.some(structure => isList(structure) && structure.log) ||
      path === declaration.numberPath?.replaceAll('.', '/')
    )
      return []
    const repeats = field.kind === 'terms' || within.some(isList)
    const fits =
      action === 'replace'
        ? holdsText(field)
        : action === 'add' || action === 'remove'
          ? repeats
          : action === 'set'
            ? !within.some(isList)
            : true
    return fits ? [{ path, field }] : []
  })
}
