import { useTranslation } from 'react-i18next'
import { showYears } from '#model/dates/show-years.ts'
import { readYears } from '#model/searches/operand.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import styles from './Values.module.css'
import { controlOf, textAt, type ValueProps } from './value-props.ts'

/** A time in words, and below it how it was read: '300 – 201 B.C.'. */
export function Period({ values, onChange, ...rest }: ValueProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = textAt(values)
  const span = text.trim() === '' ? undefined : readYears(text, language)
  return (
    <div>
      <TextInput
        {...controlOf(rest)}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('searches.editor.periodExample')}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? [] : [{ value: target.value }])}
      />
      <span className={styles.echo} aria-live="polite">
        {span && t('searches.editor.understood', { years: showYears(span, language, { showAd: true }) })}
      </span>
    </div>
  )
}
