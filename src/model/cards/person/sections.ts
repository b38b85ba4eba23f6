import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { body, identification, life } from './identification.ts'
import { contact, places, relations } from './surroundings.ts'

/** The card of a person or of a body: who it is, when and where, what is told of it, whom it belongs with. */
export const personSections = {
  identification: section(identification),
  life: section(life, ['person']),
  body: section(body, ['organization']),
  places: section(places),
  descriptions: section({ descriptions: descriptions({ counts: true }) }),
  relations: section(relations),
  identifiers: section({
    identifiers: identifiers(
      'ulan',
      'viaf',
      'wikidata',
      'gnd',
      'isni',
      'orcid',
      'lcnaf',
      'bnf',
      'sbn',
      'plwabn',
      'nomisma',
      'isil',
      'ror',
    ),
  }),
  documentation: section({ bibliography, documents }),
  contact: section(contact),
  record: section({ compilers, remarks }),
}

/** The values of the card of a person or body. */
export type PersonCard = CardOf<typeof personSections>
