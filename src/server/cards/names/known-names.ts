import type { CardValues } from '#model/engine/define-card.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf, type TermLabels } from '#server/vocabularies/index.ts'
import { openable } from '../access/belonging.ts'
import { cardsByIds } from '../store/cards.ts'

/** A linked record as a person sees it. One of a type they may not open has its name alone. */
export type LinkedCard = Awaited<ReturnType<typeof cardsByIds>>[number] & { readonly nameOnly?: true }

/** Names of the terms and cards that some cards refer to. */
export interface KnownNames {
  readonly terms: ReadonlyMap<string, TermLabels>
  readonly cards: ReadonlyMap<string, LinkedCard>
}

/** Looks up all that cards, or other sheets, refer to, and more ids, in two queries, as a person sees it. */
export async function namesOf(
  tx: TenantTransaction,
  holder: Holder,
  declaration: Pick<Sheet, 'sections'>,
  cards: readonly CardValues[],
  more: { readonly terms?: Iterable<string>; readonly cards?: Iterable<string> } = {},
): Promise<KnownNames> {
  const refs = cards.map(card => placedRefs(declaration, card))
  const termIds = new Set(refs.flatMap(({ terms }) => terms.map(({ id }) => id)))
  for (const id of more.terms ?? []) termIds.add(id)
  const cardIds = new Set(refs.flatMap(({ links }) => links.map(({ id }) => id)))
  for (const id of more.cards ?? []) cardIds.add(id)
  return namesByIds(tx, holder, { terms: termIds, cards: cardIds })
}

/** Names of terms and cards as a person sees them, in two queries. */
export async function namesByIds(
  tx: TenantTransaction,
  holder: Holder,
  ids: { readonly terms: Iterable<string>; readonly cards: Iterable<string> },
): Promise<KnownNames> {
  const terms = await labelsOf(tx, ids.terms)
  const found = await cardsByIds(tx, [...new Set(ids.cards)])
  const opens = await openable(tx, holder, found)
  const linked = found.map(
    (card): LinkedCard => (opens(card) ? card : { ...card, number: '', nameOnly: true }),
  )
  return { terms, cards: new Map(linked.map(card => [card.id, card])) }
}
