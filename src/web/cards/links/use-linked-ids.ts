import { useQuery } from '@tanstack/react-query'
import { readLinks } from '#model/api/cards/links.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { cardTypeNames } from '#model/record-types.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'

const none: ReadonlySet<string> = new Set()

/** Links of which all ids are asked for; with more, marking those that are linked is left out. */
const mostLinks = 5_000

/** Ids of the cards of an area that a card is linked with already. */
export function useLinkedIds(
  to: { readonly area: CardArea; readonly card: CardAnswer } | undefined,
  others: CardArea,
): ReadonlySet<string> {
  const count = others.declaration.types.reduce(
    (sum, type) => sum + (to?.card.relatedEntitiesCount[type] ?? 0),
    0,
  )
  const [first = others.type, second] = others.declaration.types
  const idsOf = (type: typeof first) =>
    endpointQuery(readLinks, {
      params: { type: cardTypeNames[to?.area.type ?? others.type], id: to?.card.id ?? '' },
      query: { itemType: cardTypeNames[type], 'only-id': 'true' },
    })
  const enabled = count > 0 && count <= mostLinks
  const one = useQuery({ ...idsOf(first), enabled, staleTime: 0 })
  const other = useQuery({
    ...idsOf(second ?? first),
    enabled: enabled && second !== undefined,
    staleTime: 0,
  })
  if (!enabled) return none
  return new Set([...(one.data?.ids ?? []), ...(other.data?.ids ?? [])])
}
