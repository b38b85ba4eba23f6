import { isLeaf, isList } from '#model/engine/fields.ts'
import { rowsOf, type Values, valuesOf } from '#model/engine/values.ts'
import type { Fields } from '#model/kinds/field.ts'

/** As much of a card as stands in some fields, named by their paths ('materials/technique'); groups and lists around them stay. */
export function onlyFields(fields: Fields, values: Values, paths: ReadonlySet<string>, above = ''): Values {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    const path = above + key
    if (!field || value === undefined || value === null) continue
    if (isLeaf(field)) {
      if (paths.has(path)) kept[key] = value
    } else if ([...paths].some(each => each.startsWith(`${path}/`))) {
      const inside = (row: Values) => onlyFields(field.fields, row, paths, `${path}/`)
      kept[key] = isList(field) ? rowsOf(value).map(inside) : inside(valuesOf(value))
    }
  }
  return kept
}
