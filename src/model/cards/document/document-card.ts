import { sayDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import type { DocumentCard } from './sections.ts'
import { documentSections } from './sections.ts'
import { documentType } from './type.ts'
import { withheldPaths } from './withheld.ts'

/** Heading: reference code and first title, or else the document type; second line author and date. */
function documentHeading(card: DocumentCard, words: HeadingWords): CardHeading {
  const { documentType, date } = card
  const kind = documentType && (documentType.name || words.term(documentType.id))
  const author = card.documentAuthors?.[0]?.author?.name
  const written = date && sayDate(date, words.language)
  return {
    number: card.reference ?? '',
    title: card.documentTitles?.[0]?.title ?? kind ?? '',
    subtitle: [author, written].filter(Boolean).join(', '),
  }
}

/** An archival document, or a whole fonds. */
export const documentCard = defineCard({
  recordTypes: [documentType],
  path: '/api/v1/catalogue/documents',
  pages: entityPages('document', 'entities#documents'),
  sections: documentSections,
  permissions: 'entity',
  heading: documentHeading,
  searchGroup: { name: 'DOCUMENT_CARD', place: 4 },
  site: {
    kind: 'document',
    licence: 'publication/licence',
    credit: 'publication/creditLine',
    texts: ['content'],
  },
  columns: ['title', 'reference', 'documentType', 'date', 'archivalOrganization', 'publishedOnWeb', 'links'],
  namePath: 'documentTitles/title',
  broaderPath: 'parent',
  namedBy: ['documentTitles/title'],
  identifiedBy: ['reference', 'identifiers/identifier'],
  rules: [rightsRunForward],
  withheld: withheldPaths,
  notCloned: ['reference', 'shelfMark', 'formerReferences', 'identifiers', 'publication/title', 'compilers'],
})
