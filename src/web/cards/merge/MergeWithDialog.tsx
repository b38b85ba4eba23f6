import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CardSearchBox } from '../CardSearchBox.tsx'
import type { CardArea } from '../card-area.ts'
import { useCardSearch } from '../data/use-card-search.ts'
import { fieldValues } from '../form/assess.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Merge.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import { useDuplicates } from './use-duplicates.ts'

export interface MergeWithDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly onClose: () => void
}

/** Chooses the record to merge with: likely duplicates first, others by search. */
export function MergeWithDialog({ area, card, onClose }: MergeWithDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [otherId, setOtherId] = useState<string>()
  const duplicates = useDuplicates(area, fieldValues(area.declaration, card), card.id)
  const { rows, busy } = useCardSearch(area, text)
  if (otherId !== undefined) return <MergeDialog area={area} ids={[card.id, otherId]} onClose={onClose} />
  const found =
    text.trim() === '' && duplicates.length > 0
      ? duplicates.map(({ item, why }) => ({
          id: item.id,
          title: item.title,
          under: [item.shortDescription, item.description, ...why.map(reason => t(`merging.why.${reason}`))],
        }))
      : rows
          .filter(({ id }) => id !== card.id)
          .map(({ id, title, number, subtitle }) => ({ id, title, under: [number, subtitle] }))
  return (
    <Dialog
      size={640}
      title={t('merging.choose.title', { title: shownTitle(card.heading || card.number) })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('merging.dialog.cancel')}</Button>}
    >
      <CardSearchBox
        label={t('merging.choose.search')}
        placeholder={t('merging.choose.placeholder')}
        text={text}
        onType={setText}
      />
      <ul className={styles.found} aria-label={t('merging.choose.results')} aria-busy={busy}>
        {found.map(({ id, title, under }) => (
          <li key={id}>
            <button type="button" className={styles.pick} onClick={() => setOtherId(id)}>
              <span className={styles.title}>{shownTitle(title)}</span>
              <span className={styles.small}>{under.filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.small} role="status">
        {!busy && found.length === 0 && t('merging.choose.none')}
      </p>
    </Dialog>
  )
}
