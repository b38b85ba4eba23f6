import { useTranslation } from 'react-i18next'
import { AuthTitles } from '../login/AuthTitles.tsx'
import { Refusal } from '../login/Refusal.tsx'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Activate.module.css'
import type { useLinkCheck } from './use-link-check.ts'

/** A link is being looked at, or could not be. */
export function LinkCheck({ check }: { readonly check: ReturnType<typeof useLinkCheck> }) {
  const { t } = useTranslation()
  if (!check.error) return <AuthTitles title={t('registration.checking')} />
  return (
    <>
      <AuthTitles title={t('registration.checkFailed')} />
      <div className={styles.actions}>
        <Refusal words={t(wordsForFailure(check.error))} turn={check.errorUpdateCount} />
        <Button wide busy={check.isFetching} onClick={() => void check.refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </>
  )
}
