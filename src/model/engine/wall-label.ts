import type { Leaf } from '../kinds/field.ts'
import { type HeadPart, headParts, type WallLabelLine } from './aspects/wall-label-line.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, fieldsOf, isLeaf } from './fields.ts'
import { leafValues } from './values.ts'

/** A value in a line: that of a field, or a part of the heading. */
export type LabelValue = { readonly path: string; readonly field: Leaf; readonly value: unknown } | HeadPart

/** A line as a record fills it: the values of each row of a list stand together. */
export interface FilledLine extends Pick<WallLabelLine, 'name' | 'lead'> {
  readonly rows: readonly (readonly LabelValue[])[]
}

const isHeadPart = (path: string): path is HeadPart => headParts.some(part => part === path)

/** Returns the row that a place is in: 'materials.0' of 'materials.0.technique'. */
const rowOf = (place: string): string => place.slice(0, Math.max(place.lastIndexOf('.'), 0)) || place

/**
 * Returns the lines of the label of a record that say something.
 * @param has says which parts of the heading there are
 */
export function wallLabelOf(
  { wallLabel = [], sections }: Pick<CardDeclaration, 'wallLabel' | 'sections'>,
  card: CardValues,
  has: (part: HeadPart) => boolean,
): readonly FilledLine[] {
  const found = Map.groupBy(leafValues(fieldsOf({ sections }), card), ({ path }) => path)
  const rowsOf = (paths: readonly string[]): FilledLine['rows'] => {
    const values = paths.flatMap((path): { readonly row: string; readonly value: LabelValue }[] => {
      if (isHeadPart(path)) return has(path) ? [{ row: path, value: path }] : []
      return (found.get(path) ?? []).flatMap(({ place, field, value }) =>
        isLeaf(field) ? [{ row: rowOf(place), value: { path, field, value } }] : [],
      )
    })
    return [...Map.groupBy(values, ({ row }) => row).values()].map(row => row.map(({ value }) => value))
  }
  return wallLabel.flatMap(({ name, lead, of }) => {
    const rows = of.map(rowsOf).find(some => some.length > 0)
    return rows ? [{ name, rows, ...(lead && { lead }) }] : []
  })
}

/** Yields the paths of a label that are no fields with a value. */
export function* wallLabelFaults(declaration: CardDeclaration): Generator<string> {
  const fields = allFields(declaration)
  for (const { name, of } of declaration.wallLabel ?? [])
    for (const path of of.flat()) {
      const field = fields.get(path)?.field
      if (!(isHeadPart(path) || (field && isLeaf(field))))
        yield `the line '${name}' of the label has '${path}', but there is no such field`
    }
}
