import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, CheckCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markAllNewsRead, markNewsRead, readNews, readOneNews } from '#model/api/news.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { ListPager } from '../platform/query/ListPager.tsx'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { CallError } from '../platform/request/call-error.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './News.module.css'
import { NewsRow } from './NewsRow.tsx'
import { NewsWords } from './NewsWords.tsx'
import { useNewsPage } from './use-news-page.ts'

/** Marks one of the news as read in silence, or all of them at a press of a button. */
function useMarkRead() {
  const client = useQueryClient()
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [readNews.name] }), [client])
  const one = useCallback(
    // The failure is not reported: the next visit marks them as read.
    (id: string) => void call(markNewsRead, { params: { id } }).then(refresh, () => undefined),
    [refresh],
  )
  const all = useCallback(
    () => call(markAllNewsRead, undefined, { notify: genericOnFailure }).then(refresh, () => undefined),
    [refresh],
  )
  return { one, all }
}

/** One of the news, which counts as read from the moment its words are on the screen. */
export function NewsArticle({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(localizedQuery(readOneNews, { params: { id } }, useLanguage()))
  const { one: markRead } = useMarkRead()
  const unread = data?.read === false
  useEffect(() => {
    if (unread) markRead(id)
  }, [unread, id, markRead])
  useStateTitle(data?.title)
  const all = (
    <Link to={newsPath()} className={styles.back}>
      <ArrowLeft size={15} strokeWidth={1.8} aria-hidden="true" />
      {t('news.all')}
    </Link>
  )
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState title={t('news.gone.title')} actions={all}>
        <p>{t('news.gone.text')}</p>
      </EmptyState>
    )
  return (
    <div className={styles.article}>
      <p>{all}</p>
      {error && !data && <LoadFailed text={t('news.failed')} retry={refetch} />}
      {data ? <NewsWords news={data} heading="h1" /> : !error && <Skeleton width={30} />}
    </div>
  )
}

const pageSize = 20

/** All news that are for oneself. */
export function NewsList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { query, news, totalSize, unread } = useNewsPage({ size: pageSize, page })
  const mark = useMarkRead()
  const last = Math.max(0, Math.ceil(totalSize / pageSize) - 1)
  if (query.data && !query.isPlaceholderData && page > last) setPage(last)
  if (query.data && totalSize === 0)
    return (
      <EmptyState title={t('news.none.title')}>
        <p>{t('news.none.text')}</p>
      </EmptyState>
    )
  return (
    <Page
      title={t('news.title')}
      intro={t('news.intro')}
      width="text"
      actions={
        query.data && (
          <div className={styles.tools}>
            <p role="status">{unread > 0 ? t('news.unreadCount', { count: unread }) : t('news.allRead')}</p>
            {/* Stays where the focus is, also when all is read. */}
            <Button
              look="subtle"
              aria-disabled={unread === 0 || undefined}
              onClick={() => unread > 0 && void mark.all()}
            >
              <CheckCheck size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('news.markAll')}
            </Button>
          </div>
        )
      }
    >
      {query.isError && !query.data && (
        <LoadFailed text={t('news.failed')} retry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton width={30} />}
      <ul className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
        {news.map(item => (
          <NewsRow key={item.id} news={item} />
        ))}
      </ul>
      {totalSize > pageSize && (
        <ListPager label={t('news.pages')} page={page} size={pageSize} count={totalSize} onPage={setPage} />
      )}
    </Page>
  )
}

/** News of the platform: all of them, or the one the address names. */
export function NewsPage() {
  const { id } = useParams({ strict: false })
  return id ? <NewsArticle key={id} id={id} /> : <NewsList />
}
