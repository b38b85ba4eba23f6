import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import { useCard } from '../../../cards/data/use-card.ts'
import { fieldValues } from '../../../cards/form/assess.ts'
import { linkAddress } from '../../../cards/linked-cards.ts'
import { CardFailed } from '../../../cards/record/CardFailed.tsx'
import { useRecordPlace } from '../../../cards/record/use-record-place.ts'
import { ShownFields } from '../../../cards/shown/ShownFields.tsx'
import { shownTitle } from '../../../cards/shown-title.ts'
import { HeadingText } from '../../../ui/read/HeadingText.tsx'
import styles from './LightTable.module.css'
import { PictureTable, pictureAt, stepByKey, tablePictures } from './PictureTable.tsx'

/** True for a text that, in one of its languages, is the heading of the record: that is shown above already. */
const isHeading = (value: unknown, heading: string): boolean =>
  value === heading || (typeof value === 'object' && value !== null && Object.values(value).includes(heading))

/** The label of a record: the fields that come first in forms, without those of its heading. */
function LabelFields({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { declaration } = area
  const values = fieldValues(declaration, card)
  const number = declaration.numberPath?.split(/[./]/)[0]
  const first = Object.fromEntries(
    Object.entries(fieldsOf(declaration)).filter(
      ([key, { level, derived }]) =>
        level === 'R' && !derived && key !== number && !isHeading(values[key], card.heading),
    ),
  )
  return <ShownFields type={area.type} fields={first} values={values} title="" />
}

/** The pictures of a record in close-up, beside the text of a wall label. */
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
      data-bare={current ? undefined : ''}
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
        {card.subtitle && (
          <p className={styles.subtitle}>
            <HeadingText text={card.subtitle} italics={card.italics} />
          </p>
        )}
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
