import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { PictureStage } from '../../../ui/read/PictureStage.tsx'
import { picturesOf } from '../pictures.ts'
import styles from './Record.module.css'

/** The pictures of a card, whole, on a mat. */
export function RecordPictures({ card }: { readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState<string>()
  return (
    <div className={styles.pictures}>
      <PictureStage
        label={t('cards.record.picture.label')}
        pictures={picturesOf(card, position => t('cards.record.picture.show', { position }))}
        current={current}
        onCurrent={setCurrent}
        none={t('cards.record.picture.none')}
      />
    </div>
  )
}
