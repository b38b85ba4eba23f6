import type { CardArea } from '../../cards/card-area.ts'
import { useCard } from '../../cards/data/use-card.ts'
import { holdsFiles } from '../../cards/record/view/record-slots.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { DropHere } from '../../files/upload/DropHere.tsx'
import { recordModules } from './record-modules.ts'

/** Files dropped anywhere on the page of a card are attached to it (C-F01), where the person may change it. */
export function CardDrops({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { data: card } = useCard(area, id)
  const isElsewhere = area.declaration.uploaded || holdsFiles(recordModules.slotsOf(area.type))
  if (!card?.abilities.link || isElsewhere) return null
  return <DropHere attachTo={{ type: area.type, id: card.id, title: shownTitle(card.heading) }} />
}
