import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { comparePath } from '#model/navigation/compare-path.ts'
import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { useSimilarFiles } from '../similar/use-similar-files.ts'
import styles from './Parts.module.css'
import { PictureRow } from './PictureRow.tsx'

/** Files whose picture looks like this one: other takes, other sizes, doubles. Each can be laid beside it. */
export function SimilarFiles({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const similar = useSimilarFiles(card.id)
  return (
    <PictureRow
      title={t('viewer.similar.title')}
      items={similar.map(({ item }) => item)}
      action={({ id }) => (
        <Link to={comparePath([card.id, id])} className={styles.action}>
          {t('viewer.compare.start')}
        </Link>
      )}
    />
  )
}
