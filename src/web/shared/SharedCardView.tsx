import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SharedCard } from '#model/api/print.ts'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { ReadSections } from './ReadSections.tsx'
import styles from './SharedPage.module.css'

/** What everybody reads of a shared card: picture, heading, sections with what is filled. */
export function SharedCardView({ card }: { readonly card: SharedCard }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' })
  return (
    <article>
      <div className={styles.masthead}>
        {card.pictureUrl && (
          <div className={styles.mat}>
            <img src={card.pictureUrl} alt={card.title} />
          </div>
        )}
        <div className={styles.heading}>
          {card.number && <p className={styles.number}>{card.number}</p>}
          <h1 tabIndex={-1}>{card.title}</h1>
          <p className={styles.subtitle}>{card.subtitle}</p>
          <a className={styles.pdf} href={card.pdfUrl} target="_blank" rel="noreferrer">
            <FileDown size={16} aria-hidden="true" />
            {t('print.shared.pdf')}
          </a>
          <p className={styles.until}>
            {t('print.shared.until', { date: dates.format(new Date(card.expiresAt)) })}
          </p>
        </div>
      </div>
      <ReadSections sections={card.sections} />
    </article>
  )
}
