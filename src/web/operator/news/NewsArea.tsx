import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Operator.module.css'
import { NewsEditor } from './NewsEditor.tsx'
import { NewsEntry } from './NewsEntry.tsx'

/** News of the platform, for those who work with it. */
export function NewsArea() {
  const { t } = useTranslation()
  const { data, refetch } = useQuery(endpointQuery(listNews, {}))
  useNews('news.changed', () => void refetch())
  const [edited, setEdited] = useState<OperatedNews | 'new'>()
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.news.title')}</h1>
        <Button look="primary" onClick={() => setEdited('new')}>
          {t('operator.news.new')}
        </Button>
      </div>
      {data?.result.length === 0 && <p className={styles.lead}>{t('operator.news.none')}</p>}
      <ul className={styles.list}>
        {data?.result.map(item => (
          <NewsEntry key={item.id} news={item} onEdit={() => setEdited(item)} />
        ))}
      </ul>
      {edited && (
        <NewsEditor news={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
