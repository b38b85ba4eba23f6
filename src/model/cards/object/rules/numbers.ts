import type { CardRule } from '../../../engine/define-card.ts'
import { fold } from '../../../text/fold.ts'
import type { ObjectCard } from '../sections.ts'

/** No object number stands twice in one card; whether another card has it is for the server to say (acceptance row C-O05). */
export const eachNumberOnce: CardRule<ObjectCard> = ({ objectNumbers = [] }, problems) => {
  const seen = new Set<string>()
  for (const [index, { objectNumber }] of objectNumbers.entries()) {
    if (objectNumber === undefined) continue
    const number = fold(objectNumber)
    if (seen.has(number)) problems.at(`objectNumbers.${index}.objectNumber`).add({ key: 'twice' })
    seen.add(number)
  }
}
