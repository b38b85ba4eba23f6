import type { LinkItem } from '#model/api/cards/shapes.ts'
import { type CardType, cardTypeNamed } from '#model/cards/card-types.ts'

/** Types whose pictures have a page of their own (specification 001, section 2: 'Digital asset object details'). */
const paths: Readonly<Partial<Record<CardType, string>>> = { object: '/app/damobject' }

/** Where the pictures of a card are leafed through; undefined where there is no such page. */
export function picturesPathOf({ id, type }: Pick<LinkItem, 'id' | 'type'>): string | undefined {
  const named = cardTypeNamed(type.name)
  const path = named && paths[named]
  return path && `${path}/${id}`
}
