import type { ChoiceField } from '#model/kinds/choice.ts'
import type { ChoiceRef } from '#model/kinds/values.ts'
import type { ShownProps } from '../field-props.ts'
import { useChoiceLabel } from './use-choice-label.ts'

/** A choice in words. */
export function ChoiceName({ field, value }: ShownProps<ChoiceField, ChoiceRef>) {
  return <>{useChoiceLabel(field)(value.id)}</>
}
