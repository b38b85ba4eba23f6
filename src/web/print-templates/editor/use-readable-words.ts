import { useContext } from 'react'
import { languages } from '#model/languages.ts'
import { fillPlaceholders } from '#model/print-templates/placeholders.ts'
import { EditorContext } from './editor-context.ts'
import { type Part, textIn } from './part.ts'
import { useFieldLabel } from './use-field-label.ts'

const longest = 60

/** Words of a template as they are read in a list: in the language that is written, or another; fields by their names. */
export function useReadableWords(): (words: unknown) => string {
  const { language } = useContext(EditorContext)
  const labelOf = useFieldLabel()
  return words => {
    if (typeof words !== 'object' || words === null) return ''
    const text = [language, ...languages].map(each => textIn(words as Part, each)).find(Boolean) ?? ''
    return fillPlaceholders(text, path => labelOf(path) ?? '…').slice(0, longest)
  }
}
