import { useQueryClient } from '@tanstack/react-query'
import { areaOf } from '../cards/linked-cards.ts'
import { useNews } from '../platform/events/use-news.ts'

/** Lists that were looked at before are read anew when one comes back to them from an import. */
export function useStaleLists(): void {
  const client = useQueryClient()
  useNews('card.changed', ({ type }) => {
    const area = areaOf(type)
    if (area) void client.invalidateQueries({ queryKey: [area.endpoints.list.name], refetchType: 'none' })
  })
}
