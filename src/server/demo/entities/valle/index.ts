import type { DemoCard } from '../../writing/demo-card.ts'
import { bodies } from './bodies.ts'
import { collections } from './collections.ts'
import { collectors } from './collectors.ts'
import { documents } from './documents.ts'
import { events } from './events.ts'
import { linkItems } from './link-items.ts'
import { makers } from './makers.ts'
import { places } from './places.ts'
import { rulers } from './rulers.ts'
import { scholars } from './scholars.ts'
import { works } from './works.ts'

/** Whom and what the objects of the valley name. Places come first, then persons: what stands further down is named less by others. */
export const valleyEntities: readonly DemoCard[] = [
  ...places,
  ...bodies,
  ...collectors,
  ...scholars,
  ...makers,
  ...rulers,
  ...works,
  ...events,
  ...documents,
  ...collections,
  ...linkItems,
]
