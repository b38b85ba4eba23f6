import { useTranslation } from 'react-i18next'
import { session } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** While it is not known who is signed in, because the server does not answer. It is asked again by itself, and by the button. */
export function NoAnswer() {
  const { t } = useTranslation()
  return (
    <main aria-busy="true">
      <div role="alert">
        <EmptyState
          title={t('common.unreachable')}
          actions={
            <Button look="primary" onClick={session.retry}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      </div>
    </main>
  )
}
