import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { DayInput } from '../../ui/form/DayInput.tsx'
import type { InputProps } from '../field-props.ts'
import { useDayTexts } from './use-day-texts.ts'

/** A day of the calendar, typed or picked. */
export function Input({ value, onChange, control }: InputProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const texts = useDayTexts()
  const written = typeof value === 'string' ? value : undefined
  const isDay = written !== undefined && /^\d{4}-\d\d-\d\d$/.test(written)
  return (
    <DayInput
      {...control}
      {...(written && !isDay && { placeholder: written, 'aria-invalid': true })}
      extent={control['aria-label'] ? 'full' : 'short'}
      language={language}
      value={isDay ? written : undefined}
      // Text that is no day stays as it is, to be pointed out and not lost.
      onChange={(day, text) => onChange(day ?? (text.trim() === '' ? undefined : text))}
      texts={{ ...texts, placeholder: t('cards.form.dayPattern') }}
    />
  )
}
