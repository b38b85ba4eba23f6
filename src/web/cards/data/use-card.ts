import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'

/** A card as it is read, as a query. */
export const cardQuery = ({ endpoints }: CardArea, id: string) =>
  endpointQuery(endpoints.read, { params: { id } })

/** Loads a record and keeps it up to date with the answers of own calls and with changes by others. */
export function useCard(area: CardArea, id: string) {
  const client = useQueryClient()
  const query = cardQuery(area, id)
  const result = useQuery({ ...query, staleTime: 5_000 })
  const readAnew = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useNews('card.changed', ({ type, ids }) => {
    if (type === area.type && (ids.length === 0 || ids.includes(id))) readAnew()
  })
  useNews('card.locked', news => {
    if (news.type === area.type && news.id === id) readAnew()
  })
  const put = (answer: CardAnswer) => {
    client.setQueryData(query.queryKey, answer)
    // Rows of lists, counts and histories that show the record are refetched when next viewed.
    void client.invalidateQueries({ queryKey: [area.endpoints.list.name], refetchType: 'none' })
    void client.invalidateQueries({ queryKey: [area.endpoints.revisions.name] })
  }
  return { ...result, put, readAnew }
}
