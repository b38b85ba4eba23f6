import { showDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import type { BiblioCard } from './sections.ts'

/** Contributors that the second line names before it says that there are more. */
const mostNamed = 3

/** The proper title; else the contribution with what it stands in: 'contribution (title)' (acceptance row C-E04). */
function titleOf({ bibliography, description }: BiblioCard): string {
  const { title = '', contributionTitle = '' } = bibliography ?? {}
  if (description?.properTitle) return description.properTitle
  return contributionTitle && title ? `${contributionTitle} (${title})` : contributionTitle || title
}

/** As the title page names them, else the contributors by their names. */
function authorsOf({ bibliography, contributors = [] }: BiblioCard): string {
  const written = bibliography?.author ?? bibliography?.curator
  if (written) return written
  const names = contributors.flatMap(({ contributor }) => contributor?.name ?? [])
  return `${names.slice(0, mostNamed).join('; ')}${names.length > mostNamed ? ' …' : ''}`
}

/** Short citation, title, and in the second line author, place and year. */
export function biblioHeading(card: BiblioCard, { language }: HeadingWords): CardHeading {
  const { sign = '', pubblicationPlace, editionYear } = card.bibliography ?? {}
  const year = editionYear && (editionYear.text ?? showDate(editionYear, language))
  const issued = [pubblicationPlace, year].filter(Boolean).join(' ')
  return {
    number: sign,
    title: titleOf(card),
    subtitle: [authorsOf(card), issued].filter(Boolean).join(', '),
  }
}
