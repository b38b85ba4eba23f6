import type { CardValues } from '#model/engine/define-card.ts'
import type { CardType } from '#model/record-types.ts'
import type { UsedBy } from '../../fields/identifier/uniqueness.ts'
import { objectServices } from './object-services.ts'

/** What of a type's form asks the server, or tells the fields, in a way of its own. */
export interface TypeServices {
  /** Another card of the type that carries a number. */
  readonly findUse?: (number: string, id: string) => Promise<UsedBy | undefined>
  /** Category by which vocabularies are narrowed. */
  readonly categoryOf?: (card: CardValues) => number | undefined
}

const services: Readonly<Partial<Record<CardType, TypeServices>>> = { object: objectServices }
const none: TypeServices = {}

export const servicesOf = (type: CardType): TypeServices => services[type] ?? none
