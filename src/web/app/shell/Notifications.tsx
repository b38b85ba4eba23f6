import { Bell, CircleAlert, CircleCheck, Info } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { decide } from '#model/navigation/guard.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { useCommentNotices } from '../../comments/use-notices.ts'
import { useNewsPage } from '../../news/use-news-page.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Notifications.module.css'

const NotificationLists = lazy(async () => ({
  default: (await import('./NotificationLists.tsx')).NotificationLists,
}))

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
  const comments = useCommentNotices({ enabled: mayRead })
  const unread = list.filter(notice => !notice.read).length + platform.unread + (comments.data?.unread ?? 0)
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
          {mayRead && (
            <Suspense>
              <NotificationLists news={platform.news} onLeave={close} />
            </Suspense>
          )}
        </>
      )}
    </Popover>
  )
}
