import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CommentNotice } from '#model/api/comments.ts'
import { commentSearch } from '#model/navigation/card-paths.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Comments.module.css'
import { useMomentWords } from './use-moment-words.ts'

interface NoticeListProps {
  readonly notices: readonly CommentNotice[]
  /** Called when one of them is followed. */
  readonly onLeave?: () => void
}

/** Comments that are for the person, each a link to it and to the box for an answer. */
export function NoticeList({ notices, onLeave }: NoticeListProps) {
  const { t } = useTranslation()
  const moment = useMomentWords()
  return (
    <ul className={styles.notices}>
      {notices.map(({ commentId, reason, author, text, at, read, record }) => (
        <li key={commentId}>
          <Link
            to={record.address ?? '/app'}
            search={commentSearch(commentId)}
            className={styles.notice}
            data-unread={!read || undefined}
            onClick={onLeave}
          >
            <span className={styles.about}>
              {t(`comments.notices.${reason}`, { name: author })}
              {!read && <VisuallyHidden> ({t('comments.notices.unread')})</VisuallyHidden>}
            </span>
            <span className={styles.said}>{text}</span>
            <small>
              {[record.number, record.title].filter(Boolean).join(' · ')}
              {' · '}
              <time dateTime={at}>{moment(at)}</time>
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
