import type { EventCard } from '#model/cards/event/sections.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import type { DemoCard, WithFate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'
import { type BriefEntity, type Cited, citations, description, entity, type Tie } from './entity.ts'
import { termWords } from './words.ts'

interface Brief extends BriefEntity {
  readonly name: Translated
  readonly is: string
  readonly when: string
  /** A place or a body that has a card. */
  readonly at?: string
  readonly who?: readonly Tie[]
  readonly about?: Translated
  readonly ties?: readonly Tie[]
  readonly cited?: Cited
  readonly papers?: readonly string[]
}

export type DemoEvent = Brief & WithFate<Written<EventCard>>

/** Events, in the words of a museum's language. */
export const eventsOf = (language: Language, events: readonly DemoEvent[]): readonly DemoCard[] =>
  events.map(each =>
    entity('event', each, ({ is, when, at, who, about, ties, cited, papers, ...rest }) => ({
      eventType: is,
      date: when,
      ...(at && { venue: at }),
      ...(who && { eventRelatedPerson: who.map(([role, person]) => ({ person, role })) }),
      ...(about && { eventDescription: description(about, termWords(language).general) }),
      ...(ties && { relatedEvents: ties.map(([association, event]) => ({ event, association })) }),
      ...(cited && { bibliography: citations(cited) }),
      ...(papers && { documents: papers.map(document => ({ document })) }),
      ...rest,
    })),
  )
