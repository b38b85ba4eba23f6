import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { AsidesOf, CardsContext, Doing } from '../access/cards-context.ts'

/** Returns data of other modules about records of a type, by id; empty for types without such keys. */
export const asidesOf = async (
  { asides }: Pick<CardsContext, 'asides'>,
  tx: TenantTransaction,
  reader: Doing,
  ids: readonly string[],
): ReturnType<AsidesOf> =>
  ids.length === 0 ? new Map() : ((await asides[reader.declaration.type]?.(tx, ids, reader)) ?? new Map())
