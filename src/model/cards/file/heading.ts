import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { inLanguage } from '../../kinds/translated.ts'
import type { FileCard } from './sections.ts'

/** Heading: title, or else file name; second line format and size. */
export function fileHeading(
  { title, name = '', extension, resolution }: FileCard,
  { language }: HeadingWords,
): CardHeading {
  const shown = title ? inLanguage(title, language) : ''
  return {
    number: '',
    title: shown || name,
    subtitle: [shown ? name : '', extension?.toUpperCase(), resolution].filter(Boolean).join(', '),
  }
}
