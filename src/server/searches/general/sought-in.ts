import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Filters, facetsOf } from '#model/engine/facets.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { AgeFound } from '#model/searches/age-in.ts'
import { conditionOf, type Sought } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Criteria of a list, and of its page. */
export interface ListAsked {
  readonly q?: string
  readonly filters?: Filters
}

/** Criteria for each list that is searched: where cards have an age, the age if one was typed; otherwise all words. */
export function askOf(declaration: CardDeclaration, q: string, age: AgeFound | undefined): ListAsked {
  const dating = facetsOf(declaration).find(({ field }) => kindOf(field).isDating)
  if (!age || !dating) return { q }
  const { from, to } = age.span
  return { ...(age.rest && { q: age.rest }), filters: { [dating.name]: [`${from ?? ''}..${to ?? ''}`] } }
}

/** The same in the terms of the index. */
export async function soughtIn(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { q = '', filters = {} }: ListAsked,
): Promise<Sought> {
  return {
    declaration,
    q,
    condition: await conditionOf(tx, declaration, { q, filters }),
    besideWords: await conditionOf(tx, declaration, { filters }),
  }
}
