import { useTranslation } from 'react-i18next'

/** Words that every password field needs. */
export function usePasswordTexts() {
  const { t } = useTranslation()
  return { show: t('login.showPassword'), hide: t('login.hidePassword'), capsLock: t('login.capsLock') }
}
