import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { prepareIndex } from '../indexing/index-cards.ts'
import { type CardRecord, insertCards } from '../store/cards.ts'
import { takeNumbers } from '../store/counters.ts'
import { insertSides } from '../store/link-sides.ts'
import type { Author } from '../store/revisions.ts'
import { associationOf } from '../store/unset-association.ts'
import { type Binned, setBinned } from '../store/update-cards.ts'
import type { PlacedLinkByHand } from './link-as-there.ts'

/** A record that was in the trash of another museum, with its links by hand. */
export interface BinnedFromElsewhere {
  readonly values: CardValues
  readonly links: readonly PlacedLinkByHand[]
  readonly binned: Binned
}

/**
 * Puts records into the trash that were in that of another museum: in no list and no count, without numbers of their own, with the links that come back
 * with them. The caller holds the register.
 * @returns their records, in order
 */
export async function takeBinned(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  given: readonly BinnedFromElsewhere[],
  author: Author,
): Promise<readonly CardRecord[]> {
  if (given.length === 0) return []
  const prepared = await prepareIndex(
    tx,
    declaration,
    given.map(({ values }) => values),
  )
  const first = await takeNumbers(tx, cardTypes[declaration.type], given.length)
  const records = await insertCards(
    tx,
    given.map(({ values }, at) => ({
      type: cardTypes[declaration.typeOf(values)],
      incrementalNumber: first + at,
      data: values,
      by: author,
      coverFileId: null,
      heading: prepared[at]?.headings ?? { number: '', titles: {} },
    })),
  )
  for (const [at, { id }] of records.entries()) {
    const { links = [], binned } = given[at] ?? {}
    if (binned) await setBinned(tx, id, binned)
    await insertSides(
      tx,
      links.map(({ otherId, otherType, association, position }) => ({
        card_id: id,
        other_id: otherId,
        other_type: otherType,
        association: associationOf(association),
        field: '',
        mirrored: false,
        position,
      })),
    )
  }
  return records
}
