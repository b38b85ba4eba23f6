import type { Operator } from '#model/searches/criteria.ts'

interface AskedValue {
  readonly label: string
  readonly value: string | number | boolean
}

export interface AskedFilter {
  readonly operator: Operator
  readonly paragraphSystemName: string
  readonly paragraphLabel: string
  readonly conditionSystemName: string
  readonly criteriaValues: readonly AskedValue[]
}

/** What a sentence is made of: a described search has it, and so does one that is still being put together. */
export interface AskedSearch {
  readonly classId: number
  readonly className: string
  readonly blocks: readonly { readonly operator: Operator; readonly filters: readonly AskedFilter[] }[]
}
