import type { Change } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardRecord } from '../store/cards.ts'
import { placeSides } from '../store/link-sides.ts'
import { associationOf } from '../store/unset-association.ts'
import { linkByHand } from './link-by-hand.ts'
import type { Writing } from './write-cards.ts'
import { writeLinks } from './write-links.ts'

/** A link by hand with its place among those of the record. */
export interface PlacedLinkByHand {
  readonly otherId: string
  readonly otherType: number
  readonly association: string
  readonly position: number
}

/**
 * Links a record by hand as it was linked elsewhere, each link at its place; others are kept. The caller holds the register, and all records.
 * @returns the record as it is then
 */
export async function linkAsThere(
  tx: TenantTransaction,
  record: CardRecord,
  links: readonly PlacedLinkByHand[],
  writing: Writing,
): Promise<CardRecord> {
  const changes: Change[] = []
  const groups = Map.groupBy(links, ({ otherType, association }) => `${otherType} ${association}`)
  for (const group of groups.values()) {
    const [{ otherType, association }] = group as [PlacedLinkByHand]
    const ids = group.toSorted((one, other) => one.position - other.position).map(({ otherId }) => otherId)
    changes.push(...(await linkByHand(tx, record, otherType, ids, associationOf(association))))
  }
  await placeSides(
    tx,
    links.map(({ otherId, otherType, association, position }) => ({
      card_id: record.id,
      other_id: otherId,
      other_type: otherType,
      association: associationOf(association),
      field: '',
      mirrored: false,
      position,
    })),
  )
  return writeLinks(tx, record, changes, writing)
}
