import type { Fields } from '../kinds/field.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf, isLeaf, isList } from './fields.ts'
import { rowsOf, valuesOf } from './values.ts'

/** Returns the number that follows another in its pattern: 'MV 1934.9' is followed by 'MV 1934.10', 'A 009' by 'A 010'; undefined without figures. */
export function nextNumber(number: string): string | undefined {
  const found = [...number.matchAll(/\d{1,15}/g)].at(-1)
  if (!found) return undefined
  const [figures] = found
  const next = String(Number(figures) + 1).padStart(figures.length, '0')
  return number.slice(0, found.index) + next + number.slice(found.index + figures.length)
}

interface Placing {
  readonly value: string
  readonly newRowId?: (() => string) | undefined
}

function withValue(
  fields: Fields,
  values: CardValues,
  [key = '', ...rest]: readonly string[],
  placing: Placing,
): CardValues {
  const field = fields[key]
  if (!field) return values
  if (isLeaf(field)) return { ...values, [key]: placing.value }
  if (!isList(field))
    return { ...values, [key]: withValue(field.fields, valuesOf(values[key]), rest, placing) }
  const [first = placing.newRowId ? { id: placing.newRowId() } : {}, ...others] = rowsOf(values[key])
  return { ...values, [key]: [withValue(field.fields, first, rest, placing), ...others] }
}

/**
 * Returns the values with a number at the path by which the type is numbered.
 * @param newRowId makes the id of a row that is added; absent: the row has none yet
 */
export const withNumber = (
  declaration: Pick<CardDeclaration, 'numberPath' | 'sections'>,
  values: CardValues,
  number: string,
  newRowId?: () => string,
): CardValues =>
  withValue(fieldsOf(declaration), values, declaration.numberPath?.split('.') ?? [], {
    value: number,
    newRowId,
  })
