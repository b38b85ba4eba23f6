import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newsParagraphs } from '#model/news/news-paragraphs.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { Badge } from '../ui/Badge.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './News.module.css'

/** The words of news: paragraphs and links, which open in another tab. */
function NewsText({ body, language }: { readonly body: string; readonly language: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.text} lang={language}>
      {newsParagraphs(body).map((runs, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change while they are read
        <p key={paragraph}>
          {runs.map(({ text, href }, index) =>
            href === undefined ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change while they are read
              <a key={index} href={href} target="_blank" rel="noopener noreferrer">
                {text}
                <ExternalLink size={13} strokeWidth={1.8} aria-hidden="true" />
                <VisuallyHidden> ({t('news.newTab')})</VisuallyHidden>
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  )
}

interface NewsWordsProps {
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
