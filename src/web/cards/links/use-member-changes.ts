import { useMutation } from '@tanstack/react-query'
import { memberEndpoints } from '#model/api/cards/member-endpoints.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import type { CardArea } from '../card-area.ts'
import { useRefreshLinks } from './use-refresh-links.ts'

export interface MemberChange {
  readonly belong: boolean
  readonly itemIds: readonly string[]
}

/** Puts cards into one that has members, and takes them out: objects of a collection (C-E01). */
export function useMemberChanges(area: CardArea, cardId: string) {
  const refresh = useRefreshLinks(area, cardId)
  const send = async ({ belong, itemIds }: MemberChange) => {
    const calls = memberEndpoints(area.declaration)
    if (!calls) return undefined
    const endpoint = belong ? calls.addMembers : calls.removeMembers
    return call(endpoint, { params: { id: cardId }, body: { itemIds: [...itemIds] } })
  }
  const changing = useMutation({ mutationFn: send, onSuccess: refresh })
  return {
    ...changing,
    /** Shows a notice of a change, which offers to undo it for the members that did change. */
    offerUndo(text: TextKey, belong: boolean, changed: readonly string[]) {
      if (changed.length === 0) return notices.add('success', text)
      return offerUndo(text, {}, async () => {
        await send({ belong: !belong, itemIds: changed })
        await refresh()
        return undefined
      })
    },
  }
}
