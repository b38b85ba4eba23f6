import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { nameForReader } from '../../groups/name-for-reader.ts'
import type { PlaceCard } from './sections.ts'
import { placeSections } from './sections.ts'
import { placeType } from './type.ts'

const exactPlace = [
  'position',
  'address',
  'placeLocation/address',
  'administration/locality',
  'administration/postalCode',
  // Authority files give its coordinates.
  'identifiers',
]

/** Fields of a sensitive place that do not leave the museum, since they would lead strangers to it. */
const withheldPaths = ({ sensitive }: PlaceCard): readonly string[] => (sensitive ? exactPlace : [])

/** Heading: name in the reader's language; second line to distinguish places of the same name: type, and address or broader place. */
function placeHeading(card: PlaceCard, words: HeadingWords): CardHeading {
  const { locationType, address, administration, broader } = card
  const type = locationType ? locationType.name || words.term(locationType.id) : ''
  const where = address || broader?.name || administration?.municipality || ''
  return {
    number: '',
    ...nameForReader(
      card.placeLocation?.map(({ nameType, ...row }) => ({ ...row, type: nameType })),
      words,
    ),
    subtitle: [type, where].filter(part => part !== '').join(', '),
  }
}

/** A place of any size, from a country to a grave (C-E05). */
export const placeCard = defineCard({
  recordTypes: [placeType],
  path: '/api/v1/place',
  pages: entityPages('place', 'entities#places'),
  sections: placeSections,
  permissions: 'entity',
  heading: placeHeading,
  searchGroup: { name: 'PLACE', place: 7 },
  site: { kind: 'place', namedUnpublished: true, texts: ['placeDescription/description'] },
  columns: ['title', 'locationType', 'broader', 'administration/country', 'publishedOnWeb', 'links'],
  namePath: 'placeLocation/name',
  broaderPath: 'broader',
  namedBy: ['placeLocation/name'],
  identifiedBy: ['identifiers/identifier'],
  notCloned: ['position', 'compilers'],
  withheld: withheldPaths,
})
