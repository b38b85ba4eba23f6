import { showDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import type { BiblioCard } from './sections.ts'
import { biblioSections } from './sections.ts'
import { biblioType } from './type.ts'

/** Contributors named in the second line before it is shortened. */
const mostNamed = 3

/** Returns the title proper; for a contribution with its container: 'contribution (title)' (C-E04). */
function titleOf({ bibliography, description }: BiblioCard): string {
  const { title = '', contributionTitle = '' } = bibliography ?? {}
  if (description?.properTitle) return description.properTitle
  return contributionTitle && title ? `${contributionTitle} (${title})` : contributionTitle || title
}

/** Returns the authors named on the title page, or else the contributors. */
function authorsOf({ bibliography, contributors = [] }: BiblioCard): string {
  const written = bibliography?.author ?? bibliography?.curator
  if (written) return written
  const names = contributors.flatMap(({ contributor }) => contributor?.name ?? [])
  return `${names.slice(0, mostNamed).join('; ')}${names.length > mostNamed ? ' …' : ''}`
}

/** Heading: short citation and title; second line author, place and year. */
function biblioHeading(card: BiblioCard, { language }: HeadingWords): CardHeading {
  const { sign = '', pubblicationPlace, editionYear } = card.bibliography ?? {}
  const year = editionYear && (editionYear.text ?? showDate(editionYear, language))
  const issued = [pubblicationPlace, year].filter(Boolean).join(' ')
  return {
    number: sign,
    title: titleOf(card),
    subtitle: [authorsOf(card), issued].filter(Boolean).join(', '),
  }
}

const standardNumbers = 'description/numbersStandards/standardNumber'

/** A publication: book, article, catalogue, website. */
export const biblioCard = defineCard({
  recordTypes: [biblioType],
  path: '/api/v1/biblio',
  pages: entityPages('biblio', 'entities#bibliography'),
  sections: biblioSections,
  headingAliases: { defaultTitle: 'title' },
  permissions: 'entity',
  heading: biblioHeading,
  searchGroup: { name: 'BIBLIO', place: 6 },
  site: { kind: 'work', namedUnpublished: true, texts: ['abstract'] },
  columns: [
    'title',
    'bibliography/type',
    'bibliography/editionYear',
    'bibliography/sign',
    'publishedOnWeb',
    'links',
  ],
  namePath: 'bibliography/title',
  namedBy: ['description/properTitle', 'description/otherTitles/title'],
  identifiedBy: [standardNumbers, 'identifiers/identifier'],
  // A contribution shares the numbers of the book or journal it appeared in.
  sharedNumbers: card => (card.bibliography?.contributionTitle ? [standardNumbers] : []),
  notCloned: [
    'bibliography/sign',
    'description/numbersStandards',
    'description/locations/inventoryNumber',
    'identifiers',
    'compilers',
  ],
})
