import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { comparePath } from '#model/navigation/compare-path.ts'
import { linkAddress } from '../../../cards/linked-cards.ts'
import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { useSimilarFiles } from '../similar/use-similar-files.ts'
import styles from './Parts.module.css'
import { PictureRow } from './PictureRow.tsx'

/** Objects named of a similar file. */
const mostNamed = 2

/**
 * Files whose picture looks like this one: other takes, other sizes, doubles; with the objects they show, which may be other ones
 * than this shows. Each can be laid beside it.
 */
export function SimilarFiles({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const similar = useSimilarFiles(card.id)
  return (
    <PictureRow
      title={t('viewer.similar.title')}
      items={similar.map(({ file }) => file)}
      action={({ id }) => {
        const found = similar.find(({ file }) => file.id === id)
        return (
          <>
            {found?.identical && <Badge tone="warning">{t('viewer.similar.identical')}</Badge>}
            {found?.objects.slice(0, mostNamed).map(object => (
              <Link
                key={object.id}
                to={linkAddress({ id: object.id, type: object.type.name }) ?? '.'}
                className={styles.action}
              >
                {t('viewer.similar.shows', { title: shownTitle(object.title) })}
              </Link>
            ))}
            <Link to={comparePath([card.id, id])} className={styles.action}>
              {t('viewer.compare.start')}
            </Link>
          </>
        )
      }}
    />
  )
}
