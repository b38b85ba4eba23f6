import type { LinkRef } from '#model/kinds/values.ts'
import type { CardArea } from './card-area.ts'
import { catalogueArea } from './catalogue-area.ts'

/** The parts of the product whose cards have pages. A new one takes its place here. */
export const cardAreas: readonly CardArea[] = [catalogueArea]

/** The part in which cards of a type are shown, by the type's name in whatever case the answers have it. */
export const areaOf = (type: string | undefined): CardArea | undefined =>
  cardAreas.find(area => area.type === type?.toLowerCase())

/** The page of a linked card; undefined where it has none. */
export const linkAddress = ({ id, type }: LinkRef): string | undefined =>
  id === undefined ? undefined : areaOf(type)?.recordPath(id)
