import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkAddress } from '../../../cards/linked-cards.ts'
import type { LightTableProps } from '../../../cards/record/view/record-slots.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { FullWindow } from '../../../ui/FullWindow.tsx'
import styles from './LightTable.module.css'
import { PictureTable, pictureAt, stepByKey, tablePictures } from './PictureTable.tsx'

/** All pictures of a card, one after the other from near, over the whole window. */
export function LightTable({ card, fileId, onClose }: LightTableProps) {
  const { t } = useTranslation()
  const [currentId, setCurrent] = useState(fileId)
  const pictures = tablePictures(card)
  const current = pictures.find(({ id }) => id === currentId) ?? pictures[0]
  if (!current) return null
  const address = linkAddress({ id: current.id, type: current.type.name })
  return (
    <FullWindow
      title={[card.number, shownTitle(card.heading)].filter(Boolean).join(' · ')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        address && (
          <Link to={address} className={styles.toFile}>
            {t('viewer.table.toFile')}
          </Link>
        )
      }
      onKeyDown={event => {
        const by = stepByKey(event)
        if (by !== 0) setCurrent(pictureAt(pictures, current, by).id)
      }}
    >
      <PictureTable pictures={pictures} current={current} onCurrent={setCurrent} />
    </FullWindow>
  )
}
