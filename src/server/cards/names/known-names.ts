import { cardTypeOfId } from '#model/cards/card-types.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf, type TermLabels } from '#server/vocabularies/index.ts'
import { cardsByIds } from '../store/cards.ts'
import { titleIn } from './title-in.ts'

type LinkedCard = Awaited<ReturnType<typeof cardsByIds>>[number]

/** Names of the terms and cards that some cards refer to. */
export interface KnownNames {
  readonly terms: ReadonlyMap<string, TermLabels>
  readonly cards: ReadonlyMap<string, LinkedCard>
}

/** Looks up all that cards refer to, in two queries. `terms` are further ids to look up, `known` what need not be asked for again. */
export async function namesOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  cards: readonly CardValues[],
  more: { readonly terms?: Iterable<string>; readonly cards?: Iterable<string> } = {},
): Promise<KnownNames> {
  const refs = cards.map(card => placedRefs(declaration, card))
  const termIds = new Set(refs.flatMap(({ terms }) => terms.map(({ id }) => id)))
  for (const id of more.terms ?? []) termIds.add(id)
  const cardIds = new Set(refs.flatMap(({ links }) => links.map(({ id }) => id)))
  for (const id of more.cards ?? []) cardIds.add(id)
  const terms = await labelsOf(tx, termIds)
  const linked = await cardsByIds(tx, [...cardIds])
  return { terms, cards: new Map(linked.map(card => [card.id, card])) }
}

/** What a linked card is called: its title, else its number. */
const linkedName = (card: LinkedCard, language: Language): string =>
  titleIn(card.titles, language) || card.number || '---'

/** A card with the names of its references filled in, in one language. A reference to nothing keeps its id alone. */
export const withNames = (
  declaration: CardDeclaration,
  card: CardValues,
  names: KnownNames,
  language: Language,
): CardValues =>
  mapRefs(fieldsOf(declaration), card, {
    term(_vocabulary, ref) {
      const term = names.terms.get(ref.id)
      return term ? { id: ref.id, name: nameOf(term, language) } : ref
    },
    link(_types, ref) {
      const linked = ref.id === undefined ? undefined : names.cards.get(ref.id)
      if (!linked) return ref
      const type = cardTypeOfId(linked.type)
      return { id: linked.id, name: linkedName(linked, language), ...(type && { type }) }
    },
  })
