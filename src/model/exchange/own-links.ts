import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, fieldsOf, isLeaf, isList } from '../engine/fields.ts'
import { rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Fields } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import type { Mapping } from './mapping.ts'

type Declared = Pick<CardDeclaration, 'sections' | 'types'>

/** Returns true when a link may lead to the table's own type, so that its row may come later. */
export const leadsToOwn = (
  { types }: { readonly types: readonly string[] },
  to: readonly string[] = [],
): boolean => types.some(type => to.includes(type))

/** Returns the keys of the fields a table fills with links to records of its own type. */
export function ownLinkKeys(declaration: Declared, mapping: Mapping): ReadonlySet<string> {
  const filled = mapping.columns.flatMap(({ targets }) =>
    targets.flatMap(({ path, with: further = {} }) => [path, ...Object.keys(further)]),
  )
  return new Set(
    [...allFields(declaration).values()]
      .filter(({ field }) => leadsToOwn(declaration, (field as Partial<LinkField>).types))
      .filter(({ path }) => filled.some(each => each === path || path.startsWith(`${each}/`)))
      .map(({ path }) => path.split('/')[0] ?? path),
  )
}

function without(
  fields: Fields,
  values: Values,
  before: Values,
  at: string,
  places: ReadonlySet<string>,
): Values {
  const kept: Record<string, unknown> = { ...values }
  for (const [key, value] of Object.entries(values)) {
    const [field, place] = [fields[key], at + key]
    if (!field) continue
    if (isList(field))
      kept[key] = rowsOf(value).flatMap((row, index) => {
        const isOpen = [...places].some(each => each.startsWith(`${place}.${index}.`))
        return isOpen ? (rowsOf(before[key])[index] ?? []) : row
      })
    else if (!isLeaf(field))
      kept[key] = without(field.fields, valuesOf(value), valuesOf(before[key]), `${place}.`, places)
    else if (places.has(place)) kept[key] = before[key]
  }
  return kept
}

/** Reverts the values at some places, and the list rows around them: none in a new record. */
export const withoutPlaces = (
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
  before: CardValues,
  places: ReadonlySet<string>,
): CardValues => (places.size === 0 ? card : without(fieldsOf(declaration), card, before, '', places))
