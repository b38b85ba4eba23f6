import type { FrozenState } from '#model/engine/aspects/freezes.ts'
import { choiceSetAt } from '#model/engine/choice-sets.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useLabel } from '../../use-label.ts'

/** Returns the words of a type for the states of its records: those of the choice that holds them. */
export function useStateLabel({
  type,
  sections,
  freezes,
}: Pick<CardDeclaration, 'type' | 'sections' | 'freezes'>): (state: FrozenState) => string {
  const labelOf = useLabel(type)
  return state => {
    const set = freezes && choiceSetAt({ sections }, freezes.state)
    return set ? labelOf(`choice/${set.name}/${state}`) : state
  }
}
