import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { isLeaf } from '../engine/fields.ts'
import type { Field, Level } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** The readers of a record. */
export interface Readers {
  /** True when they may see internal fields. Default: false. */
  readonly withPrivate?: boolean
  /** Only fields of this level; absent: all. */
  readonly level?: Level
}

/** Returns true for a visible field; fields within a hidden structure are hidden too. */
export type Readable = (path: string, field: Field) => boolean

/**
 * Returns the filter of fields visible to the readers. Internal fields and those the record withholds (the location of a protected species)
 * are only for people who may see internal fields.
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
    // Derived flags repeat other fields.
    return !(field.derived && isLeaf(field) && kindOf(field).isMark)
  }
}
