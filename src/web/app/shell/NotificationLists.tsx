import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { NewsHeading } from '#model/api/news.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { NoticeList } from '../../comments/NoticeList.tsx'
import { markNoticesRead, useCommentNotices } from '../../comments/use-notices.ts'
import { NewsRow } from '../../news/NewsRow.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './Notifications.module.css'

/** Maximum number of comments shown here. */
const shownComments = 10

interface NewsListProps {
  readonly news: readonly NewsHeading[]
  /** Called when one of them is followed. */
  readonly onLeave: () => void
}

/** The latest news of the platform; renders nothing without any. */
function NewsList({ news, onLeave }: NewsListProps) {
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

/** The newest comments that are for the person; renders nothing without any. */
function CommentList({ onLeave }: Pick<NewsListProps, 'onLeave'>) {
  const { t } = useTranslation()
  const { data } = useCommentNotices()
  if (!data || data.result.length === 0) return null
  return (
    <>
      <h2 className={classes(styles.title, styles.second)}>{t('comments.notices.title')}</h2>
      <div className={styles.comments}>
        <NoticeList notices={data.result.slice(0, shownComments)} onLeave={onLeave} />
        {data.unread > 0 && (
          <Button look="subtle" onClick={() => void markNoticesRead()}>
            {t('comments.notices.readAll')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Comments for the person, and news of the platform, below the messages of the session. */
export function NotificationLists({ news, onLeave }: NewsListProps) {
  return (
    <>
      <CommentList onLeave={onLeave} />
      <NewsList news={news} onLeave={onLeave} />
    </>
  )
}
