import type { Leaf } from '#model/kinds/field.ts'

export interface LeafFieldProps {
  readonly field: Leaf
  readonly path: string
  /** Stands in a line with others: of a group, which captions it, or of a row, under the headings of its list. */
  readonly inLine?: 'group' | 'row'
}
