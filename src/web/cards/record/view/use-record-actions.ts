import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../card-area.ts'
import { useNewCard } from '../../data/use-new-card.ts'
import { usePublishing } from '../../publishing/use-publishing.tsx'

/** Actions that open another record, or change this one immediately. */
export function useRecordActions(area: CardArea, put: (answer: CardAnswer) => void) {
  const making = useNewCard(area)
  const { publish, busy, dialog } = usePublishing<CardAnswer>(area, { put })
  return { create: making.create, clone: making.clone, publish, busy: making.busy || busy, dialog }
}
