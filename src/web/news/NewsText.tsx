import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newsParagraphs } from '#model/news/news-paragraphs.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './News.module.css'

/** The words of news: paragraphs and links, which open in another tab. */
export function NewsText({ body, language }: { readonly body: string; readonly language: string }) {
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
