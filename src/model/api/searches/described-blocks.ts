import { conditions } from '../../kinds/conditions.ts'
import { type PropertyType, propertyTypes, type ValueType } from '../../kinds/property-types.ts'
import { readNumber } from '../../kinds/read-number.ts'
import type { Criteria, Criterion } from '../../searches/criteria.ts'
import type { DescribedBlock, DescribedFilter } from './saved.ts'

/** A criterion with current labels. */
export interface DescribedCriterion {
  readonly label: string
  /** Undefined when the field no longer exists, or may not be read. */
  readonly propertyType: PropertyType | undefined
  readonly broken: boolean
  valueLabel(value: string): string
}

const typed = (propertyType: PropertyType | undefined, value: string): string | number | boolean => {
  if (propertyType === 'BOOLEAN') return value === 'true'
  // A number with its unit stays as written.
  return propertyType !== undefined && propertyTypes[propertyType].valueType === 'NUMBER'
    ? (readNumber(value) ?? value)
    : value
}

/** Groups values by type; numbers with units count as texts. */
function describeCriteria(
  id: string,
  valueType: ValueType,
  values: readonly string[],
): DescribedFilter['criteria'] {
  const of = (...types: readonly ValueType[]): string[] => (types.includes(valueType) ? [...values] : [])
  const numbers = of('NUMBER').map(value => ({ value, number: readNumber(value) }))
  return {
    id,
    valueType,
    stringValues: [
      ...of('STRING', 'LOOKUP'),
      ...numbers.filter(({ number }) => number === undefined).map(({ value }) => value),
    ],
    numericValues: numbers.flatMap(({ number }) => number ?? []),
    dateValues: of('DATE'),
    dateTimeValues: of('DATETIME'),
  }
}

function describeFilter(
  { field, condition, operator, values }: Criterion,
  place: { readonly id: string; readonly position: number },
  { label, propertyType, broken, valueLabel }: DescribedCriterion,
): DescribedFilter {
  const { id: propertyTypeId, valueType } =
    propertyType === undefined ? { id: 0, valueType: 'STRING' as const } : propertyTypes[propertyType]
  const { id, position } = place
  return {
    id,
    filterId: id,
    paragraphId: field,
    paragraphSystemName: field,
    paragraphLabel: label,
    conditionId: conditions[condition].id,
    conditionSystemName: condition,
    position,
    operator,
    propertyTypeId,
    valueType,
    criteriaId: id,
    criteriaValues: values.map((value, at) => ({
      id: String(at + 1),
      label: valueLabel(value),
      value: typed(propertyType, value),
    })),
    criteria: describeCriteria(id, valueType, values),
    ...(broken && { broken }),
  }
}

/**
 * Returns the criteria of a search in the editor's shape, which `criteriaOf` reads back. Ids are positions, since blocks and filters have
 * no identity of their own.
 */
export function describeBlocks(
  { blocks }: Criteria,
  describe: (criterion: Criterion) => DescribedCriterion,
): DescribedBlock[] {
  let filters = 0
  return blocks.map(({ operator, filters: criteria }, position) => ({
    id: String(position + 1),
    position,
    operator,
    andOr: operator,
    filters: criteria.map((criterion, at) => {
      filters += 1
      return describeFilter(criterion, { id: String(filters), position: at }, describe(criterion))
    }),
  }))
}
