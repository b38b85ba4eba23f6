import { declarations } from '#model/cards/declarations.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { type CardArea, cardArea } from './card-area.ts'

/** The parts of the product whose cards have pages: every declared type has one. */
export const cardAreas: readonly CardArea[] = declarations.map(cardArea)

/** The part in which cards of a type are shown, by the type's name, ours or that of the API. */
export const areaOf = (type: string | undefined): CardArea | undefined => {
  const named = type === undefined ? undefined : cardTypeNamed(type)
  return named && cardAreas.find(({ declaration }) => declaration.types.includes(named))
}

/** The page of a linked card; undefined where it has none. */
export const linkAddress = ({ id, type }: LinkRef): string | undefined =>
  id === undefined ? undefined : areaOf(type)?.recordPath(id)
