import type { CardValues } from '../engine/define-card.ts'
import { holdings } from '../groups/holdings.ts'

/** Returns the relation of an object to the collection by its record; undefined when it belongs to it. */
export const holdingOf = (record: CardValues): (typeof holdings)[keyof typeof holdings] | undefined =>
  (record.holding as { readonly id: (typeof holdings)[keyof typeof holdings] } | undefined)?.id

/** Returns true for a record of an object that belongs to the collection. */
export const isInCollection = (record: CardValues): boolean =>
  [undefined, holdings.COLLECTION].includes(holdingOf(record) as undefined)
