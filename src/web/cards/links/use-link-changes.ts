import { useMutation } from '@tanstack/react-query'
import type { RelatedGroup } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'
import { useRefreshLinks } from './use-refresh-links.ts'

/** What can be done with linked cards of a group. */
export type LinkChange =
  | { readonly kind: 'unlink'; readonly itemIds: readonly string[] }
  | { readonly kind: 'associate'; readonly itemIds: readonly string[]; readonly association: string }
  | { readonly kind: 'order'; readonly itemIds: readonly string[] }

/** Changes links by hand of a group of a card. What was unlinked is linked again from the notice that says so. */
export function useLinkChanges(area: CardArea, cardId: string, group: RelatedGroup) {
  const { endpoints } = area
  const refresh = useRefreshLinks(area, cardId)
  const params = { id: cardId }
  const notify = genericOnFailure
  const relink = async (itemIds: readonly string[]) => {
    const body = { type: group.type.name, itemIds: [...itemIds], association: group.association.id }
    await call(
      endpoints.linkItems,
      { params, body },
      { notify: { ...notify, success: { message: 'links.messages.itemsLinked' } } },
    )
    await refresh()
  }
  return useMutation({
    async mutationFn(change: LinkChange) {
      const items = { type: group.type.name, itemIds: [...change.itemIds] }
      if (change.kind === 'order') {
        const body = { group: group.id, itemIds: items.itemIds }
        await call(endpoints.orderItems, { params, body }, { notify })
      } else if (change.kind === 'unlink') {
        const body = { ...items, association: group.association.id }
        await call(endpoints.unlinkItems, { params, body }, { notify })
      } else {
        const body = { ...items, association: change.association, insteadOf: group.association.id }
        await call(endpoints.linkItems, { params, body }, { notify })
      }
    },
    async onSuccess(_answer, change) {
      if (change.kind === 'unlink')
        notices.add(
          'success',
          'links.messages.itemsUnlinked',
          {},
          {
            label: 'links.undo',
            run: () => void relink(change.itemIds),
          },
        )
      if (change.kind === 'associate') notices.add('success', 'links.messages.associationChanged')
      await refresh()
    },
  })
}
