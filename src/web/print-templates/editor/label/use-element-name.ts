import { useTranslation } from 'react-i18next'
import { type Part, textIn } from '../part.ts'
import { type ElementType, elementProperties } from '../properties.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { useReadableWords } from '../use-readable-words.ts'

export const elementTypeOf = ({ type }: Part): ElementType | undefined =>
  typeof type === 'string' && Object.hasOwn(elementProperties, type) ? (type as ElementType) : undefined

/** What an element of a label is called: by its field or its words, else by what it is. */
export function useElementName(): (element: Part) => string {
  const { t } = useTranslation()
  const labelOf = useFieldLabel()
  const readable = useReadableWords()
  return element => {
    const type = elementTypeOf(element)
    if (!type) return ''
    if (type === 'field') return labelOf(textIn(element, 'path')) ?? t('templates.editor.unknownField')
    const words = type === 'text' ? readable(element.text) : ''
    return words || t(`templates.editor.types.${type}`)
  }
}
