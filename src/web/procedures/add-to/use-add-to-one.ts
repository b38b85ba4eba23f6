import { useState } from 'react'
import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardType } from '#model/record-types.ts'
import { useAdding } from '../objects/add/use-adding.ts'

interface Target {
  readonly id: string
  readonly title: string
}

/** A procedure under way to which a selection is added: the one chosen, and the result. */
export function useAddToOne(type: CardType, selection: Selection) {
  const [target, setTarget] = useState<Target>()
  const { add, ...adding } = useAdding(type)
  return {
    ...adding,
    target,
    setTarget,
    confirm: () => target && add({ procedureId: target.id, given: { kind: 'selection', selection } }),
  }
}

export type AddingToOne = ReturnType<typeof useAddToOne>
