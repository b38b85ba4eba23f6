import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../../cards/card-area.ts'
import { linkAddress } from '../../../cards/linked-cards.ts'
import { CardFailed } from '../../../cards/record/CardFailed.tsx'
import { useCard } from '../../../cards/record/use-card.ts'
import { useRecordPlace } from '../../../cards/record/use-record-place.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { LabelFields } from './LabelFields.tsx'
import styles from './LightTable.module.css'
import { PictureTable, pictureAt, stepByKey } from './PictureTable.tsx'
import { tablePictures } from './table-pictures.ts'

/** The pictures of a card from near, beside them what a label on the wall would say. */
export function CardPicturesPage({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { t } = useTranslation()
  const { data: card, error, refetch } = useCard(area, id)
  const [currentId, setCurrent] = useState<string>()
  useRecordPlace(area, card)
  if (error && !card) return <CardFailed area={area} failure={error} onRetry={() => void refetch()} />
  if (!card) return null
  const pictures = tablePictures(card)
  const current = pictures.find(picture => picture.id === currentId) ?? pictures[0]
  const fileAddress = current && linkAddress({ id: current.id, type: current.type.name })
  return (
    <article
      className={styles.page}
      aria-labelledby="pictures-title"
      data-fills
      onKeyDown={event => {
        const by = stepByKey(event)
        if (current && by !== 0) setCurrent(pictureAt(pictures, current, by).id)
      }}
    >
      {current ? (
        <PictureTable pictures={pictures} current={current} onCurrent={setCurrent} />
      ) : (
        <p className={styles.none}>{t('cards.record.picture.none')}</p>
      )}
      <div className={styles.label}>
        {card.number && <p className={styles.number}>{card.number}</p>}
        <h1 id="pictures-title" className={styles.title} tabIndex={-1}>
          {shownTitle(card.heading)}
        </h1>
        {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
        <div className={styles.fields}>
          <LabelFields area={area} card={card} />
        </div>
        <p className={styles.links}>
          <Link to={area.recordPath(card.id)}>{t('viewer.table.toRecord')}</Link>
          {current && fileAddress && <Link to={fileAddress}>{t('viewer.table.toFile')}</Link>}
        </p>
      </div>
    </article>
  )
}
