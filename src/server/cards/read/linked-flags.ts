import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { LinkCount } from '../store/link-counts.ts'

/** Returns the flags of a record about its linked records, as its type declares them: `hasUnpublishedObjects`. */
export const linkedFlagsOf = (
  { linkedFlags = {} }: CardDeclaration,
  counts: Readonly<Record<number, LinkCount>> | undefined,
): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(linkedFlags).map(([key, { type }]) => [
      key,
      (counts?.[cardTypes[type]]?.unpublished ?? 0) > 0,
    ]),
  )
