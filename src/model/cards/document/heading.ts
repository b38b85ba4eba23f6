import { showDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import type { DocumentCard } from './sections.ts'

/** Reference code, first title, else what kind of document it is; below who wrote it and when. */
export function documentHeading(card: DocumentCard, words: HeadingWords): CardHeading {
  const { documentType, date } = card
  const kind = documentType && (documentType.name || words.term(documentType.id))
  const author = card.documentAuthors?.[0]?.author?.name
  const written = date && (date.text ?? showDate(date, words.language))
  return {
    number: card.reference ?? '',
    title: card.documentTitles?.[0]?.title ?? kind ?? '',
    subtitle: [author, written].filter(Boolean).join(', '),
  }
}
