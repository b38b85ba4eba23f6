import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { identification, place } from './identification.ts'
import { conduct, persons, relations } from './surroundings.ts'

/** The card of an event: what happened, when and where, who took part. What was shown or found there is linked. */
export const eventSections = {
  identification: section(identification),
  place: section(place),
  persons: section(persons),
  descriptions: section({ eventDescription: descriptions({ counts: true }) }),
  relations: section(relations),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'viaf', 'nomisma', 'doi') }),
  conduct: section(conduct),
  documentation: section({ bibliography, documents }),
  record: section({ compilers, remarks }),
}

/** The values of the card of an event. */
export type EventCard = CardOf<typeof eventSections>
