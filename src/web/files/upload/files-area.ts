import { cardAreas } from '../../cards/linked-cards.ts'

/** The area whose cards come with uploaded files. */
export const filesArea = cardAreas.find(({ declaration }) => declaration.uploaded)
