import type { CardType } from './card-types.ts'

/** Types that the dialog does not offer: objects are linked from their own side, files are attached, descriptions belong to one card. */
const notOffered: readonly CardType[] = ['object', 'file', 'description']

/** Whether cards of a type are offered to be linked by hand (acceptance row C-S03). */
export const isLinkable = (type: CardType): boolean => !notOffered.includes(type)
