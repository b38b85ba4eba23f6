import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { comparePath } from '#model/navigation/compare-path.ts'
import { CardSearchBox } from '../../../cards/CardSearchBox.tsx'
import { useCardSearch } from '../../../cards/data/use-card-search.ts'
import { areaOf } from '../../../cards/linked-cards.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { thumbnailOf } from '../../../cards/thumbnail-of.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Thumb } from '../../../ui/table/Thumb.tsx'
import { useSimilarFiles } from '../file-facts.ts'
import type { ViewedFile } from '../viewed-file.ts'
import styles from './Compare.module.css'

interface CompareWithProps {
  readonly file: ViewedFile
  readonly onClose: () => void
}

/** Chooses the picture to lay beside one: those that look like it first, others by typing. */
export function CompareWith({ file, onClose }: CompareWithProps) {
  const area = areaOf('file')
  return area ? <Choice area={area} file={file} onClose={onClose} /> : null
}

function Choice({
  area,
  file,
  onClose,
}: CompareWithProps & { readonly area: NonNullable<ReturnType<typeof areaOf>> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { rows, busy } = useCardSearch(area, text)
  const similar = useSimilarFiles(file.id)
  const likely = text.trim() === '' ? similar.map(({ file: likely }) => likely) : []
  const found = [
    ...likely.map(({ id, title, thumbnailUrl: picture }) => ({
      id,
      title,
      picture,
      under: t('viewer.similar.one'),
    })),
    ...rows
      .filter(({ id }) => id !== file.id && !likely.some(item => item.id === id))
      .map(({ id, title, subtitle, thumbnailUrl: picture }) => ({ id, title, picture, under: subtitle })),
  ].filter(({ picture }) => picture !== null)
  return (
    <Dialog
      size={640}
      title={t('viewer.compare.choose', { title: file.title })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('cards.record.cancel')}</Button>}
    >
      <CardSearchBox
        label={t('viewer.compare.search')}
        placeholder={t('viewer.compare.placeholder')}
        text={text}
        onType={setText}
      />
      <ul className={styles.found} aria-label={t('viewer.compare.found')} aria-busy={busy}>
        {found.map(({ id, title, picture, under }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pick}
              onClick={() => void navigate({ to: comparePath([file.id, id]) })}
            >
              <Thumb src={thumbnailOf(picture, 160)} />
              <span className={styles.words}>
                <span className={styles.title}>{shownTitle(title)}</span>
                <span className={styles.small}>{under}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.small} role="status">
        {!busy && found.length === 0 && t('viewer.compare.none')}
      </p>
    </Dialog>
  )
}
