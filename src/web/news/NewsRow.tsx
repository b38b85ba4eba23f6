import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NewsHeading } from '#model/api/news.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './News.module.css'

interface NewsRowProps {
  readonly news: NewsHeading
  readonly onLeave?: () => void
}

/** A piece of news in a list: a link to its text, marked when it was read. */
export function NewsRow({ news, onLeave }: NewsRowProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, title, language, publishedAt, pinned, read } = news
  return (
    <li className={styles.row} data-unread={!read || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <Link to={newsPath(id)} className={styles.link} onClick={onLeave}>
        <span lang={language}>{title}</span>
        {!read && <VisuallyHidden> ({t('news.unread')})</VisuallyHidden>}
      </Link>
      <span className={styles.facts}>
        {pinned && (
          <span className={styles.pinned}>
            <Pin size={13} strokeWidth={1.8} aria-hidden="true" />
            {t('news.pinned')}
          </span>
        )}
        <time dateTime={publishedAt} className="numbers">
          {dates.day(publishedAt)}
        </time>
      </span>
    </li>
  )
}
