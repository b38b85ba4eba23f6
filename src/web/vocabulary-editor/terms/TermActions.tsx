import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  FolderTree,
  ListPlus,
  Merge,
  MoreHorizontal,
  Plus,
  Trash2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { AddSeveralDialog } from './AddSeveralDialog.tsx'
import { AddTermDialog } from './AddTermDialog.tsx'
import { DeleteDialog, DeprecateDialog, MergeDialog, MoveDialog } from './TermDialogs.tsx'
import styles from './TermPanel.module.css'
import type { Place, Steps } from './use-move-term.ts'

interface TermActionsProps {
  readonly term: TermDetails
  readonly steps: Steps
  readonly onTerm: (id: string | undefined) => void
  readonly onMove: (place: Place) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Actions on a term besides changing its words. */
export function TermActions({ term, steps, onTerm, onMove }: TermActionsProps) {
  const { t } = useTranslation()
  const [dialog, show] = useState<'add' | 'several' | 'move' | 'merge' | 'deprecate' | 'delete'>()
  const close = () => show(undefined)
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The item of the menu that opened the dialog is gone; the focus goes back to the menu's button.
    if (!dialog && wasOpen.current && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    wasOpen.current = dialog !== undefined
  }, [dialog])
  const code = term.code as VocabularyCode
  const { flat, open, sort } = vocabularies[code]
  const isMerged = term.mergedIntoId !== null
  const arrows = (['up', 'down'] as const).map(direction => ({
    direction,
    place: steps[direction],
    Icon: direction === 'up' ? ArrowUp : ArrowDown,
  }))
  const takesNarrower = !flat && open && !term.deprecated
  const more: MenuItem[] = [
    ...(takesNarrower
      ? [
          {
            id: 'several',
            label: t('vocabularyEditor.several.below'),
            icon: <ListPlus {...icon} />,
            onSelect: () => show('several'),
          },
        ]
      : []),
    ...(isMerged
      ? []
      : [
          {
            id: 'merge',
            label: t('vocabularyEditor.merge.action'),
            icon: <Merge {...icon} />,
            onSelect: () => show('merge'),
          },
          {
            id: 'deprecate',
            label: t(
              term.deprecated ? 'vocabularyEditor.restore.action' : 'vocabularyEditor.deprecate.action',
            ),
            icon: term.deprecated ? <ArchiveRestore {...icon} /> : <Archive {...icon} />,
            onSelect: () => show('deprecate'),
          },
        ]),
    {
      id: 'delete',
      label: t('vocabularyEditor.delete.action'),
      icon: <Trash2 {...icon} />,
      onSelect: () => show('delete'),
    },
  ]
  return (
    <div className={styles.actions} ref={row}>
      {takesNarrower && (
        <Button onClick={() => show('add')}>
          <Plus {...icon} />
          {t('vocabularyEditor.addBelow')}
        </Button>
      )}
      {!flat && (
        <Button onClick={() => show('move')}>
          <FolderTree {...icon} />
          {t('vocabularyEditor.move.action')}
        </Button>
      )}
      {sort === 'position' &&
        arrows.map(({ direction, place, Icon }) => (
          <IconButton
            key={direction}
            label={t(`vocabularyEditor.move.${direction}`)}
            title={t(`vocabularyEditor.move.${direction}Keys`)}
            // Stays where the focus is, even at the end.
            aria-disabled={!place || undefined}
            onClick={() => place && onMove(place)}
          >
            <Icon {...icon} />
          </IconButton>
        ))}
      <Menu
        target={
          <IconButton label={t('vocabularyEditor.more')}>
            <MoreHorizontal {...icon} />
          </IconButton>
        }
        sections={[{ id: 'more', items: more }]}
      />
      {dialog === 'add' && <AddTermDialog code={code} below={term} onClose={close} onTerm={onTerm} />}
      {dialog === 'several' && <AddSeveralDialog code={code} below={term} onClose={close} />}
      {dialog === 'move' && <MoveDialog term={term} onClose={close} onMove={onMove} />}
      {dialog === 'merge' && <MergeDialog term={term} onClose={close} onTerm={onTerm} />}
      {dialog === 'deprecate' && <DeprecateDialog term={term} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog term={term} onClose={close} onDeleted={() => onTerm(undefined)} />
      )}
    </div>
  )
}
