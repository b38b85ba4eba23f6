import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { thumbnailUrl } from '#model/api/files.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { useListNeighbours } from '../../cards/list/use-list-neighbours.ts'
import { cardQuery } from '../../cards/record/use-card.ts'

/** Where arrow keys belong to what has the focus. */
const ownArrows =
  'input, textarea, select, [contenteditable], [role="menu"], [role="tablist"], [role="slider"], dialog, [role="dialog"], [data-own-arrows]'

/**
 * Left and right arrow lead to the files before and after in the list one came from; both are fetched ahead.
 * @returns the same for a finger.
 */
export function useNeighbourSteps(area: CardArea, id: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { previousId, nextId } = useListNeighbours(area, id)
  const go = (direction: 1 | -1) => {
    const target = direction === 1 ? nextId : previousId
    if (target !== undefined) void navigate({ to: area.recordPath(target), replace: true })
  }
  const step = useEffectEvent(go)
  useEffect(() => {
    for (const neighbour of [nextId, previousId])
      if (neighbour !== undefined) {
        void client.prefetchQuery(cardQuery(area, neighbour))
        new Image().src = thumbnailUrl(neighbour, 1200)
      }
  }, [area, client, nextId, previousId])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(ownArrows)) return
      if (event.key === 'ArrowRight') step(1)
      if (event.key === 'ArrowLeft') step(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return go
}
