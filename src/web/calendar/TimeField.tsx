import { useState } from 'react'
import { TextField } from '../ui/TextField.tsx'

/**
 * Parses a time of 24 hours: '14:30', '14.30', '1430', '9'. Returns HH:MM; undefined for other text.
 */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^\s*(\d{1,2})(?:\s*[:.h]\s*(\d\d))?\s*$/.exec(text) ?? /^\s*(\d\d)(\d\d)\s*$/.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

interface TimeFieldProps {
  readonly label: string
  /** HH:MM; other text while it is not a time. */
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (time: string) => void
}

/** A time of 24 hours, in every language: the browser's own field goes by the language of the browser. */
export function TimeField({ label, value, problem, onChange }: TimeFieldProps) {
  const [text, setText] = useState(value)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="14:30"
      value={(parseTime(text) ?? text) === value ? text : value}
      problem={problem}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parseTime(target.value) ?? target.value)
      }}
      onBlur={() => setText(value)}
    />
  )
}
