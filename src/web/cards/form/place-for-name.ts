import type { CardValues } from '#model/engine/define-card.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { rowsOf } from '#model/engine/values.ts'

/** The card with an empty row for its name, where names stand in rows and it has none: what everybody writes first needs no asking for. */
export function withPlaceForName(declaration: NamedSheet, values: CardValues): CardValues {
  const [key = ''] = declaration.namePath?.split('/') ?? []
  const field = fieldAt(declaration, key)?.field
  return field && isList(field) && rowsOf(values[key]).length === 0 ? { ...values, [key]: [{}] } : values
}
