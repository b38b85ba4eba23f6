import { useState } from 'react'
import type { BulkAction } from '#model/api/cards/shapes.ts'
import { type CardType, cardTypeNames } from '#model/record-types.ts'
import type { ChosenCard } from '../links/chosen-card.ts'

/** Cards of one type that many are to be linked with. */
export interface BulkLinking {
  readonly type: CardType | undefined
  /** Changes the type and clears the selection. */
  readonly setType: (type: CardType) => void
  readonly chosen: ReadonlyMap<string, ChosenCard>
  readonly toggle: (card: ChosenCard, type: CardType) => void
  readonly association: string | undefined
  readonly setAssociation: (association: string | undefined) => void
  /** Undefined while nothing is selected. */
  readonly action: BulkAction | undefined
}

const nothing: ReadonlyMap<string, ChosenCard> = new Map()

export function useBulkLinking(): BulkLinking {
  const [type, setType] = useState<CardType>()
  const [chosen, setChosen] = useState(nothing)
  const [association, setAssociation] = useState<string>()
  return {
    type,
    setType(next) {
      setType(next)
      setChosen(nothing)
    },
    chosen,
    toggle(card, of) {
      setType(of)
      setChosen(before => {
        const after = new Map(before)
        if (!after.delete(card.id)) after.set(card.id, card)
        return after
      })
    },
    association,
    setAssociation,
    action:
      type === undefined || chosen.size === 0
        ? undefined
        : {
            kind: 'linkCards',
            type: cardTypeNames[type],
            itemIds: [...chosen.keys()],
            ...(association !== undefined && { association }),
          },
  }
}
