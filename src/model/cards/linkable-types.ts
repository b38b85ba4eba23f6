import type { CardType } from './card-types.ts'

/** Types that the dialog does not offer: objects are linked from their own side, files are attached, descriptions belong to one card,
 * procedures name what they are about themselves. */
const notOffered: readonly CardType[] = [
  'object',
  'file',
  'description',
  'loanOut',
  'conditionCheck',
  'inventoryAudit',
]

/**
 * Whether cards of a type are offered to be linked by hand (acceptance row C-S03).
 * @param from the type of the card that they are linked with: a file is attached to objects from its own side, too.
 */
export const isLinkable = (type: CardType, from?: CardType): boolean =>
  !notOffered.includes(type) || (type === 'object' && from === 'file')
