import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardsContext, Doing, ExtrasOf } from '../access/cards-context.ts'

/** Returns data of other modules about records of a type, by id; empty for types without such keys. */
export const extrasOf = async (
  { extras }: Pick<CardsContext, 'extras'>,
  tx: TenantTransaction,
  reader: Doing,
  ids: readonly string[],
): ReturnType<ExtrasOf> =>
  ids.length === 0 ? new Map() : ((await extras[reader.declaration.type]?.(tx, ids, reader)) ?? new Map())
