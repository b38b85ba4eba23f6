import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayTexts } from '../fields/day/use-day-texts.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { DayInput } from '../ui/form/DayInput.tsx'
import styles from './EntryForm.module.css'

export interface CalendarDayFieldProps {
  readonly label: string
  /** YYYY-MM-DD; '' where there is none, undefined while what is typed is no day. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
  /** The first day that can be picked. */
  readonly first?: string | undefined
  readonly problem?: string | undefined
}

/** A day with its label. */
export function CalendarDayField({ label, value, onChange, first, problem }: CalendarDayFieldProps) {
  const { t } = useTranslation()
  const texts = useDayTexts()
  const language = useLanguage()
  const id = useId()
  const wrong = value === undefined ? t('validation.day') : problem
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        extent="full"
        value={value || undefined}
        language={language}
        first={first || undefined}
        texts={{ ...texts, open: `${label}: ${texts.open}` }}
        onChange={(day, text) => onChange(day ?? (text.trim() === '' ? '' : undefined))}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        {...(wrong && { 'aria-invalid': true })}
      />
      {wrong && (
        <p id={`${id}-problem`} className={styles.problem}>
          {wrong}
        </p>
      )}
    </div>
  )
}
