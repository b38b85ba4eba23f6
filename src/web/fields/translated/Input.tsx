import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslatedField } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { languages } from '#model/languages.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { MultiLanguageField } from '../../ui/form/MultiLanguageField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'

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
  const put = (text: string) => {
    const { [chosen]: _old, ...others } = value
    const next = text === '' ? others : { ...others, [chosen]: text }
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  const shared = { ...control, value: value[chosen] ?? '' }
  return (
    <MultiLanguageField
      label={t('cards.form.languagesOf', { field: label })}
      languages={languages.map(code => ({ code, name: languageNames[code], filled: Boolean(value[code]) }))}
      value={chosen}
      onChange={choose}
      texts={{ filled: t('cards.form.filled'), wrong: t('cards.form.wrong') }}
    >
      {() =>
        field.long ? (
          <TextArea {...shared} onChange={({ target }) => put(target.value)} />
        ) : (
          <TextInput autoComplete="off" {...shared} onChange={({ target }) => put(target.value)} />
        )
      }
    </MultiLanguageField>
  )
}
