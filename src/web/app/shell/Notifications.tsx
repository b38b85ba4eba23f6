import { Link } from '@tanstack/react-router'
import { Bell, CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NewsHeading } from '#model/api/news.ts'
import { decide } from '#model/navigation/guard.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { NewsRow } from '../../news/NewsRow.tsx'
import { useNewsPage } from '../../news/use-news-page.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Notifications.module.css'

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

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** Maximum number of notifications shown here; the rest are on their own page. */
const shownNews = 3

/** The messages of this session, and the news of the platform. */
export function Notifications() {
  const { t } = useTranslation()
  const time = new Intl.DateTimeFormat(useLanguage(), { hour: '2-digit', minute: '2-digit' })
  const list = useStore(notices)
  const mayRead = decide(newsPath(), visitorOf(useSession())).kind === 'open'
  const platform = useNewsPage({ size: shownNews, enabled: mayRead })
  const unread = list.filter(notice => !notice.read).length + platform.unread
  const title = t('shell.notifications.title')
  return (
    <Popover
      label={title}
      width={340}
      onOpen={notices.markRead}
      target={
        <IconButton label={unread ? t('shell.notifications.unread', { count: unread }) : title}>
          <Bell size={19} strokeWidth={1.6} />
          {unread > 0 && <span className={styles.badge}>{unread}</span>}
        </IconButton>
      }
    >
      {close => (
        <>
          {' '}
          <h2 className={styles.title}>{title}</h2>
          {list.length === 0 && <p className={styles.none}>{t('shell.notifications.none')}</p>}
          <ul className={styles.list}>
            {list.map(({ id, kind, text, params, at }) => {
              const Icon = icons[kind]
              return (
                <li key={id}>
                  <Icon size={17} strokeWidth={1.7} className={styles[kind]} aria-hidden="true" />
                  <span className={styles.text}>{t(text, { ...params })}</span>
                  <time dateTime={at.toISOString()} className="numbers">
                    {time.format(at)}
                  </time>
                </li>
              )
            })}
          </ul>
          <NewsList news={platform.news} onLeave={close} />
        </>
      )}
    </Popover>
  )
}
