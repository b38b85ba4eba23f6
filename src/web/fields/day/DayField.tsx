import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { DayInput, type DayInputProps } from '../../ui/form/DayInput.tsx'
import styles from './DayField.module.css'
import { useDayTexts } from './use-day-texts.ts'

/** YYYY-MM-DD; '' if empty, undefined while the typed text is not a day. */
export type TypedDay = string | undefined

export interface DayFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: TypedDay
  readonly onChange: (day: TypedDay) => void
  /** The first day that can be picked. */
  readonly first?: TypedDay
  readonly problem?: string | undefined
  readonly extent?: DayInputProps['extent']
}

/** A labelled input for a day, for use outside the rows of a record's form. */
export function DayField({ label, hint, value, onChange, first, problem, extent }: DayFieldProps) {
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
        {...(extent && { extent })}
        value={value || undefined}
        language={language}
        first={first || undefined}
        texts={{ ...texts, open: `${label}: ${texts.open}` }}
        onChange={(day, text) => onChange(day ?? (text.trim() === '' ? '' : undefined))}
        aria-describedby={(wrong ?? hint) ? `${id}-about` : undefined}
        {...(wrong && { 'aria-invalid': true })}
      />
      {(wrong ?? hint) && (
        <p id={`${id}-about`} className={wrong ? styles.problem : styles.hint}>
          {wrong ?? hint}
        </p>
      )}
    </div>
  )
}
