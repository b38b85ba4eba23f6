import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { showDate } from '#model/dates/date-text.ts'
import { rangeOf } from '#model/dates/range-of.ts'
import { readDate } from '#model/dates/reader/read-date.ts'
import { showYears } from '#model/dates/show-years.ts'
import type { DateField } from '#model/kinds/date.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import styles from './Date.module.css'

/** The interpretation of a date, in words and years, with warnings. */
function Echo({ date }: { readonly date: ComplexDate | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const years = date && rangeOf(date)
  const read = date?.text ? readDate(date.text, language) : undefined
  const remark = read?.problems.find(({ code }) => code !== 'eraMissing')
  const words = date && showDate(date, language, { showAd: true })
  const inYears = years && showYears(years, language, { showAd: true })
  return (
    <span className={styles.echo} aria-live="polite">
      {inYears && (
        <span>
          {inYears === words ? words : t('cards.form.date.understood', { date: words, years: inYears })}
        </span>
      )}
      {remark && (
        <span className={remark.severity === 'error' ? styles.wrong : styles.warning}>
          {t(`cards.form.date.problems.${remark.code}`)}
        </span>
      )}
    </span>
  )
}

const Parts = lazy(async () => ({ default: (await import('./Parts.tsx')).Parts }))

/** The date of a thing, written as people write it; below it are its interpretation and the parts, to be chosen one by one. */
export function Input({ value, onChange, label, control }: InputProps<DateField, ComplexDate>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const text = value === undefined ? '' : (value.text ?? showDate(value, language))
  const write = (written: string) => {
    if (written === '') return onChange(undefined)
    const { date } = readDate(written, language)
    onChange({ periodMode: 'SINGLE', type: 'YEAR', ...date, text: written })
  }
  return (
    <div className={styles.date}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        placeholder={control['aria-label'] ? undefined : t('cards.form.date.example')}
        {...control}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.foot}>
        <Echo date={value} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          disabled={control.disabled}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'cards.form.date.closeParts' : 'cards.form.date.openParts')}
        </button>
      </div>
      {open && (
        <Suspense>
          <Parts date={value} onChange={onChange} label={label} />
        </Suspense>
      )}
    </div>
  )
}
