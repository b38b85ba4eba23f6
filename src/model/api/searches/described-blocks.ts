import { conditions } from '../../kinds/conditions.ts'
import { type PropertyType, propertyTypes, type ValueType } from '../../kinds/property-types.ts'
import { readNumber } from '../../kinds/read-number.ts'
import type { Criteria, Criterion } from '../../searches/criteria.ts'
import type { DescribedBlock, DescribedFilter } from './saved.ts'

/** What a criterion is about, in the words of today. */
export interface CriterionTold {
  readonly label: string
  /** Undefined where the field is no longer there, or may not be read. */
  readonly propertyType: PropertyType | undefined
  readonly broken: boolean
  valueLabel(value: string): string
}

const typed = (propertyType: PropertyType | undefined, value: string): string | number | boolean => {
  if (propertyType === 'BOOLEAN') return value === 'true'
  // A figure with its unit stays as it was written.
  return propertyType !== undefined && propertyTypes[propertyType].valueType === 'NUMBER'
    ? (readNumber(value) ?? value)
    : value
}

/** Values by what they are; figures with a unit are no plain numbers and stand among the texts. */
function toldCriteria(
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

function toldFilter(
  { field, condition, operator, values }: Criterion,
  place: { readonly id: string; readonly position: number },
  { label, propertyType, broken, valueLabel }: CriterionTold,
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
    criteria: toldCriteria(id, valueType, values),
    ...(broken && { broken }),
  }
}

/**
 * What a search asks in the shape of the interface (specification 001, section 3), which `criteriaOf` reads back. Ids are those of places:
 * blocks and filters have no life of their own.
 */
export function toldBlocks(
  { blocks }: Criteria,
  tell: (criterion: Criterion) => CriterionTold,
): DescribedBlock[] {
  let filters = 0
  return blocks.map(({ operator, filters: criteria }, position) => ({
    id: String(position + 1),
    position,
    operator,
    andOr: operator,
    filters: criteria.map((criterion, at) => {
      filters += 1
      return toldFilter(criterion, { id: String(filters), position: at }, tell(criterion))
    }),
  }))
}
