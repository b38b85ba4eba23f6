import { isLeaf } from '#model/engine/fields.ts'
import { unitsOf } from '#model/kinds/measure.ts'
import type { SearchField } from '#model/searches/search-field.ts'

const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN'] as const

/** The units that can be chosen beside a figure; none where the field has one of its own, or no unit at all. */
export function unitsOfField({ field }: SearchField): readonly string[] {
  if (!field || !isLeaf(field)) return []
  if (field.kind === 'measure') return unitsOf(field as Parameters<typeof unitsOf>[0])
  return field.kind === 'money' ? currencies : []
}

/** The unit a field has for all its figures; what stands behind the box. */
export const ownUnit = ({ field, own }: SearchField): string | undefined =>
  own?.name === '@completeness'
    ? '%'
    : field && 'unit' in field && typeof field.unit === 'string'
      ? field.unit
      : undefined

/** A figure and its unit, apart: '32,5 cm'. */
export function figureParts(text: string): { readonly figure: string; readonly unit: string } {
  const [, figure = '', unit = ''] = /^([^\p{L}%€$£]*)([\s\S]*)$/u.exec(text) ?? []
  return { figure: figure.trim(), unit: unit.trim() }
}

/** Both in one text; without a figure there is nothing. */
export const figureText = (figure: string, unit: string): string =>
  figure.trim() === '' ? '' : [figure, unit].filter(part => part !== '').join(' ')
