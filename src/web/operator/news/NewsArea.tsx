import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { fallbackLanguage, languages } from '#model/languages.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from '../Operator.module.css'
import { NewsEditor } from './NewsEditor.tsx'

type State = 'draft' | 'planned' | 'published' | 'ended'

const stateOf = ({ publishedAt, endsAt }: OperatedNews, now: string): State => {
  if (publishedAt === null) return 'draft'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return publishedAt > now ? 'planned' : 'published'
}

/** News of the platform, for everybody who works with it. */
export function NewsArea() {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = useDates()
  const { data } = useQuery(endpointQuery(listNews, {}))
  const [edited, setEdited] = useState<OperatedNews | 'new'>()
  const now = new Date().toISOString()
  const titleOf = ({ texts }: OperatedNews) =>
    [language, fallbackLanguage, ...languages].map(code => texts[code]?.title).find(Boolean) ?? ''
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
        {data?.result.map(item => {
          const state = stateOf(item, now)
          return (
            <li key={item.id} className={styles.entry}>
              <div>
                <p>{titleOf(item)}</p>
                <p className={styles.quiet}>
                  {item.publishedAt && dates.day(item.publishedAt)}
                  {item.endsAt && ` – ${dates.day(item.endsAt)}`}
                </p>
              </div>
              <div className={styles.actions}>
                <Badge tone={state === 'published' ? 'success' : 'neutral'}>
                  {t(`operator.news.states.${state}`)}
                </Badge>
                <Button look="subtle" onClick={() => setEdited(item)}>
                  {t('operator.news.edit')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {edited && (
        <NewsEditor news={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
