import { checkObjectNumber } from '#model/api/cards/object.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { call } from '../../platform/client.ts'

interface Categorized {
  readonly objectInformation?: { readonly objectCategory?: { readonly id: number } }
}

/** What the form of an object asks the server, or tells the fields, in a way of its own. */
export const objectServices = {
  /** Another object that carries a number (acceptance row C-O05). */
  findUse: async (objectNumber: string, id: string) => {
    // Several numbers of one card are asked after side by side.
    const options = { name: `objectNumber ${objectNumber}` }
    const { usedBy } = await call(checkObjectNumber, { body: { objectNumber, id } }, options)
    return usedBy ?? undefined
  },
  categoryOf: (card: CardValues) => (card as Categorized).objectInformation?.objectCategory?.id,
}
