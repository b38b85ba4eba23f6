import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { prepareIndex } from '../indexing/index-cards.ts'
import { type CardRecord, insertCards } from '../store/cards.ts'
import { takeNumbers } from '../store/counters.ts'
import { insertSides, type LinkSide } from '../store/link-sides.ts'
import type { Author } from '../store/revisions.ts'
import { type Binned, setBinned, setDocument } from '../store/update-cards.ts'

/** A record that was in the trash of another museum. */
export interface BinnedFromElsewhere {
  readonly values: CardValues
  readonly coverFileId: string | null
  readonly binned: Binned
}

/**
 * Puts records into the trash that were in that of another museum: in no list and no count, without numbers of their own. The caller holds the register.
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
    given.map(({ values, coverFileId }, at) => ({
      type: cardTypes[declaration.typeOf(values)],
      incrementalNumber: first + at,
      data: values,
      by: author,
      coverFileId,
      heading: prepared[at]?.headings ?? { number: '', titles: {} },
    })),
  )
  for (const [at, { id }] of records.entries()) {
    const { binned } = given[at] ?? {}
    if (binned) await setBinned(tx, id, binned)
  }
  return records
}

/** A record in the trash with all that it refers to, which may be there, too, and its side of the links that come back with it. */
export interface WholeBinned {
  readonly id: string
  readonly values: CardValues
  readonly sides: readonly LinkSide[]
}

/** Writes what records in the trash refer to, once it is there itself. The caller holds the records and the register. */
export async function completeBinned(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  given: readonly WholeBinned[],
): Promise<void> {
  const prepared = await prepareIndex(
    tx,
    declaration,
    given.map(({ values }) => values),
  )
  for (const [at, { id, values }] of given.entries())
    await setDocument(tx, id, values, prepared[at]?.headings ?? { number: '', titles: {} })
  await insertSides(
    tx,
    given.flatMap(({ sides }) => sides),
  )
}
