import { useTranslation } from 'react-i18next'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'

/** While a page outside the shell, or the shell itself, is on its way. */
export function Pending() {
  const { t } = useTranslation()
  return <LoadingOverlay label={t('common.loading')} />
}
