import type { Fields } from '../kinds/field.ts'
import { isSilent } from '../kinds/qualified-name.ts'
import type { LinkRef, TermRef } from '../kinds/values.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** A key, and the key of the term beside it that qualifies its link; undefined for a structure that holds such a link. */
type Qualified = readonly [key: string, qualifiedBy: string | undefined]

const known = new WeakMap<Fields, readonly Qualified[]>()

function qualifiedIn(fields: Fields): readonly Qualified[] {
  const before = known.get(fields)
  if (before) return before
  const found = Object.entries(fields).flatMap(([key, field]): Qualified[] => {
    if (!isLeaf(field)) return qualifiedIn(field.fields).length > 0 ? [[key, undefined]] : []
    return 'qualifiedBy' in field && field.qualifiedBy !== undefined ? [[key, String(field.qualifiedBy)]] : []
  })
  known.set(fields, found)
  return found
}

/** Returns true for a term that a link beside it is shown with, and that need not be said again. */
export const isSaidBeside = (fields: Fields, values: Values, key: string): boolean =>
  qualifiedIn(fields).some(([name, qualifiedBy]) => {
    const { qualifier } = (values[name] ?? {}) as LinkRef
    return qualifiedBy === key && qualifier?.name !== undefined && !isSilent(qualifier.name)
  })

/** Returns the values of a record to be shown: links have with them the term that qualifies them, 'circle of'. It is never stored there. */
export function withQualifiers<V extends Values>(fields: Fields, values: V): V {
  const qualified = qualifiedIn(fields).filter(([key]) => values[key] !== undefined)
  if (qualified.length === 0) return values
  const shown: Record<string, unknown> = { ...values }
  for (const [key, qualifiedBy] of qualified) {
    const [field, value] = [fields[key], values[key]]
    if (!field) continue
    if (qualifiedBy !== undefined) {
      const qualifier = values[qualifiedBy] as TermRef | undefined
      if (qualifier) shown[key] = { ...(value as LinkRef), qualifier }
    } else if (!isLeaf(field))
      shown[key] = isList(field)
        ? rowsOf(value).map(row => withQualifiers(field.fields, row))
        : withQualifiers(field.fields, valuesOf(value))
  }
  return shown as V
}
