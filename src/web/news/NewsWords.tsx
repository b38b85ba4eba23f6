import { useTranslation } from 'react-i18next'
import { useDates } from '../platform/i18n/use-dates.ts'
import { Badge } from '../ui/Badge.tsx'
import styles from './News.module.css'
import { NewsText } from './NewsText.tsx'

export interface NewsWordsProps {
  readonly news: {
    readonly title: string
    readonly body: string
    readonly language: string
    readonly publishedAt: string
    readonly pinned: boolean
  }
  readonly heading: 'h1' | 'h3'
}

/** News as they are read: heading, day and words. */
export function NewsWords({ news, heading: Heading }: NewsWordsProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { title, body, language, publishedAt, pinned } = news
  return (
    <article className={styles.article}>
      <Heading tabIndex={-1} lang={language}>
        {title}
      </Heading>
      <p className={styles.facts}>
        <time dateTime={publishedAt} className="numbers">
          {dates.day(publishedAt)}
        </time>
        {pinned && <Badge tone="accent">{t('news.pinned')}</Badge>}
      </p>
      <NewsText body={body} language={language} />
    </article>
  )
}
