import type { BulkAction } from '#model/api/cards/shapes.ts'
import { allFields, isLeaf, isList } from '#model/engine/fields.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { CardArea } from '../card-area.ts'

/** A field that many cards can be changed in at once. */
export interface BulkField {
  readonly path: string
  readonly field: Leaf
}

export type FieldAction = Extract<BulkAction['kind'], 'set' | 'add' | 'remove' | 'replace' | 'clear'>

const holdsText: ReadonlySet<string> = new Set(['text', 'longText', 'translated', 'identifier', 'url'])

/** Fields that an action makes sense for: of repeated groups the values of their rows are added and taken out, not set. */
export function bulkFields({ declaration }: CardArea, action: FieldAction): readonly BulkField[] {
  return [...allFields(declaration).values()].flatMap(({ path, field, within }): BulkField[] => {
    if (!isLeaf(field) || field.derived || path === declaration.numberPath?.replaceAll('.', '/')) return []
    const repeats = field.kind === 'terms' || within.some(isList)
    const fits =
      action === 'replace'
        ? holdsText.has(field.kind)
        : action === 'add' || action === 'remove'
          ? repeats
          : action === 'set'
            ? !within.some(isList)
            : true
    return fits ? [{ path, field }] : []
  })
}
