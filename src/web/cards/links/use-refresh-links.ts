import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CardArea } from '../card-area.ts'
import { cardQuery } from '../data/use-card.ts'

/** Returns a function that refetches everything that shows a record's links: the record, further pages of its groups, lists and its history. */
export function useRefreshLinks(area: CardArea, cardId: string): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    const { endpoints } = area
    void client.invalidateQueries({ queryKey: [endpoints.revisions.name] })
    void client.invalidateQueries({ queryKey: [endpoints.list.name], refetchType: 'none' })
    await client.invalidateQueries({ queryKey: cardQuery(area, cardId).queryKey })
    await client.invalidateQueries({ queryKey: [endpoints.related.name, cardId] })
  }, [area, cardId, client])
}
