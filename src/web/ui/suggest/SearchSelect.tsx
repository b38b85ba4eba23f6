import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import type { SelectOption } from '../form/Select.tsx'
import { matching } from '../matches-query.ts'
import { SuggestInput, type SuggestInputProps } from './SuggestInput.tsx'

export interface SearchSelectProps
  extends Omit<
    SuggestInputProps,
    'typed' | 'onTyped' | 'chosenName' | 'options' | 'onPick' | 'chosen' | 'last' | 'rows' | 'bare'
  > {
  readonly value: string | undefined
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string | undefined) => void
  /** Text of the empty option; without it a selection cannot be cleared. */
  readonly none?: string
}

/** One of many known values, found by typing. */
export function SearchSelect({ value, options, onChange, none, ...input }: SearchSelectProps) {
  const [query, setQuery] = useState<string>()
  const label = options.find(option => option.value === value)?.label ?? ''
  const found = query
    ? matching(options, ({ label: name, keywords = '' }) => `${name} ${keywords}`, query)
    : options
  const suggestions = found.map(option => ({
    id: option.value,
    name: option.label,
    ...(option.disabled && { disabled: true }),
  }))
  return (
    <SuggestInput
      end={
        <ChevronsUpDown size={14} strokeWidth={1.7} aria-hidden="true" style={{ pointerEvents: 'none' }} />
      }
      extent="medium"
      {...input}
      typed={query}
      onTyped={setQuery}
      chosenName={label}
      options={none !== undefined && !query ? [{ id: '', name: none }, ...suggestions] : suggestions}
      chosen={value}
      rows={Number.POSITIVE_INFINITY}
      onPick={({ id }) => onChange(id === '' ? undefined : id)}
      onFocus={event => {
        event.target.select()
        input.onFocus?.(event)
      }}
    />
  )
}
