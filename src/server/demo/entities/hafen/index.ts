import type { DemoCard } from '../../writing/demo-card.ts'
import { bodies } from './bodies.ts'
import { collections } from './collections.ts'
import { documents } from './documents.ts'
import { events } from './events.ts'
import { linkItems } from './link-items.ts'
import { persons } from './persons.ts'
import { places } from './places.ts'
import { works } from './works.ts'

/** Whom and what the objects of the harbour name. Places come first, then persons: what stands further down is named less by others. */
export const harbourEntities: readonly DemoCard[] = [
  ...places,
  ...bodies,
  ...persons,
  ...works,
  ...events,
  ...documents,
  ...collections,
  ...linkItems,
]
