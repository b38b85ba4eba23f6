import { useState } from 'react'
import { parseNumber } from './parse-number.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface NumberInputProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  readonly value: number | undefined
  /** The text as well, for callers that distinguish an empty input from one without a valid number. */
  readonly onChange: (value: number | undefined, text: string) => void
  /** The decimal sign used for display; both signs are accepted as input. */
  readonly decimalSign?: ',' | '.'
}

/** A number. Comma and point are both accepted; the text is not reformatted during typing. */
export function NumberInput({ value, onChange, decimalSign = '.', ...input }: NumberInputProps) {
  const [text, setText] = useState('')
  // A value from outside (reset, undo, another record) is shown; otherwise the typed text.
  const shown =
    parseNumber(text) === value && (value !== undefined || text !== '')
      ? text
      : value === undefined
        ? ''
        : String(value).replace('.', decimalSign)
  const wrong = shown !== '' && parseNumber(shown) === undefined
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      extent="short"
      {...input}
      {...(wrong && { 'aria-invalid': true })}
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parseNumber(target.value), target.value)
      }}
    />
  )
}
