import { sayDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { inLanguage } from '../../kinds/translated.ts'
import type { EventCard } from './sections.ts'
import { eventSections } from './sections.ts'
import { eventType } from './type.ts'

/** Heading: name of the event; second line date and place. */
function eventHeading({ name, date, venue, city }: EventCard, words: HeadingWords): CardHeading {
  const when = date ? sayDate(date, words.language) : ''
  const where = [venue?.name ?? '', city ?? ''].filter(part => part !== '')
  return {
    number: '',
    title: name ? inLanguage(name, words.language) : '',
    subtitle: [when, ...where].filter(part => part !== '').join(', '),
  }
}

/** An event: an exhibition, an excavation, an expedition (C-E06). */
export const eventCard = defineCard({
  recordTypes: [eventType],
  path: '/api/v1/event',
  pages: entityPages('event', 'entities#events'),
  sections: eventSections,
  permissions: 'entity',
  heading: eventHeading,
  // Callers know EVENT_CARD and EVENT; events are one type here, returned once.
  searchGroup: { name: 'EVENT_CARD', place: 5 },
  site: { kind: 'event', texts: ['eventDescription/description'] },
  columns: ['title', 'eventType', 'date', 'venue', 'publishedOnWeb', 'links'],
  namePath: 'name',
  broaderPath: 'parentEvent',
  placedBy: ['venue'],
  timeline: true,
  namedBy: ['name', 'otherNames/name'],
  identifiedBy: ['identifiers/identifier'],
  notCloned: ['date', 'visitors', 'compilers'],
})
