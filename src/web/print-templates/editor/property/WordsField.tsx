import { useContext } from 'react'
import { languages } from '#model/languages.ts'
import { languageNames } from '../../../platform/i18n/language-names.ts'
import { EditorContext } from '../editor-context.ts'
import { type Part, textIn } from '../part.ts'
import { useFault } from '../use-fault.ts'
import { TextWithFields } from './TextWithFields.tsx'

export interface WordsFieldProps {
  readonly label: string
  readonly words: Part
  readonly place: string
  readonly onChange: (words: Part) => void
}

/** Words in the language that is being written; where there are none yet, those of another language stand there palely. */
export function WordsField({ label, words, place, onChange }: WordsFieldProps) {
  const faultAt = useFault()
  const { language } = useContext(EditorContext)
  const other = languages.map(each => textIn(words, each)).find(text => text !== '')
  return (
    <TextWithFields
      label={`${label} (${languageNames[language]})`}
      lang={language}
      value={textIn(words, language)}
      {...(other && { placeholder: other })}
      problem={faultAt(place, 'within')}
      onChange={text => {
        const { [language]: _, ...rest } = words
        onChange(text === '' ? rest : { ...rest, [language]: text })
      }}
    />
  )
}
