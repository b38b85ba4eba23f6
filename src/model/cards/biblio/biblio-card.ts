import { defineCard } from '../../engine/define-card.ts'
import { biblioHeading } from './heading.ts'
import { biblioSections } from './sections.ts'

/** A publication: book, article, catalogue, website (specification 001, section 3 'Bibliography record'). */
export const biblioCard = defineCard({
  type: 'biblio',
  path: '/api/v1/biblio',
  sections: biblioSections,
  toldAs: { defaultTitle: 'title' },
  permissions: {
    read: ['biblioRead'],
    create: ['biblioCreate'],
    update: ['biblioUpdate'],
    delete: ['biblioDelete'],
    publish: ['biblioPublish'],
    link: ['biblioUpdate'],
    download: ['biblioRead'],
    share: ['shareCard'],
  },
  heading: biblioHeading,
  columns: [
    'title',
    'bibliography/type',
    'bibliography/editionYear',
    'bibliography/sign',
    'publishedOnWeb',
    'links',
  ],
  namePath: 'bibliography/title',
  namedBy: ['bibliography/title', 'description/properTitle', 'description/otherTitles/title'],
  identifiedBy: ['description/numbersStandards/standardNumber', 'identifiers/identifier'],
  notCloned: [
    'bibliography/sign',
    'description/numbersStandards',
    'description/locations/inventoryNumber',
    'identifiers',
    'compilers',
  ],
})
