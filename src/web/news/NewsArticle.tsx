import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readOneNews } from '#model/api/news.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { CallError } from '../platform/request/call-error.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './News.module.css'
import { NewsWords } from './NewsWords.tsx'
import { spokenQuery } from './spoken-query.ts'
import { useMarkRead } from './use-mark-read.ts'

/** One of the news, which counts as read from the moment its words are on the screen. */
export function NewsArticle({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(spokenQuery(readOneNews, { params: { id } }, useLanguage()))
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
