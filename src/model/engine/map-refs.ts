import type { Fields } from '../kinds/field.ts'
import type { RefMapper } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Returns the record with every reference to a term or another record mapped. Removed references leave no empty rows or groups. */
export function mapRefs<V extends Values>(fields: Fields, values: V, mapper: RefMapper): V {
  const mapped: Record<string, unknown> = { ...values }
  // A record fills few of the declared fields.
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    if (!field || value === undefined || value === null) continue
    if (isLeaf(field)) {
      const kind = kindOf(field)
      if (kind.mapRefs) mapped[key] = kind.mapRefs(value, field, mapper)
    } else if (isList(field)) mapped[key] = rowsOf(value).map(row => mapRefs(field.fields, row, mapper))
    else mapped[key] = mapRefs(field.fields, valuesOf(value), mapper)
    if (mapped[key] === undefined) delete mapped[key]
  }
  return mapped as V
}
