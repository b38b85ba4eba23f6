import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthTitles } from './AuthTitles.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Sign-in (acceptance row P-S01). */
export function LoginPage() {
  const { t } = useTranslation()
  const { cutOff, maintenanceMode } = useSession()
  return (
    <AuthFrame>
      <AuthTitles title={t('login.title')}>{t('login.subtitle')}</AuthTitles>
      <LoginForm
        notice={
          cutOff && !maintenanceMode ? (
            <Banner kind="info" inset>
              {t('login.cutOff')}
            </Banner>
          ) : undefined
        }
      />
    </AuthFrame>
  )
}
