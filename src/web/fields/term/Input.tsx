import { useContext } from 'react'
import type { TermField, TermsField } from '#model/kinds/term.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { InputProps } from '../field-props.ts'
import { CategoryContext, TermPickerContext } from './term-picker.ts'

/** One term of a vocabulary, or several. */
export function Input({
  field,
  value,
  onChange,
  label,
  control,
}: InputProps<TermField | TermsField, TermRef | readonly TermRef[]>) {
  const Picker = useContext(TermPickerContext)
  const categoryId = useContext(CategoryContext)
  if (!Picker) return null
  const multiple = field.kind === 'terms'
  const chosen = value === undefined ? [] : Array.isArray(value) ? value : [value]
  return (
    <Picker
      vocabulary={field.vocabulary}
      value={chosen as readonly TermRef[]}
      onChange={terms => onChange(terms.length === 0 ? undefined : multiple ? terms : terms.at(-1))}
      label={label}
      multiple={multiple}
      categoryId={categoryId}
      control={control}
    />
  )
}
