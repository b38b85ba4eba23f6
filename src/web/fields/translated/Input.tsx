import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslatedField } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { languageNames, languages } from '#model/languages.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { MultiLanguageField } from '../../ui/form/MultiLanguageField.tsx'
import type { InputProps } from '../field-props.ts'
import { TextInLanguage } from './TextInLanguage.tsx'

/** A text that the public reads, in each language it was written in. */
export function Input({
  field,
  value = {},
  onChange,
  label,
  control,
}: InputProps<TranslatedField, Translated>) {
  const { t } = useTranslation()
  const own = useLanguage()
  const [chosen, choose] = useState(() => (value[own] ? own : (languages.find(code => value[code]) ?? own)))
  return (
    <MultiLanguageField
      label={t('cards.form.languagesOf', { field: label })}
      languages={languages.map(code => ({ code, name: languageNames[code], filled: Boolean(value[code]) }))}
      value={chosen}
      onChange={choose}
      texts={{ filled: t('cards.form.filled'), wrong: t('cards.form.wrong') }}
    >
      {language => (
        <TextInLanguage
          field={field}
          value={value}
          language={language}
          onChange={onChange}
          control={control}
        />
      )}
    </MultiLanguageField>
  )
}
