import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import { documentHeading } from './heading.ts'
import { documentSections } from './sections.ts'
import { documentType } from './type.ts'
import { withheldPaths } from './withheld.ts'

/** A document of an archive, or a whole fonds of them (specification 001, section 3 'Document'). */
export const documentCard = defineCard({
  recordTypes: [documentType],
  path: '/api/v1/catalogue/documents',
  pages: entityPages('document'),
  sections: documentSections,
  permissions: 'entity',
  heading: documentHeading,
  searchGroup: { name: 'DOCUMENT_CARD', place: 4 },
  columns: ['title', 'reference', 'documentType', 'date', 'archivalOrganization', 'publishedOnWeb', 'links'],
  namePath: 'documentTitles/title',
  broaderPath: 'parent',
  namedBy: ['documentTitles/title'],
  identifiedBy: ['reference', 'identifiers/identifier'],
  rules: [rightsRunForward],
  withheld: withheldPaths,
  notCloned: ['reference', 'shelfMark', 'formerReferences', 'identifiers', 'publication/title', 'compilers'],
})
