import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { placeHeading } from './heading.ts'
import { placeSections } from './sections.ts'
import { withheldPaths } from './withheld.ts'

/** A place of any size, from a country to a grave (specification 001, section 3 'Place'; acceptance row C-E05). */
export const placeCard = defineCard({
  type: 'place',
  path: '/api/v1/place',
  pages: entityPages('place'),
  sections: placeSections,
  permissions: {
    read: ['placeRead'],
    create: ['placeCreate'],
    update: ['placeUpdate'],
    delete: ['placeDelete'],
    publish: ['placePublish'],
    link: ['placeUpdate'],
    download: ['placeRead'],
    share: ['shareCard'],
  },
  heading: placeHeading,
  columns: ['title', 'locationType', 'broader', 'administration/country', 'publishedOnWeb', 'links'],
  namePath: 'placeLocation/name',
  broaderPath: 'broader',
  namedBy: ['placeLocation/name'],
  identifiedBy: ['identifiers/identifier'],
  notCloned: ['position', 'compilers'],
  withheld: withheldPaths,
})
