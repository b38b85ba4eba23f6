import type { Language } from '#model/languages.ts'
import type { LabelElement } from '#model/print-templates/label.ts'
import { fillPlaceholders } from '#model/print-templates/placeholders.ts'
import type { FilledElement } from '#server/print/index.ts'
import { fillWhereFilled, fillWords } from './fill-words.ts'
import type { ScopeValues } from './scope-values.ts'

export interface Filling {
  readonly language: Language
  /** Name of a field. */
  readonly nameOf: (path: string) => string
}

/** A label for one object. */
export function fillLabel(
  elements: readonly LabelElement[],
  values: ScopeValues,
  { language, nameOf }: Filling,
): FilledElement[] {
  return elements.flatMap((element): FilledElement[] => {
    switch (element.type) {
      case 'field': {
        const { path, label, type: _, ...rest } = element
        const text = values.text(path)
        const name = label === true ? nameOf(path) : label && fillWords(label, language, values.text)
        return [{ ...rest, type: 'text', text: name && text ? `${name}: ${text}` : text }]
      }
      case 'text':
        return [{ ...element, text: fillWhereFilled(element.text, language, values.text) }]
      case 'picture': {
        const [picture] = values.pictures
        return picture ? [{ ...element, picture }] : []
      }
      case 'qr':
      case 'code128':
        return [{ ...element, text: fillPlaceholders(element.text, values.text).trim() }]
      default:
        return [element]
    }
  })
}
