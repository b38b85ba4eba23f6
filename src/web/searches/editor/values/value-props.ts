import type { ConditionName } from '#model/kinds/conditions.ts'
import type { SearchField } from '#model/searches/search-field.ts'
import type { DraftValue } from '../draft/search-draft.ts'

/** Properties of an input of values. */
export interface ValueProps {
  readonly field: SearchField
  readonly condition: ConditionName
  readonly values: readonly DraftValue[]
  readonly onChange: (values: readonly DraftValue[]) => void
  /** Names the input; what it consists of says so besides. */
  readonly label: string
  readonly invalid: boolean
}

/** The text of one of the values. */
export const textAt = (values: readonly DraftValue[], at = 0): string => values[at]?.value ?? ''

/** Attributes of a control that is alone in its line. */
export const controlOf = ({ label, invalid }: Pick<ValueProps, 'label' | 'invalid'>) => ({
  'aria-label': label,
  ...(invalid && { 'aria-invalid': true as const }),
})
