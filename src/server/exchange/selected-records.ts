import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Holder } from '#model/permissions/access.ts'
import { type CardRecord, existingCards, longSearchTime, selectedAfter } from '#server/cards/index.ts'
import type { ExchangeContext } from './exchange-context.ts'

export interface SelectedCards {
  readonly tenantId: string
  readonly declaration: CardDeclaration
  /** The person who asks or ordered it, with their present permissions. */
  readonly holder: Holder
  readonly selection: Selection
  /** Records that lists leave out are among them: for all that a museum has. */
  readonly withApart?: boolean
  /** Those alone whose ids are behind the one and up to the other: a workbook takes no more than a million rows. */
  readonly span?: { readonly after: string; readonly upTo: string }
  /** Told how many cards were read each time some were. */
  readonly passed?: (cards: number) => void
}

/** Cards read at once. */
const batch = 200
/** Ids found at once: what a search asks may be dear to answer, so it is not asked for each batch. */
const found = 25 * batch

/** The cards of a selection in the order of their ids, some at a time. */
export async function* selectedRecords(
  { database }: Pick<ExchangeContext, 'database'>,
  { tenantId, declaration, selection, withApart = false, span, passed }: SelectedCards,
): AsyncGenerator<CardRecord[]> {
  const isWithin = (id: string): boolean => !span || BigInt(id) <= BigInt(span.upTo)
  for (let after: string | undefined = span?.after ?? '0'; after !== undefined; ) {
    const behind: string = after
    const ids = (
      await database.inTenant(tenantId, tx =>
        selectedAfter(tx, declaration, selection, {
          after: behind,
          limit: found,
          time: longSearchTime,
          withApart,
        }),
      )
    ).filter(isWithin)
    for (let from = 0; from < ids.length; from += batch) {
      const some = ids.slice(from, from + batch)
      const records = await database.inTenant(tenantId, tx => existingCards(tx, typeIdsOf(declaration), some))
      if (records.length > 0) yield records
      passed?.(records.length)
    }
    after = ids.length < found ? undefined : ids.at(-1)
  }
}
