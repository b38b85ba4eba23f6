import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import { documentHeading } from './heading.ts'
import { documentSections } from './sections.ts'
import { withheldPaths } from './withheld.ts'

/** A document of an archive, or a whole fonds of them (specification 001, section 3 'Document'). */
export const documentCard = defineCard({
  type: 'document',
  path: '/api/v1/catalogue/documents',
  pages: entityPages('document'),
  sections: documentSections,
  permissions: {
    read: ['documentRead'],
    create: ['documentCreate'],
    update: ['documentUpdate'],
    delete: ['documentDelete'],
    publish: ['documentPublish'],
    link: ['documentUpdate'],
    download: ['documentRead'],
    share: ['shareCard'],
  },
  heading: documentHeading,
  columns: ['title', 'reference', 'documentType', 'date', 'archivalOrganization', 'publishedOnWeb', 'links'],
  namePath: 'documentTitles/title',
  broaderPath: 'parent',
  namedBy: ['documentTitles/title'],
  identifiedBy: ['reference', 'identifiers/identifier'],
  rules: [rightsRunForward],
  withheld: withheldPaths,
  notCloned: ['reference', 'shelfMark', 'formerReferences', 'identifiers', 'publication/title', 'compilers'],
})
