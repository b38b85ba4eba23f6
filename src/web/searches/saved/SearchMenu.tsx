import { useNavigate } from '@tanstack/react-router'
import { Copy, EllipsisVertical, Pencil, Share2, TextCursorInput, Trash2, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { editSearchPath } from '#model/navigation/search-paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useSearchActions } from './use-search-actions.ts'

export interface SearchMenuProps {
  readonly search: SavedSearch
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** What can be done with a saved search; changing it is for its owner and administrators. */
export function SearchMenu({ search, onRename, onDelete }: SearchMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { share, duplicate } = useSearchActions()
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  const copy = {
    id: 'duplicate',
    label: t('searches.saved.actions.duplicate'),
    icon: <Copy {...icon} />,
    onSelect: () => duplicate.mutate(search),
  }
  const changing = [
    {
      id: 'edit',
      label: t('searches.saved.actions.edit'),
      icon: <Pencil {...icon} />,
      onSelect: () => void navigate({ to: editSearchPath(search.id) }),
    },
    {
      id: 'rename',
      label: t('searches.saved.actions.rename'),
      icon: <TextCursorInput {...icon} />,
      onSelect: onRename,
    },
    {
      id: 'share',
      label: t(`searches.saved.actions.${search.shared ? 'unshare' : 'share'}`),
      icon: search.shared ? <Users {...icon} /> : <Share2 {...icon} />,
      onSelect: () => share.mutate(search),
    },
  ]
  const removing = {
    id: 'delete',
    label: t('searches.saved.actions.delete'),
    icon: <Trash2 {...icon} />,
    onSelect: onDelete,
  }
  return (
    <Menu
      target={
        <IconButton label={t('searches.saved.actions.label', { name: search.name })}>
          <EllipsisVertical size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      }
      sections={
        search.mayChange
          ? [
              { id: 'change', items: [...changing, copy] },
              { id: 'delete', items: [removing] },
            ]
          : [{ id: 'copy', items: [copy] }]
      }
    />
  )
}
