import { cardTypeOfId } from '#model/record-types.ts'
import type { CardArea } from '../cards/card-area.ts'
import { areaOf } from '../cards/linked-cards.ts'

/** The list that searches of a class are about. */
export const areaOfClass = (classId: number): CardArea | undefined => areaOf(cardTypeOfId(classId))
