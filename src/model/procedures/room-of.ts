import type { CardValues } from '../engine/define-card.ts'
import type { TermRef } from '../kinds/values.ts'

/** Returns the room in which an object is by its record: the place that a movement leaves. */
export const roomOf = (record: CardValues): TermRef | undefined =>
  (record.location as { readonly room?: TermRef } | undefined)?.room
