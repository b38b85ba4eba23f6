import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { LinkCount } from '../store/link-counts.ts'

/** What a card tells of those it is linked with, as its type declares it: `hasUnpublishedObjects` (specification 001, section 3). */
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
