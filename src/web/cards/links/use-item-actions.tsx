import { useMutation } from '@tanstack/react-query'
import { Tags, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import { useMemberChanges } from './use-member-changes.ts'
import { useRefreshLinks } from './use-refresh-links.ts'

/** Changes to the linked records of a group. */
type LinkChange =
  | { readonly kind: 'unlink'; readonly itemIds: readonly string[] }
  | { readonly kind: 'associate'; readonly itemIds: readonly string[]; readonly association: string }
  | { readonly kind: 'order'; readonly itemIds: readonly string[] }

/** Edits the links in a group of a record. The notice about a removed link or another association can undo it. */
function useLinkChanges(area: CardArea, cardId: string, group: RelatedGroup) {
  const { endpoints } = area
  const refresh = useRefreshLinks(area, cardId)
  const params = { id: cardId }
  const notify = genericOnFailure
  const association = group.association.id
  const link = async (itemIds: readonly string[], details: { association: string; insteadOf?: string }) => {
    await call(endpoints.linkItems, {
      params,
      body: { type: group.type.name, itemIds: [...itemIds], ...details },
    })
    await refresh()
    return undefined
  }
  return useMutation({
    async mutationFn(change: LinkChange) {
      const items = { type: group.type.name, itemIds: [...change.itemIds] }
      if (change.kind === 'order') {
        const body = { group: group.id, itemIds: items.itemIds }
        await call(endpoints.orderItems, { params, body }, { notify })
      } else if (change.kind === 'unlink') {
        await call(endpoints.unlinkItems, { params, body: { ...items, association } }, { notify })
      } else {
        const body = { ...items, association: change.association, insteadOf: association }
        await call(endpoints.linkItems, { params, body }, { notify })
      }
    },
    async onSuccess(_answer, change) {
      if (change.kind === 'unlink')
        offerUndo('links.messages.itemsUnlinked', {}, () => link(change.itemIds, { association }))
      if (change.kind === 'associate')
        offerUndo('links.messages.associationChanged', {}, () =>
          link(change.itemIds, { association, insteadOf: change.association }),
        )
      await refresh()
    },
  })
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Returns the actions on a linked record: unlinking or changing the association of manual links, removing members; links of fields are changed in their field. */
export function useItemActions(area: CardArea, card: CardAnswer, group: RelatedGroup) {
  const { t } = useTranslation()
  const [id, setId] = useState<string>()
  const changes = useLinkChanges(area, card.id, group)
  const members = useMemberChanges(area, card.id)
  const { members: declared } = area.declaration
  const isOfMembers =
    declared !== undefined &&
    group.field?.own === false &&
    group.field.path === `${declared.list}/${declared.link}`

  const takeOut = (itemIds: readonly string[]) =>
    members.mutate(
      { belong: false, itemIds },
      {
        onSuccess: done => members.offerUndo('links.messages.itemsUnlinked', false, done?.changed ?? []),
        onError: () => notices.add('error', 'links.members.refused'),
      },
    )
  const actionsFor = (item: LinkItem): readonly MenuItem[] => {
    if (!card.abilities.link) return []
    if (isOfMembers)
      return [
        {
          id: 'out',
          label: t('links.members.takeOut'),
          icon: <Unlink {...icon} />,
          onSelect: () => takeOut([item.id]),
        },
      ]
    if (group.field) return []
    return [
      {
        id: 'association',
        label: t('links.changeAssociation'),
        icon: <Tags {...icon} />,
        onSelect: () => setId(item.id),
      },
      {
        id: 'unlink',
        label: t('links.unlink'),
        icon: <Unlink {...icon} />,
        onSelect: () => changes.mutate({ kind: 'unlink', itemIds: [item.id] }),
      },
    ]
  }
  return { actionsFor, changes, associating: { id, close: () => setId(undefined) } }
}
