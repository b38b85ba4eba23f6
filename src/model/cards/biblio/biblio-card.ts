import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { biblioHeading } from './heading.ts'
import { biblioSections } from './sections.ts'
import { biblioType } from './type.ts'

const standardNumbers = 'description/numbersStandards/standardNumber'

/** A publication: book, article, catalogue, website (specification 001, section 3 'Bibliography record'). */
export const biblioCard = defineCard({
  recordTypes: [biblioType],
  path: '/api/v1/biblio',
  pages: entityPages('biblio'),
  sections: biblioSections,
  toldAs: { defaultTitle: 'title' },
  permissions: 'entity',
  heading: biblioHeading,
  searchGroup: { name: 'BIBLIO', place: 6 },
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
  // A contribution has the numbers of the book or journal it stands in.
  sharedNumbers: card => (card.bibliography?.contributionTitle ? [standardNumbers] : []),
  notCloned: [
    'bibliography/sign',
    'description/numbersStandards',
    'description/locations/inventoryNumber',
    'identifiers',
    'compilers',
  ],
})
