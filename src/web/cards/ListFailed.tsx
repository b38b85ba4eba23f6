import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** In place of a list that could not be had. */
export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        title={t('cardList.failed.title')}
        actions={
          <Button look="primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {t('cardList.failed.text')}
      </EmptyState>
    </div>
  )
}
