import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { placeHeading } from './heading.ts'
import { placeSections } from './sections.ts'
import { placeType } from './type.ts'
import { withheldPaths } from './withheld.ts'

/** A place of any size, from a country to a grave (specification 001, section 3 'Place'; acceptance row C-E05). */
export const placeCard = defineCard({
  recordTypes: [placeType],
  path: '/api/v1/place',
  pages: entityPages('place'),
  sections: placeSections,
  permissions: 'entity',
  heading: placeHeading,
  searchGroup: { name: 'PLACE', place: 7 },
  columns: ['title', 'locationType', 'broader', 'administration/country', 'publishedOnWeb', 'links'],
  namePath: 'placeLocation/name',
  broaderPath: 'broader',
  namedBy: ['placeLocation/name'],
  identifiedBy: ['identifiers/identifier'],
  notCloned: ['position', 'compilers'],
  withheld: withheldPaths,
})
