import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { spokenText } from '#model/news/spoken-text.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from '../Operator.module.css'
import { NewsEditor } from './NewsEditor.tsx'

type State = 'draft' | 'planned' | 'published' | 'ended'

const stateOf = ({ publishedAt, endsAt }: OperatedNews, now: string): State => {
  if (publishedAt === null) return 'draft'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return publishedAt > now ? 'planned' : 'published'
}

interface NewsEntryProps {
  readonly news: OperatedNews
  readonly onEdit: () => void
}

/** News in the operators' list: when, for whom, read by how many. */
function NewsEntry({ news, onEdit }: NewsEntryProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const spoken = spokenText(news.texts, [useLanguage()])
  const state = stateOf(news, new Date().toISOString())
  const { museums, museumNames, roles, publishedAt, endsAt, pinned, readBy } = news
  const [only] = museumNames
  const where =
    museums === null
      ? t('operator.news.everywhere')
      : museums.length === 1 && only
        ? only.name
        : museums.length === 0
          ? t('operator.news.nobody')
          : t('operator.news.someMuseums', { count: museums.length })
  const who = [where, ...roles.map(role => t(`operator.news.rolesOf.${role}`))].join(', ')
  const days = [publishedAt, endsAt].flatMap(moment => (moment ? [dates.day(moment)] : [])).join(' – ')
  const facts = [
    days,
    who,
    ...(pinned ? [t('news.pinned')] : []),
    ...(publishedAt ? [t('operator.news.readBy', { count: readBy })] : []),
    t('operator.news.changed', { name: news.changedBy, date: dates.day(news.changedAt) }),
  ]
  return (
    <li className={classes(styles.entry, styles.stacked)}>
      <div>
        <p lang={spoken?.language}>{spoken?.title}</p>
        <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Badge tone={state === 'published' ? 'success' : 'neutral'}>
          {t(`operator.news.states.${state}`)}
        </Badge>
        <Button
          look="subtle"
          aria-label={`${t('operator.news.edit')}: ${spoken?.title ?? ''}`}
          onClick={onEdit}
        >
          {t('operator.news.edit')}
        </Button>
      </div>
    </li>
  )
}

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
