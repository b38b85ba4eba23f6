import { useState } from 'react'
import type { ChosenCard } from './chosen-card.ts'

/** Cards that were ticked, whatever was looked for since. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenCard>>(new Map())
  const toggle = (card: ChosenCard) =>
    setChosen(before => {
      const after = new Map(before)
      if (!after.delete(card.id)) after.set(card.id, card)
      return after
    })
  return { chosen, toggle }
}
