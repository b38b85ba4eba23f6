import { useMutation } from '@tanstack/react-query'
import { memberEndpoints } from '#model/api/cards/member-endpoints.ts'
import { call } from '../../platform/client.ts'
import type { CardArea } from '../card-area.ts'
import { useRefreshLinks } from './use-refresh-links.ts'

export interface MemberChange {
  readonly belong: boolean
  readonly itemIds: readonly string[]
}

/** Puts cards into one that has members, and takes them out: objects of a collection (C-E01). */
export function useMemberChanges(area: CardArea, cardId: string) {
  const refresh = useRefreshLinks(area, cardId)
  return useMutation({
    async mutationFn({ belong, itemIds }: MemberChange) {
      const calls = memberEndpoints(area.declaration)
      if (!calls) return undefined
      const endpoint = belong ? calls.addMembers : calls.removeMembers
      return call(endpoint, { params: { id: cardId }, body: { itemIds: [...itemIds] } })
    },
    onSuccess: refresh,
  })
}
