import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { picturesPathOf } from '../pictures-path.ts'
import styles from './Parts.module.css'
import { PictureRow } from './PictureRow.tsx'

/** Cards shown at once; all of them are among the linked ones. */
const most = 12

/** The cards a file is attached to, those with pictures first; an object's pictures can be leafed through from here. */
export function LinkedPictures({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const items = [
    ...new Map(
      card.relatedEntities
        .flatMap(({ linkItems }) => linkItems)
        .map(item => [`${item.type.id} ${item.id}`, item]),
    ).values(),
  ]
  const pictured = items.filter(({ thumbnailUrl }) => thumbnailUrl !== null)
  const others = items.filter(({ thumbnailUrl }) => thumbnailUrl === null)
  return (
    <PictureRow
      title={t('viewer.linked')}
      items={[...pictured, ...others].slice(0, most)}
      action={item => {
        const path = item.thumbnailUrl === null ? undefined : picturesPathOf(item)
        return (
          path && (
            <Link to={path} className={styles.action}>
              {t('viewer.table.open')}
            </Link>
          )
        )
      }}
    />
  )
}
