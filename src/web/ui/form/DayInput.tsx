import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { Popover } from '../Popover.tsx'
import type { CalendarTexts } from './Calendar.tsx'
import styles from './DayInput.module.css'
import { parseDay, showDay } from './parse-day.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

export interface DayInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** YYYY-MM-DD. */
  readonly value: string | undefined
  /** Receives undefined while the text is not a date; the text itself distinguishes an empty input from a wrong one. */
  readonly onChange: (day: string | undefined, text: string) => void
  /** For the names of months and days. */
  readonly language: string
  /** First and last day that can be chosen, YYYY-MM-DD. */
  readonly first?: string | undefined
  readonly last?: string | undefined
  readonly texts: CalendarTexts & { readonly open: string; readonly placeholder?: string }
}

/** A day: typed as DD/MM/YYYY or with the name of the month, or picked from a calendar whose weeks start on Monday. */
export function DayInput({ value, onChange, language, first, last, texts, ...input }: DayInputProps) {
  const [text, setText] = useState('')
  const shown =
    parseDay(text, language) === value && (value !== undefined || text !== '')
      ? text
      : value
        ? showDay(value)
        : ''
  const day = parseDay(shown, language)
  const take = (next: string) => {
    setText(next)
    onChange(parseDay(next, language), next)
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      extent="short"
      {...input}
      placeholder={texts.placeholder}
      {...(shown !== '' && !day && { 'aria-invalid': true })}
      value={shown}
      onChange={({ target }) => take(target.value)}
      onBlur={event => {
        if (day) setText(showDay(day))
        input.onBlur?.(event)
      }}
      end={
        <Popover
          label={texts.open}
          target={
            <IconButton className={styles.open} label={texts.open} disabled={input.disabled}>
              <CalendarDays size={16} strokeWidth={1.7} />
            </IconButton>
          }
        >
          {close => (
            <Suspense fallback={<div className={styles.place} />}>
              <Calendar
                value={day}
                language={language}
                first={first}
                last={last}
                texts={texts}
                onChange={next => {
                  take(showDay(next))
                  close()
                }}
              />
            </Suspense>
          )}
        </Popover>
      }
    />
  )
}
