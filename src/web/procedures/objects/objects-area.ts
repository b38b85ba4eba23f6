import { areaOf } from '../../cards/linked-cards.ts'

/** The area of the cards that procedures are about. */
export const objectsArea = areaOf('object')

export const objectPath = (id: string): string => objectsArea?.recordPath(id) ?? ''
