import type { Fields } from '../kinds/field.ts'
import type { RefMapper } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Returns the record with every reference to a term or another record mapped, by a mapper for each path. Removed references leave no empty rows or groups. */
export function mapRefsAt<V extends Values>(
  fields: Fields,
  values: V,
  mapperAt: (path: string) => RefMapper,
  above = '',
): V {
  const mapped: Record<string, unknown> = { ...values }
  // A record fills few of the declared fields.
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    if (!field || value === undefined || value === null) continue
    const path = above + key
    if (isLeaf(field)) {
      const kind = kindOf(field)
      if (kind.mapRefs) mapped[key] = kind.mapRefs(value, field, mapperAt(path))
    } else {
      const inside = (row: Values) => mapRefsAt(field.fields, row, mapperAt, `${path}/`)
      mapped[key] = isList(field) ? rowsOf(value).map(inside) : inside(valuesOf(value))
    }
    if (mapped[key] === undefined) delete mapped[key]
  }
  return mapped as V
}

/** Returns the record with every reference mapped, whatever its path. */
export const mapRefs = <V extends Values>(fields: Fields, values: V, mapper: RefMapper): V =>
  mapRefsAt(fields, values, () => mapper)
