import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readShared } from '#model/api/print.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { SharedCardView } from './SharedCardView.tsx'

/** The address is no longer good, or never was; anything else may pass. */
const isGone = (error: Error): boolean => error instanceof CallError && [400, 404, 410].includes(error.status)

function Shared() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const { token = '' } = useSearch({ from: '/shared' })
  const {
    data: card,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(readShared, { params: { token }, query: { lang } }),
    placeholderData: keepPreviousData,
  })
  useStateTitle(card?.title)
  return (
    <PublicFrame museum={card?.museum}>
      {isPending && <LoadingOverlay label={t('common.loading')} />}
      {card && !error && <SharedCardView card={card} />}
      {error && isGone(error) && (
        <EmptyState title={t('print.shared.goneTitle')}>{t('print.shared.goneText')}</EmptyState>
      )}
      {error && !isGone(error) && (
        <EmptyState
          title={t('print.shared.failedTitle')}
          actions={
            <Button look="primary" onClick={() => void refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('common.unreachable')}
        </EmptyState>
      )}
    </PublicFrame>
  )
}

/** A card that a museum has shared, for whoever was given its address (acceptance row C-O08). It stands outside the shell. */
export const SharedPage = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)
