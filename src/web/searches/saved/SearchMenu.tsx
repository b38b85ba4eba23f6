import { useNavigate } from '@tanstack/react-router'
import { Copy, EllipsisVertical, Pencil, Share2, TextCursorInput, Trash2, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { editSearchPath } from '#model/navigation/search-paths.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import styles from './Searches.module.css'
import { useSearchActions } from './use-search-actions.ts'

const longestName = 200
/** The menu that asks for the name takes the focus back when it closes. */
const afterMenu = 50

/** The name of a search, edited in place: Enter saves, Escape cancels. */
export function RenameSearch({
  search,
  onDone,
}: {
  readonly search: SavedSearch
  readonly onDone: () => void
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(search.name)
  const { mutate, isPending } = useSearchActions().rename
  const wanted = name.trim()
  useEffect(() => {
    let opener: Element | null = null
    const later = setTimeout(() => {
      opener = document.activeElement
      box.current?.focus()
    }, afterMenu)
    return () => {
      clearTimeout(later)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <form
      className={styles.rename}
      onSubmit={event => {
        event.preventDefault()
        if (wanted === '' || isPending) return
        if (wanted === search.name) return onDone()
        mutate({ search, name: wanted }, { onSuccess: saved => saved && onDone() })
      }}
      onKeyDown={event => event.key === 'Escape' && onDone()}
    >
      <TextInput
        aria-label={t('searches.saved.rename.label', { name: search.name })}
        ref={box}
        required
        maxLength={longestName}
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="primary" busy={isPending} disabled={wanted === ''}>
        {t('searches.saved.rename.save')}
      </Button>
      <Button look="subtle" onClick={onDone}>
        {t('searches.saved.rename.cancel')}
      </Button>
    </form>
  )
}

interface DeleteSearchProps {
  readonly search: SavedSearch
  readonly onClose: () => void
  readonly onDeleted?: () => void
}

/** Asks for confirmation before a search is permanently deleted. */
export function DeleteSearch({ search, onClose, onDeleted }: DeleteSearchProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useSearchActions().remove
  return (
    <ConfirmDialog
      title={t('searches.saved.delete.title', { name: search.name })}
      submit={t('searches.saved.delete.confirm')}
      cancel={t('searches.saved.delete.cancel')}
      busy={isPending}
      onConfirm={() =>
        mutate(search, {
          onSuccess() {
            onClose()
            onDeleted?.()
          },
        })
      }
      onClose={onClose}
    >
      {t('searches.saved.delete.text')}
    </ConfirmDialog>
  )
}

interface SearchMenuProps {
  readonly search: SavedSearch
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** Actions on a saved search; only its owner and administrators may change it. */
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
