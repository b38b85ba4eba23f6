import type { CardValues } from '#model/engine/define-card.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { withRefIds } from '#model/exchange/refs-by-name.ts'
import { newRowId } from '#server/cards/index.ts'
import type { Draft } from './draft-card.ts'
import type { FoundTerms } from './find-terms.ts'
import type { KnownCards } from './known-cards.ts'
import { wrong } from './wrong.ts'

/** What names stand for: terms, and the cards that are written by now. */
export interface Meanings {
  readonly term: FoundTerms
  readonly cards: KnownCards<string>
}

/**
 * Turns a draft into values that can be saved; of a change also what the card held before. Who has no card stays a name.
 * @throws {Error} when a term is not there or the card is not valid.
 */
export function settleDraft(
  { declaration, values: draft }: Draft,
  { term, cards }: Meanings,
  before: CardValues = {},
): CardValues {
  const named = withRefIds(declaration, draft, {
    term: (vocabulary, name) => term(vocabulary, name) ?? wrong(`no term '${name}' of ${vocabulary}`, draft),
    link: (types, name) => cards.find(types, name),
  })
  const { problems, found } = problemList()
  const values = parseCard(declaration, { ...before, ...named }, problems, newRowId)
  return found.size > 0 ? wrong([...found.keys()].join(', '), draft) : values
}
