import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { session } from '../platform/client.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthTitles } from './AuthTitles.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Sign-in (acceptance row P-S01). */
export function LoginPage() {
  const { t } = useTranslation()
  const arrivedIn = useLocation({ select: location => location.state.arrivedIn })
  const { cutOff, maintenanceMode, unreachable } = useSession()
  return (
    <AuthFrame>
      <AuthTitles title={t('login.title')}>{t('login.subtitle')}</AuthTitles>
      <LoginForm
        notice={
          unreachable ? (
            <Banner
              kind="warning"
              inset
              actions={<Button onClick={session.retry}>{t('common.tryAgain')}</Button>}
            >
              {t('common.unreachable')}
            </Banner>
          ) : cutOff && !maintenanceMode ? (
            <Banner kind="info" inset>
              {t('login.cutOff')}
            </Banner>
          ) : arrivedIn !== undefined ? (
            <Banner kind="success" inset>
              {t('registration.arrived', { museum: arrivedIn })}
            </Banner>
          ) : undefined
        }
      />
    </AuthFrame>
  )
}
