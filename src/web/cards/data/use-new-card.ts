import type { CardType } from '#model/record-types.ts'
import type { CardArea } from '../card-area.ts'
import { useCardMaker } from './use-card-maker.ts'

/** Makes a card of an area, empty or as a copy (C-K10). */
export function useNewCard(area: CardArea) {
  const { create, clone, busy } = useCardMaker()
  return {
    create: (type: CardType = area.type) => void create(area, type),
    clone: (id: string) => clone(area, id),
    busy,
  }
}
