import type { Leaf } from '#model/kinds/field.ts'

export interface LeafFieldProps {
  readonly field: Leaf
  readonly path: string
  /** Stands in a line with others, under a heading of its own. */
  readonly inLine?: boolean
}
