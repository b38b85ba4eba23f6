import { useQueryClient } from '@tanstack/react-query'
import { catalogueArea } from '../cards/catalogue-area.ts'
import { useNews } from '../platform/events/use-news.ts'

/** Lists that were looked at before are read anew when one comes back to them from an import. */
export function useStaleLists(): void {
  const client = useQueryClient()
  useNews('card.changed', ({ type }) => {
    if (type === catalogueArea.type)
      void client.invalidateQueries({ queryKey: [catalogueArea.endpoints.list.name], refetchType: 'none' })
  })
}
