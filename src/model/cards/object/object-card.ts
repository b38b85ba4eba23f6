import { defineCard } from '../../engine/define-card.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import { objectKinds, objectKindsOf } from './categories.ts'
import { objectHeading } from './heading.ts'
import { subcategoryFits } from './rules/categories.ts'
import { laterMovementsAreDated } from './rules/movements.ts'
import { eachNumberOnce } from './rules/numbers.ts'
import { productionHasType } from './rules/productions.ts'
import { spansRunForward } from './rules/spans.ts'
import { objectSections } from './sections.ts'
import { settleObject } from './settle/settle.ts'
import { objectType } from './type.ts'
import { withheldPaths } from './withheld.ts'

/** An object of the collections, of any category (specification 001, section 3 'Catalogue object'). */
export const objectCard = defineCard({
  recordTypes: [objectType],
  path: '/api/v1/catalogue',
  pages: {
    list: '/app/catalogue',
    records: '/app/catalogue/object',
    among: 'menu',
    menu: { in: 'bar', order: 2, icon: 'landmark', label: 'shell.catalogue' },
  },
  addresses: {
    save: '/',
    published: 'published_on_web',
    setCover: '/cover',
    removeCover: '/cover/:id',
    files: '/files',
    share: '/object/:id/share',
  },
  sections: objectSections,
  permissions: {
    read: ['catalogueRead', 'procedureCataloguingCatalogue', 'procedureCataloguingVerify'],
    create: ['catalogueAddCard'],
    update: ['catalogueEdit', 'procedureCataloguingCatalogue', 'procedureCataloguingVerify'],
    delete: ['catalogueDelete'],
    publish: ['publishCardOnWeb'],
    link: ['catalogueLinkCardWithFile'],
    download: ['catalogueDownloadCard'],
    share: ['shareCard'],
  },
  kinds: objectKinds,
  kindsOf: objectKindsOf,
  heading: objectHeading,
  // Objects are linked from their own side; a file, which is attached, names those that it shows.
  linkedFrom: ['file'],
  searchGroup: { name: 'OBJECTS', place: 2 },
  mergeable: false,
  numberPath: 'objectNumbers.objectNumber',
  broaderPath: 'structure/whole',
  placedBy: ['findspot/place', 'collectingPlace/place'],
  pictured: true,
  columns: [
    'title',
    'number',
    'dating',
    'materials/material',
    'location/room',
    'completeness',
    'publishedOnWeb',
  ],
  rules: [
    eachNumberOnce,
    subcategoryFits,
    productionHasType,
    laterMovementsAreDated,
    rightsRunForward,
    spansRunForward,
  ],
  settle: settleObject,
  notCloned: [
    'objectNumbers',
    'otherNumbers',
    'nationalCode',
    'specimenCodes',
    'excavationNumbers',
    'location/room',
    'location/since',
    'movements',
    'valuations',
    'hazards',
    'treatments',
    'analyses',
    'exhibitions',
    'dueDiligence',
    'certificates',
    'publication/title',
    'compilers',
  ],
  withheld: withheldPaths,
})
