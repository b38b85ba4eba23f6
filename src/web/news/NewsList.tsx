import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPager } from '../platform/query/ListPager.tsx'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './News.module.css'
import { NewsRow } from './NewsRow.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useNewsPage } from './use-news-page.ts'

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
