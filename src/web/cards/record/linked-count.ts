import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { attachedType, cardTypeOfId } from '#model/record-types.ts'

/** Returns the number of linked records without files: each once, however often and in whatever relation it is linked. */
export const linkedCount = ({ relatedEntitiesCount }: Pick<CardAnswer, 'relatedEntitiesCount'>): number =>
  Object.entries(relatedEntitiesCount).reduce(
    (sum, [type, count]) => (type === cardTypeOfId(attachedType) ? sum : sum + count),
    0,
  )
