import type { CardDeclaration } from '../engine/define-card.ts'
import type { Criterion } from './criteria.ts'
import { type OwnField, ownFieldsOf } from './own-fields.ts'

type Asked = Pick<Criterion, 'condition' | 'values'>

/** Parses days in a filter: '2027-03-01..2027-05-31'; an end may be open. */
export function readDayFilter(value: string): readonly [from: string, until: string] | undefined {
  const [, from = '', until = ''] = value.match(/^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/) ?? []
  return from || until ? [from, until] : undefined
}

/** The filters of lists that are conditions of searches: what they ask about stands in no record of the list. */
const asked = {
  inProcedure: (values: readonly string[]): readonly Asked[] => [
    { condition: 'EQUALS', values: [...values] },
  ],
  available: (values: readonly string[]): readonly Asked[] =>
    values.map(value => ({ condition: 'BETWEEN', values: [...(readDayFilter(value) ?? [])] })),
} as const

export type ConditionFilter = keyof typeof asked

export const conditionFilters = Object.keys(asked) as readonly ConditionFilter[]

/** The field that such a filter asks about; undefined where records of a type have none. */
export const conditionField = (declaration: CardDeclaration, name: string): OwnField | undefined =>
  conditionFilters.some(filter => filter === name)
    ? ownFieldsOf(declaration).find(field => field.name === `@${name}`)
    : undefined

/** Returns such a filter of a list as criteria of which one has to hold; undefined for its facets. */
export function filterCriteria(
  declaration: CardDeclaration,
  name: string,
  values: readonly string[],
): readonly Criterion[] | undefined {
  const field = conditionField(declaration, name)
  return (
    field &&
    asked[name as ConditionFilter](values).map(one => ({ ...one, field: field.name, operator: 'OR' }))
  )
}
