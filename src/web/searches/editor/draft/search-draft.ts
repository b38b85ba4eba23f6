import type { ConditionName } from '#model/searches/conditions.ts'
import type { Operator } from '#model/searches/criteria.ts'

export interface DraftValue {
  readonly value: string
  /** What is shown for an id. */
  readonly label?: string
}

/** A line of the editor. What is new has a negative id (acceptance row C-Q01). */
export interface DraftFilter {
  readonly id: number
  readonly operator: Operator
  /** As `resolveField` reads it; empty as long as none was chosen. */
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

/** An id that nothing in the draft has: below zero, so that it is sent as new. */
export const freeId = (draft: SearchDraft): number => Math.min(0, ...idsOf(draft)) - 1

export const emptyFilter = (id: number, operator: Operator = 'AND'): DraftFilter => ({
  id,
  operator,
  field: '',
  condition: 'CONTAINS',
  values: [],
})

/** A search one begins with: one block with one line, to be filled in. */
export const newDraft = (classId: number, name = '', shared = false): SearchDraft => ({
  classId,
  name,
  shared,
  blocks: [{ id: -1, operator: 'AND', filters: [emptyFilter(-2)] }],
})

/** All lines in their order. */
export const filtersOf = ({ blocks }: SearchDraft): readonly DraftFilter[] =>
  blocks.flatMap(({ filters }) => filters)
