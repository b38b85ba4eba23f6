import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { isLeaf } from '../engine/fields.ts'
import type { Field, Level } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** Who a card is read by. */
export interface Readers {
  /** Whether they see what never leaves the museum. Default: they don't. */
  readonly withPrivate?: boolean
  /** Only fields of this level; absent: all. */
  readonly level?: Level
}

/** Whether a field is shown; of a structure that isn't, nothing inside is. */
export type Readable = (path: string, field: Field) => boolean

/**
 * Which fields of a card its readers see. Private ones and those the card itself withholds (where a protected species lives) are for
 * those alone who may see what never leaves the museum.
 */
export function readableBy(
  declaration: Pick<CardDeclaration, 'withheld'>,
  card: CardValues,
  readers: Readers,
): Readable {
  const { withPrivate = false, level } = readers
  const withheld = new Set(withPrivate ? [] : declaration.withheld?.(card))
  return (path, field) => {
    if (!withPrivate && (field.private || withheld.has(path))) return false
    if (level !== undefined && (field.level ?? 'S') !== level) return false
    // What the product ticks by itself says again what other fields say.
    return !(field.derived && isLeaf(field) && kindOf(field).isMark)
  }
}
