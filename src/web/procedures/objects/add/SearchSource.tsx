import { useEffect, useState } from 'react'
import type { CardArea } from '../../../cards/card-area.ts'
import { CardChooser } from '../../../cards/links/CardChooser.tsx'
import { ChosenCards } from '../../../cards/links/ChosenCards.tsx'
import type { ChosenCard } from '../../../cards/links/chosen-card.ts'
import { useChosen } from '../../../cards/links/use-chosen.ts'
import type { SourceProps } from './given.ts'
import { gatheredBy } from './places-of-records.ts'

/** Records found by typing and ticked. */
export function SearchSource({ area, onGiven }: SourceProps & { readonly area: CardArea }) {
  const { chosen, toggle } = useChosen()
  useEffect(() => {
    const ids = [...chosen.keys()]
    onGiven(ids.length > 0 ? { kind: 'selection', selection: { ids }, count: ids.length } : undefined)
  }, [chosen, onGiven])
  return (
    <>
      <ChosenCards chosen={chosen} onToggle={toggle} />
      <CardChooser others={area} chosen={chosen} onToggle={toggle} />
    </>
  )
}

/** All records that one of another type gathers: the objects of a collection. */
export function CollectionSource({ gathering, onGiven }: SourceProps & { readonly gathering: CardArea }) {
  const [chosen, setChosen] = useState<ChosenCard>()
  useEffect(
    () => onGiven(chosen && { kind: 'selection', selection: gatheredBy(gathering, [chosen.id]) }),
    [chosen, gathering, onGiven],
  )
  return (
    <CardChooser
      others={gathering}
      chosen={new Map(chosen ? [[chosen.id, chosen]] : [])}
      onToggle={card => setChosen(now => (now?.id === card.id ? undefined : card))}
    />
  )
}
