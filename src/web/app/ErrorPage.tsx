import { useTranslation } from 'react-i18next'
import { homePath } from '#model/navigation/routes.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { mainId } from '../ui/SkipLink.tsx'

/** In place of a page that failed. */
export function ErrorPage() {
  const { t } = useTranslation()
  return (
    <main id={mainId} tabIndex={-1} role="alert">
      <EmptyState
        title={t('common.error.title')}
        actions={
          <>
            <Button onClick={() => location.assign(homePath)}>{t('common.error.home')}</Button>
            <Button look="primary" onClick={() => location.reload()}>
              {t('common.error.reload')}
            </Button>
          </>
        }
      >
        {t('common.error.text')}
      </EmptyState>
    </main>
  )
}
