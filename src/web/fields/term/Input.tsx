import { useContext } from 'react'
import type { TermField, TermsField } from '#model/kinds/term.ts'
import type { TermRef, Unfinished } from '#model/kinds/values.ts'
import type { InputProps } from '../field-props.ts'
import { BranchContext, CategoryContext, TermPickerContext } from './term-picker.ts'

type Typed = Partial<TermRef> & Unfinished

/** One term of a vocabulary, or several, and the text that is to become the next one. */
export function Input({
  field,
  value,
  onChange,
  label,
  control,
}: InputProps<TermField | TermsField, Typed | readonly Typed[]>) {
  const Picker = useContext(TermPickerContext)
  const categoryId = useContext(CategoryContext)
  const branch = useContext(BranchContext)
  if (!Picker) return null
  const multiple = field.kind === 'terms'
  const items: readonly Typed[] = value === undefined ? [] : Array.isArray(value) ? value : [value as Typed]
  const text = items.find(item => item.typed !== undefined)?.typed
  const isTerm = (item: Typed): item is TermRef =>
    item.id !== undefined && (!multiple || item.typed === undefined)
  const terms = items.filter(isTerm).map(({ id, name }) => ({ id, ...(name !== undefined && { name }) }))
  const put = (next: readonly TermRef[], typed?: string) => {
    const rest = typed === undefined ? [] : [{ typed }]
    if (next.length + rest.length === 0) onChange(undefined)
    else onChange(multiple ? [...next, ...rest] : { ...next.at(-1), ...rest[0] })
  }
  return (
    <Picker
      vocabulary={field.vocabulary}
      value={terms}
      onChange={next => put(next, next.length < terms.length ? text : undefined)}
      typing={{ text, onText: typed => put(terms, typed) }}
      label={label}
      multiple={multiple}
      categoryId={categoryId}
      branch={branch}
      control={control}
    />
  )
}
