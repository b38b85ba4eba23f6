import type { CardRule } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { holdings } from '../../groups/holdings.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import { units } from '../../kinds/measure.ts'
import type { Measure } from '../../kinds/values.ts'
import { fold } from '../../text/fold.ts'
import { isNaturalBranch, isNaturalistic, naturalBranches, objectKinds, objectKindsOf } from './categories.ts'
import { objectHeading } from './heading.ts'
import type { ObjectCard } from './sections.ts'
import { objectSections } from './sections.ts'
import { locate } from './settle/movements.ts'
import { settleObject } from './settle/settle.ts'
import { objectType } from './type.ts'
import { objectLabel } from './wall-label.ts'
import { withheldPaths } from './withheld.ts'

const lengths: Readonly<Record<string, number>> = units.length

const inFirstUnit = ({ value, unit }: Measure): number => value * (lengths[unit] ?? 1)

const reversed = (from: Measure | undefined, to: Measure | undefined): boolean =>
  from !== undefined && to !== undefined && inFirstUnit(from) > inFirstUnit(to)

/** No range of elevation or depth runs backwards. */
const spansRunForward: CardRule<ObjectCard> = ({ elevation = {} }, problems) => {
  if (reversed(elevation.minAltitude, elevation.maxAltitude))
    problems.at('elevation.maxAltitude').add({ key: 'order' })
  if (reversed(elevation.minDepth, elevation.maxDepth))
    problems.at('elevation.maxDepth').add({ key: 'order' })
}

/** A production is by a maker or of a culture; if it could be either, its type is required. */
const productionHasType: CardRule<ObjectCard> = ({ productions = [] }, problems) => {
  for (const [index, { type }] of productions.entries())
    if (!type) problems.at(`productions.${index}.type`).add({ key: 'required' })
}

/** An object number appears only once in a record; uniqueness across records is checked on the server (C-O05). */
const eachNumberOnce: CardRule<ObjectCard> = ({ objectNumbers = [] }, problems) => {
  const seen = new Set<string>()
  for (const [index, { objectNumber }] of objectNumbers.entries()) {
    if (objectNumber === undefined) continue
    const number = fold(objectNumber)
    if (seen.has(number)) problems.at(`objectNumbers.${index}.objectNumber`).add({ key: 'twice' })
    seen.add(number)
  }
}

/** Only the first movement may lack a date: an undated later one could not be ordered. */
const laterMovementsAreDated: CardRule<ObjectCard> = ({ movements = [] }, problems) => {
  for (const [index, { when }] of movements.entries())
    if (index > 0 && !when) problems.at(`movements.${index}.when`).add({ key: 'required' })
}

/** A branch of natural history under archaeology or numismatics is probably a mistake. */
const subcategoryFits: CardRule<ObjectCard> = ({ objectInformation }, problems) => {
  const { objectCategory, objectSubcategory } = objectInformation ?? {}
  if (objectSubcategory && isNaturalBranch(objectSubcategory) && !isNaturalistic(objectCategory))
    problems.at('objectInformation.objectSubcategory').add({ key: 'choice' })
}

/** A collection object of any category. */
export const objectCard = defineCard({
  recordTypes: [objectType],
  path: '/api/v1/catalogue',
  pages: {
    list: '/app/catalogue',
    records: '/app/catalogue/object',
    among: 'menu',
    guide: 'cataloguing',
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
  branches: naturalBranches,
  kindsOf: objectKindsOf,
  heading: objectHeading,
  // Objects are linked from their own side; an attached file names the objects it shows.
  linkedFrom: ['file'],
  searchGroup: { name: 'OBJECTS', place: 1 },
  site: {
    kind: 'object',
    licence: 'publication/licence',
    credit: 'publication/creditLine',
    texts: ['briefDescription', 'description'],
    waysIn: [
      'collections/collection',
      'productions/agent',
      'dating',
      'objectName',
      'materials/material',
      'findspot/place',
    ],
  },
  mergeable: false,
  numberPath: 'objectNumbers.objectNumber',
  broaderPath: 'structure/whole',
  placedBy: ['findspot/place', 'collectingPlace/place'],
  pictured: true,
  // What is not the museum's own is not its collection.
  apart: { path: 'holding', ids: [holdings.CUSTODY, holdings.LOAN_IN, holdings.LEFT] },
  lost: { path: 'loss', since: 'lostSince' },
  wallLabel: objectLabel,
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
  byDay: { derive: locate, next: 'location/planned' },
  notCloned: [
    'objectNumbers',
    'otherNumbers',
    'nationalCode',
    'specimenCodes',
    'excavationNumbers',
    'location/room',
    'location/since',
    'location/planned',
    'loss',
    'lostSince',
    'movements',
    'valuations',
    'hazards',
    'treatments',
    'lightExposures',
    'analyses',
    'exhibitions',
    'dueDiligence',
    'certificates',
    'publication/title',
    'compilers',
  ],
  withheld: withheldPaths,
})
