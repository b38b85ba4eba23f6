import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { identification } from './identification.ts'
import { history, position } from './surroundings.ts'

/** The card of a place: what it is called, what it lies in, where it is, what is told of it. */
export const placeSections = {
  identification: section(identification),
  position: section(position),
  identifiers: section({
    identifiers: identifiers('tgn', 'geonames', 'wikidata', 'pleiades', 'gnd', 'idai', 'osm', 'nomisma'),
  }),
  descriptions: section({ placeDescription: descriptions({ counts: true }) }),
  history: section(history),
  documentation: section({ bibliography, documents }),
  record: section({ compilers, remarks }),
}

/** The values of the card of a place. */
export type PlaceCard = CardOf<typeof placeSections>
