import type { Described, GivenFilter, GivenSearch } from '#model/api/searches/saved.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type ConditionName, conditionNames, conditions } from '#model/kinds/conditions.ts'
import { type PropertyType, propertyTypes } from '#model/kinds/property-types.ts'
import { readNumber } from '#model/kinds/read-number.ts'
import type { Operator } from '#model/searches/criteria.ts'
import { resolveField } from '#model/searches/search-field.ts'
import type { AskedSearch } from '../../../search-descriptions/sentence.ts'

export interface DraftValue {
  readonly value: string
  /** The text shown for an id. */
  readonly label?: string
}

/** A line of the editor. New lines have negative ids (C-Q01). */
export interface DraftFilter {
  readonly id: number
  readonly operator: Operator
  /** The field in the form `resolveField` reads; empty as long as none was chosen. */
  readonly field: string
  readonly condition: ConditionName
  readonly values: readonly DraftValue[]
}

export interface DraftBlock {
  readonly id: number
  readonly operator: Operator
  readonly filters: readonly DraftFilter[]
}

/** A search while it is put together. */
export interface SearchDraft {
  readonly classId: number
  readonly name: string
  readonly shared: boolean
  readonly blocks: readonly DraftBlock[]
}

const idsOf = ({ blocks }: SearchDraft): readonly number[] =>
  blocks.flatMap(({ id, filters }) => [id, ...filters.map(filter => filter.id)])

/** An id unused in the draft: negative, so that it is sent as new. */
export const freeId = (draft: SearchDraft): number => Math.min(0, ...idsOf(draft)) - 1

export const emptyFilter = (id: number, operator: Operator = 'AND'): DraftFilter => ({
  id,
  operator,
  field: '',
  condition: 'CONTAINS',
  values: [],
})

/** The initial search: one block with one empty line. */
export const newDraft = (classId: number, name = '', shared = false): SearchDraft => ({
  classId,
  name,
  shared,
  blocks: [{ id: -1, operator: 'AND', filters: [emptyFilter(-2)] }],
})

/** All lines in their order. */
export const filtersOf = ({ blocks }: SearchDraft): readonly DraftFilter[] =>
  blocks.flatMap(({ filters }) => filters)

const conditionOf = (name: string): ConditionName =>
  conditionNames.find(condition => condition === name) ?? 'IS_NOT_EMPTY'

/** A described search as a draft, to be changed. Ids of blocks and lines are kept apart from each other. */
export function draftOf(
  search: Described & { readonly name?: string; readonly shared?: boolean },
): SearchDraft {
  const { classId, name = '', shared = false, blocks } = search
  if (blocks.length === 0) return newDraft(classId, name, shared)
  let next = 1
  return {
    classId,
    name,
    shared,
    blocks: blocks.map(({ operator, filters }) => ({
      id: next++,
      operator,
      filters: filters.map(filter => ({
        id: next++,
        operator: filter.operator,
        field: filter.paragraphSystemName,
        condition: conditionOf(filter.conditionSystemName),
        values: filter.criteriaValues.map(({ value, label }) => ({ value: String(value), label })),
      })),
    })),
  }
}

/** Blocks of a draft as sentences take them. */
export const describeDraft = (classId: number, blocks: readonly DraftBlock[]): AskedSearch => ({
  classId,
  className: '',
  blocks: blocks.map(({ operator, filters }) => ({
    operator,
    filters: filters.map(({ operator: joined, field, condition, values }) => ({
      operator: joined,
      paragraphSystemName: field,
      paragraphLabel: '',
      conditionSystemName: condition,
      criteriaValues: values.map(({ value, label = value }) => ({ value, label })),
    })),
  })),
})

type SentBlocks = GivenSearch['blocks']

/** Numbers are converted if nothing is lost: '32,5 cm' stays as typed. */
function sentValue(propertyType: PropertyType | undefined, { value }: DraftValue): string | number {
  if (propertyType !== 'NUMBER') return value
  const number = readNumber(value)
  return number !== undefined && readNumber(String(number)) === number ? number : value
}

function sentFilter(declaration: CardDeclaration, filter: DraftFilter, position: number): GivenFilter {
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

/** The blocks of a draft, except lines without a field and blocks without lines (C-Q01). */
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
export const sentBlocks = (declaration: CardDeclaration, blocks: readonly DraftBlock[]): SentBlocks =>
  blocks.map(({ id, operator, filters }, position) => ({
    id,
    position,
    operator,
    andOr: operator,
    filters: filters.map((filter, at) => sentFilter(declaration, filter, at)),
  }))
