import { currentDetermination } from '../current-determination.ts'
import type { ObjectCard } from '../sections.ts'

/** The only determination is the current one; the name of a specimen is the taxon of it. */
export function settleDeterminations(card: ObjectCard): ObjectCard {
  const { naturalisticObjectName: _computed, ...rest } = card
  const current = currentDetermination(card)
  if (!current) return rest
  const determinations = card.determinations?.map(row =>
    row === current ? { ...row, current: true as const } : row,
  )
  return {
    ...rest,
    ...(determinations && { determinations }),
    ...(current.taxon && { naturalisticObjectName: current.taxon }),
  }
}
