import type { ChoiceField } from '#model/kinds/choice.ts'
import type { ChoiceRef } from '#model/kinds/values.ts'
import { Swatch } from '../../ui/Swatch.tsx'
import type { ShownProps } from '../field-props.ts'
import { swatchOf } from './swatch-of.ts'
import { useChoiceLabel } from './use-choice-label.ts'

/** A choice in words; of a colour with how it looks. */
export function ChoiceName({ field, value }: ShownProps<ChoiceField, ChoiceRef>) {
  const label = useChoiceLabel(field)(value.id)
  const color = swatchOf(field, value.id)
  return (
    <>
      {color && <Swatch color={color} />}
      {label}
    </>
  )
}
