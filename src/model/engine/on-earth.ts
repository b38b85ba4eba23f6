import type { Leaf } from '../kinds/field.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { Coordinates, Extent } from '../kinds/values.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, fieldsOf, isLeaf } from './fields.ts'
import { leafValues } from './values.ts'

type Declared = Pick<CardDeclaration, 'sections' | 'placedBy'>

/** Kinds of values with a geographic position. */
const onEarth: ReadonlySet<KindName> = new Set(['coordinates', 'extent'])

/** A point or box of a record, with the path of its field. */
export type PlacedOnEarth =
  | { readonly path: string; readonly kind: 'coordinates'; readonly value: Coordinates }
  | { readonly path: string; readonly kind: 'extent'; readonly value: Extent }

/** Returns all points and boxes of a record, in the order of its fields. */
export const placesOnEarth = (declaration: Declared, card: CardValues): readonly PlacedOnEarth[] =>
  [...leafValues(fieldsOf(declaration), card)].flatMap(({ path, field, value }) =>
    isLeaf(field) && onEarth.has((field as Leaf).kind)
      ? [{ path, kind: (field as Leaf).kind, value } as PlacedOnEarth]
      : [],
  )

/** Returns true when records of a type can have a position: by coordinates of their own, or by those of linked records. */
export const liesOnEarth = (declaration: Declared): boolean =>
  declaration.placedBy !== undefined ||
  [...allFields(declaration).values()].some(({ field }) => isLeaf(field) && onEarth.has(field.kind))

/** Returns true when a record's position has changed. */
export const liesElsewhere = (declaration: Declared, before: CardValues, after: CardValues): boolean =>
  JSON.stringify(placesOnEarth(declaration, before)) !== JSON.stringify(placesOnEarth(declaration, after))
