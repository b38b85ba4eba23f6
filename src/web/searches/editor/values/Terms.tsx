import type { TermField } from '#model/kinds/term.ts'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import { controlOf, type ValueProps } from './value-props.ts'

/** Terms of the field's vocabulary, typed or from its tree. */
export function Terms({ field, values, onChange, ...rest }: ValueProps) {
  const { vocabulary } = field.field as TermField
  return (
    <TermPicker
      vocabulary={vocabulary}
      value={values.map(({ value, label = value }) => ({ id: value, name: label }))}
      onChange={terms => onChange(terms.map(({ id, name }) => ({ value: id, label: name ?? id })))}
      label={rest.label}
      multiple
      control={controlOf(rest)}
    />
  )
}
