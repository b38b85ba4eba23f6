import { attachedType, cardTypeOfId } from '#model/record-types.ts'
import { areaOf } from '../../cards/linked-cards.ts'

/** The area of the museum's files. */
export const filesArea = areaOf(cardTypeOfId(attachedType))

export const filePath = (id: string): string => filesArea?.recordPath(id) ?? ''
