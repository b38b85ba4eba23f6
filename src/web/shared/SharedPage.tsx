import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readShared } from '#model/api/print.ts'
import { LanguageButtons } from '../login/LanguageButtons.tsx'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { mainId } from '../ui/SkipLink.tsx'
import { SharedCardView } from './SharedCardView.tsx'
import styles from './SharedPage.module.css'

function Shared() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const { token = '' } = useSearch({ from: '/shared' })
  const { data: card, isPending } = useQuery(
    endpointQuery(readShared, { params: { token }, query: { lang } }),
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.museum}>{card?.museum}</p>
        <LanguageButtons />
      </header>
      <main id={mainId} tabIndex={-1} className={styles.body}>
        {isPending && <LoadingOverlay label={t('common.loading')} />}
        {card && <SharedCardView card={card} />}
        {!card && !isPending && (
          <EmptyState title={t('print.shared.goneTitle')}>{t('print.shared.goneText')}</EmptyState>
        )}
      </main>
    </div>
  )
}

/** A card that a museum has shared, for whoever was given its address (acceptance row C-O08). It stands outside the shell. */
export const SharedPage = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)
