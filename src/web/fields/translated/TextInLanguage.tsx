import type { KeyboardEventHandler } from 'react'
import type { TranslatedField } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { ControlAttributes } from '../field-props.ts'

export interface TextInLanguageProps {
  readonly field: TranslatedField
  /** The texts in all languages. */
  readonly value: Translated | undefined
  readonly language: Language
  readonly onChange: (value: Translated | undefined) => void
  readonly control: ControlAttributes & { readonly onKeyDown?: KeyboardEventHandler }
}

/** Returns the texts with another one in a language; undefined when none is left. */
export function withText(value: Translated, language: Language, text: string): Translated | undefined {
  const { [language]: _old, ...others } = value
  const next = text === '' ? others : { ...others, [language]: text }
  return Object.keys(next).length === 0 ? undefined : next
}

/** The input of a text in one language. */
export function TextInLanguage({ field, value = {}, language, onChange, control }: TextInLanguageProps) {
  const shared = { lang: language, ...control, value: value[language] ?? '' }
  const put = (text: string) => onChange(withText(value, language, text))
  return field.long ? (
    <TextArea {...shared} onChange={({ target }) => put(target.value)} />
  ) : (
    <TextInput autoComplete="off" {...shared} onChange={({ target }) => put(target.value)} />
  )
}
