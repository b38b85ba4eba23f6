import type { ListView } from '../cards/list-views.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields } from './fields.ts'

/** Kinds of values that lie somewhere on earth. */
const onEarth: ReadonlySet<KindName | 'group' | 'list'> = new Set(['coordinates', 'extent'] as const)

/**
 * How lists of a type can be looked at (acceptance row C-S02): as a table; as a gallery where pictures say most; on a map where its
 * cards have coordinates.
 */
export function viewsOf(declaration: CardDeclaration): readonly ListView[] {
  const isOnEarth = [...allFields(declaration).values()].some(({ field }) => onEarth.has(field.kind))
  return [
    'listView',
    ...(declaration.pictured ? ['gridView' as const] : []),
    ...(isOnEarth ? ['mapView' as const] : []),
  ]
}
