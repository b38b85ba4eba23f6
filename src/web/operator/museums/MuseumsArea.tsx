import { useTranslation } from 'react-i18next'

/** The museums of the platform. */
export function MuseumsArea() {
  const { t } = useTranslation()
  return <h1 tabIndex={-1}>{t('operator.museums.title')}</h1>
}
