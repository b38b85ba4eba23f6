import type { CardValues } from '../engine/define-card.ts'
import type { holdings } from '../groups/holdings.ts'

/** Returns the relation of an object to the collection by its record; undefined when it belongs to it. */
export const holdingOf = (record: CardValues): (typeof holdings)[keyof typeof holdings] | undefined =>
  (record.holding as { readonly id: (typeof holdings)[keyof typeof holdings] } | undefined)?.id
