import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { AsidesOf, CardsContext, Doing } from '../access/cards-context.ts'

/** What other modules know of cards of a type beside their documents, by id; nothing where the type has no such keys. */
export const asidesOf = async (
  { asides }: Pick<CardsContext, 'asides'>,
  tx: TenantTransaction,
  reader: Doing,
  ids: readonly string[],
): ReturnType<AsidesOf> =>
  ids.length === 0 ? new Map() : ((await asides[reader.declaration.type]?.(tx, ids, reader)) ?? new Map())
