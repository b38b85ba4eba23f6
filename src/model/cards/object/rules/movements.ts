import type { CardRule } from '../../../engine/define-card.ts'
import type { ObjectCard } from '../sections.ts'

/** Only the first movement may be without a day: of any later one nobody could tell whether it was the latest. */
export const laterMovementsAreDated: CardRule<ObjectCard> = ({ movements = [] }, problems) => {
  for (const [index, { when }] of movements.entries())
    if (index > 0 && !when) problems.at(`movements.${index}.when`).add({ key: 'required' })
}
