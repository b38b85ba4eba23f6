import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { entityTypeOf, entityTypes } from './entity-types.ts'
import { personHeading } from './heading.ts'
import { emailIsOne } from './rules.ts'
import { personSections } from './sections.ts'
import { settlePerson } from './settle.ts'
import { organizationType, personType } from './type.ts'

/** A person or an organization, in one list (specification 001, section 3 'Person and organization'; acceptance row C-E02). */
export const personCard = defineCard({
  recordTypes: [personType, organizationType],
  typeOf: entityTypeOf,
  beginAs: type => ({
    entityType: { id: type === 'organization' ? entityTypes.ORGANIZATION : entityTypes.PERSON },
  }),
  path: '/api/v1/catalogue/persons',
  pages: entityPages('person'),
  sections: personSections,
  toldAs: { shortDescription: 'subtitle' },
  permissions: 'entity',
  kinds: ['person', 'organization'],
  kindsOf: card => [entityTypeOf(card)],
  heading: personHeading,
  searchGroup: { name: 'PERSON_CARD', place: 3 },
  columns: ['title', 'lifeDates', 'nationalities', 'professions', 'publishedOnWeb', 'links'],
  namePath: 'names/name',
  namedBy: ['names/name'],
  identifiedBy: ['identifiers/identifier'],
  rules: [emailIsOne],
  settle: settlePerson,
  notCloned: ['compilers'],
})
