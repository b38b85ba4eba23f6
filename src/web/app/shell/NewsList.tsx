import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { NewsHeading } from '#model/api/news.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { NewsRow } from '../../news/NewsRow.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './Notifications.module.css'

export interface NewsListProps {
  readonly news: readonly NewsHeading[]
  /** Called when one of them is followed. */
  readonly onLeave: () => void
}

/** The newest news of the platform; nothing where there are none. */
export function NewsList({ news, onLeave }: NewsListProps) {
  const { t } = useTranslation()
  if (news.length === 0) return null
  return (
    <>
      <h2 className={classes(styles.title, styles.second)}>{t('news.title')}</h2>
      <ul className={styles.news}>
        {news.map(item => (
          <NewsRow key={item.id} news={item} onLeave={onLeave} />
        ))}
      </ul>
      <p className={styles.all}>
        <Link to={newsPath()} onClick={onLeave}>
          {t('news.all')}
        </Link>
      </p>
    </>
  )
}
