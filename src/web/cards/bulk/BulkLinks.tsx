import { AssociationRow } from '../links/AssociationRow.tsx'
import { CardChooser } from '../links/CardChooser.tsx'
import { ChosenCards } from '../links/ChosenCards.tsx'
import type { ChosenCard } from '../links/chosen-card.ts'
import { useLinkableAreas } from '../links/linkable-areas.ts'
import { TypeChoice } from '../links/TypeChoice.tsx'
import type { BulkLinking } from './use-bulk-linking.ts'

interface BulkLinksProps {
  readonly linking: BulkLinking
  /** Something was changed: what was previewed no longer holds. */
  readonly onChange: () => void
}

/** With which cards all that were picked are linked, and how they belong together (acceptance row C-K16). */
export function BulkLinks({ linking, onChange }: BulkLinksProps) {
  const areas = useLinkableAreas()
  const others = areas.find(({ type }) => type === linking.type) ?? areas[0]
  if (!others) return null
  const toggle = (card: ChosenCard) => {
    onChange()
    linking.toggle(card, others.type)
  }
  return (
    <>
      <TypeChoice
        areas={areas}
        value={others.type}
        onChange={type => {
          onChange()
          linking.setType(type)
        }}
      />
      <CardChooser key={others.type} others={others} chosen={linking.chosen} onToggle={toggle} />
      <ChosenCards chosen={linking.chosen} onToggle={toggle} />
      <AssociationRow
        value={linking.association}
        onChange={association => {
          onChange()
          linking.setAssociation(association)
        }}
      />
    </>
  )
}
