import { useEffect, useState } from 'react'
import { CardChooser } from '../../../cards/links/CardChooser.tsx'
import { ChosenCards } from '../../../cards/links/ChosenCards.tsx'
import type { ChosenCard } from '../../../cards/links/chosen-card.ts'
import { useChosen } from '../../../cards/links/use-chosen.ts'
import { objectsArea } from '../objects-area.ts'
import type { SourceProps } from './given.ts'
import { collectionsArea, inCollections } from './places-of-objects.ts'

/** Objects found by typing and ticked. */
export function SearchSource({ onGiven }: SourceProps) {
  const { chosen, toggle } = useChosen()
  useEffect(() => {
    const ids = [...chosen.keys()]
    onGiven(ids.length > 0 ? { kind: 'selection', selection: { ids }, count: ids.length } : undefined)
  }, [chosen, onGiven])
  if (!objectsArea) return null
  return (
    <>
      <ChosenCards chosen={chosen} onToggle={toggle} />
      <CardChooser others={objectsArea} chosen={chosen} onToggle={toggle} />
    </>
  )
}

/** All objects of a collection. */
export function CollectionSource({ onGiven }: SourceProps) {
  const [chosen, setChosen] = useState<ChosenCard>()
  useEffect(
    () => onGiven(chosen && { kind: 'selection', selection: inCollections([chosen.id]) }),
    [chosen, onGiven],
  )
  if (!collectionsArea) return null
  return (
    <CardChooser
      others={collectionsArea}
      chosen={new Map(chosen ? [[chosen.id, chosen]] : [])}
      onToggle={card => setChosen(now => (now?.id === card.id ? undefined : card))}
    />
  )
}
