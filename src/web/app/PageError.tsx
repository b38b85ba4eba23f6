import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { retryFailedPages } from './lazy-page.ts'

/** In place of a page that failed, inside the shell, which stays and leads elsewhere. */
export function PageError() {
  const { t } = useTranslation()
  const router = useRouter()
  useEffect(() => retryFailedPages, [])
  return (
    <div role="alert">
      <EmptyState
        title={t('common.error.title')}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('common.error.reload')}</Button>
            <Button
              look="primary"
              onClick={() => {
                retryFailedPages()
                void router.invalidate()
              }}
            >
              {t('common.tryAgain')}
            </Button>
          </>
        }
      >
        {t('common.error.text')}
      </EmptyState>
    </div>
  )
}
