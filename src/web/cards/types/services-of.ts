import { checkObjectNumber } from '#model/api/cards/object.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { CardType } from '#model/record-types.ts'
import type { UsedBy } from '../../fields/identifier/uniqueness.ts'
import { call } from '../../platform/client.ts'

interface Categorized {
  readonly objectInformation?: { readonly objectCategory?: { readonly id: number } }
}

/** Services of the form of objects. */
const objectServices = {
  /** Another object that carries a number (C-O05). */
  findUse: async (objectNumber: string, id: string | undefined) => {
    // Several numbers of one card are asked after side by side.
    const options = { name: `objectNumber ${objectNumber}` }
    const { usedBy } = await call(checkObjectNumber, { body: { objectNumber, id } }, options)
    return usedBy ?? undefined
  },
  categoryOf: (card: CardValues) => (card as Categorized).objectInformation?.objectCategory?.id,
}

/** Services that only the form of a type has: requests to the server, and values for its fields. */
export interface TypeServices {
  /** Another card of the type that carries a number. */
  readonly findUse?: (number: string, id: string | undefined) => Promise<UsedBy | undefined>
  /** Category by which vocabularies are narrowed. */
  readonly categoryOf?: (card: CardValues) => number | undefined
}

const services: Readonly<Partial<Record<CardType, TypeServices>>> = { object: objectServices }
const none: TypeServices = {}

export const servicesOf = (type: CardType): TypeServices => services[type] ?? none
