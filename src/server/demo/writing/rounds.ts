import type { DraftedCard } from './draft-card.ts'
import { KnownCards } from './known-cards.ts'
import { namesOf } from './names-of.ts'
import { wrong } from './wrong.ts'

/**
 * Cards in the order in which they can be written: what a card names comes in a round before it. A round is of one type, that of
 * the first card that can be written: places first, then persons, makes few rounds. Names of cards that have no part in it are left alone.
 * @throws {Error} when cards name each other in a circle.
 */
export function roundsOf(cards: readonly DraftedCard[]): readonly (readonly DraftedCard[])[] {
  const all = new KnownCards<DraftedCard>()
  for (const card of cards) all.add(card.first, card)
  const needs = new Map(
    cards.map(card => [
      card,
      card.first.refs.flatMap(({ types, name }) => (types && all.find(types, name)) ?? []),
    ]),
  )
  const rounds: DraftedCard[][] = []
  const written = new Set<DraftedCard>()
  while (written.size < cards.length) {
    const ready = cards.filter(
      card => !written.has(card) && (needs.get(card) ?? []).every(needed => written.has(needed)),
    )
    const round = ready.filter(({ first }) => first.declaration === ready[0]?.first.declaration)
    if (round.length === 0)
      wrong(
        'a circle of links',
        cards
          .filter(card => !written.has(card))
          .map(({ first }) => namesOf(first.declaration, first.values)[0]),
      )
    for (const card of round) written.add(card)
    rounds.push(round)
  }
  return rounds
}
