import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, fieldsOf, isList } from '../engine/fields.ts'
import { leafValues } from '../engine/values.ts'
import type { Facts } from '../kinds/facts.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import { factsOf } from './card-facts.ts'

/** The facts of one field in a row. */
export interface RowFact {
  readonly path: string
  readonly facts: Facts
}

/** Path of the innermost list whose rows contain a field; undefined for fields that occur once. */
export function listAround(declaration: Pick<CardDeclaration, 'sections'>, path: string): string | undefined {
  const keys = path.split('/')
  const fields = allFields(declaration)
  for (let length = keys.length - 1; length > 0; length--) {
    const around = keys.slice(0, length).join('/')
    const field = fields.get(around)?.field
    if (field && isList(field)) return around
  }
  return undefined
}

/** Returns the facts of a record by row, for rows with more than one: the number of a row with type 'height' is a height. */
export function rowFacts(
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
): readonly (readonly RowFact[])[] {
  const rows = new Map<string, RowFact[]>()
  for (const value of leafValues(fieldsOf(declaration), card)) {
    const { path, row, field } = value
    // A mark describes its row, and searches already ask for the row itself.
    if (row === undefined || kindOf(field as Leaf).isMark) continue
    const facts = rows.get(row) ?? []
    rows.set(row, facts)
    facts.push({ path, facts: factsOf(value) })
  }
  return [...rows.values()].filter(facts => facts.length > 1)
}
