import type { GivenFilter, GivenSearch } from '#model/api/searches/saved.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { readNumber } from '#model/kinds/read-number.ts'
import { conditions } from '#model/searches/conditions.ts'
import { type PropertyType, propertyTypes } from '#model/searches/property-types.ts'
import { resolveField } from '#model/searches/search-field.ts'
import type { DraftBlock, DraftFilter, DraftValue, SearchDraft } from './search-draft.ts'

export type GivenBlocks = GivenSearch['blocks']

/** Numbers are numbers, where nothing is lost by it: '32,5 cm' stays as it was typed. */
function sentValue(propertyType: PropertyType | undefined, { value }: DraftValue): string | number {
  if (propertyType !== 'NUMBER') return value
  const number = readNumber(value)
  return number !== undefined && readNumber(String(number)) === number ? number : value
}

function givenFilter(declaration: CardDeclaration, filter: DraftFilter, position: number): GivenFilter {
  const { id, field, condition, operator, values } = filter
  const propertyType = resolveField(declaration, field)?.propertyType
  const { takes, id: conditionId } = conditions[condition]
  const kept = takes === 'none' ? [] : values.filter(({ value }) => takes === 'two' || value.trim() !== '')
  return {
    id,
    paragraphId: field,
    paragraphSystemName: field,
    conditionId,
    conditionSystemName: condition,
    position,
    operator,
    ...(propertyType && {
      propertyTypeId: propertyTypes[propertyType].id,
      valueType: propertyTypes[propertyType].valueType,
    }),
    criteriaValues: kept.map((value, at) => ({
      id: -1 - at,
      value: sentValue(propertyType, value),
      ...(value.label !== undefined && { label: value.label }),
    })),
  }
}

/** The blocks of a draft without what is empty: lines for which no field was chosen, and blocks without lines (acceptance row C-Q01). */
export const filledBlocks = (
  { blocks }: SearchDraft,
  isKept: (filter: DraftFilter) => boolean = () => true,
): readonly DraftBlock[] =>
  blocks
    .map(block => ({
      ...block,
      filters: block.filters.filter(filter => filter.field !== '' && isKept(filter)),
    }))
    .filter(({ filters }) => filters.length > 0)

/** Blocks as they are sent. */
export const givenBlocks = (declaration: CardDeclaration, blocks: readonly DraftBlock[]): GivenBlocks =>
  blocks.map(({ id, operator, filters }, position) => ({
    id,
    position,
    operator,
    andOr: operator,
    filters: filters.map((filter, at) => givenFilter(declaration, filter, at)),
  }))
