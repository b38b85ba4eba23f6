import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { AsidesOf, CardsContext } from '../cards-context.ts'

/** What other modules know of cards of a type beside their documents, by id; nothing where the type has no such keys. */
export const asidesOf = async (
  { asides }: Pick<CardsContext, 'asides'>,
  tx: TenantTransaction,
  { type }: Pick<CardDeclaration, 'type'>,
  ids: readonly string[],
  language: Language,
): ReturnType<AsidesOf> =>
  ids.length === 0 ? new Map() : ((await asides[type]?.(tx, ids, language)) ?? new Map())
