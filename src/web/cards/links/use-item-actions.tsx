import { Tags, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { notices } from '../../platform/notices/notices.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import { useLinkChanges } from './use-link-changes.ts'
import { useMemberChanges } from './use-member-changes.ts'

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** What may be done with a linked card: unlink what was linked by hand or call it otherwise, take a member out; links of fields are theirs. */
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

  const putBack = (itemIds: readonly string[]) => members.mutate({ belong: true, itemIds })
  const takeOut = (itemIds: readonly string[]) =>
    members.mutate(
      { belong: false, itemIds },
      {
        onSuccess: () =>
          notices.add(
            'success',
            'links.messages.itemsUnlinked',
            {},
            { label: 'links.undo', run: () => putBack(itemIds) },
          ),
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
