import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readShared, type SharedCard } from '#model/api/sharing.ts'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { HeadingText } from '../ui/read/HeadingText.tsx'
import { LinkPage, useLinkGrant } from './LinkPage.tsx'
import { ReadSections } from './ReadSections.tsx'
import styles from './SharedPage.module.css'

/** The public view of a shared record: picture, heading, and sections with filled fields. */
function SharedCardView({ card }: { readonly card: SharedCard }) {
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
          <h1 tabIndex={-1}>
            <HeadingText text={card.title} italics={card.italics} />
          </h1>
          <p className={styles.subtitle}>
            <HeadingText text={card.subtitle} italics={card.italics} />
          </p>
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

function Shared() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const { token = '' } = useSearch({ from: '/shared' })
  const lock = useLinkGrant(token)
  const { grant } = lock
  const query = useQuery({
    ...endpointQuery(readShared, { params: { token }, query: { lang, grant } }),
    placeholderData: keepPreviousData,
    // Each opening is counted.
    refetchOnWindowFocus: false,
  })
  const { data: card, error } = query
  useStateTitle(card?.title)
  return (
    <LinkPage
      museum={card?.museum}
      query={query}
      gone={{ title: t('print.shared.goneTitle'), text: t('print.shared.goneText') }}
      failedTitle={t('print.shared.failedTitle')}
      lock={lock}
    >
      {card && !error && <SharedCardView card={card} />}
    </LinkPage>
  )
}

/** A record that a museum has shared, for visitors with its address (C-O08). It is rendered outside the shell. */
export const SharedPage = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)
