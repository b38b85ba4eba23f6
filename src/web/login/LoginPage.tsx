import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../platform/client.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Auth.module.css'
import { AuthFrame, AuthTitles } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'
import { readLoginSearch } from './login-search.ts'
import { ConfirmService, SingleSignOnForm } from './SingleSignOnForm.tsx'

/** Sign-in (P-S01). */
export function LoginPage() {
  const { t } = useTranslation()
  const arrivedIn = useLocation({ select: location => location.state.arrivedIn })
  const arrivedAsOperator = useLocation({ select: location => location.state.arrivedAsOperator })
  const { cutOff, maintenanceMode, unreachable } = useSession()
  const { from, museum, refused } = readLoginSearch(useLocation().search)
  const [byService, setByService] = useState(false)
  const [linked, setLinked] = useState(museum)
  if (linked !== undefined && !maintenanceMode) {
    return (
      <AuthFrame>
        <ConfirmService museumId={linked} origin={from} onBack={() => setLinked(undefined)} />
      </AuthFrame>
    )
  }
  if (byService && !maintenanceMode) {
    return (
      <AuthFrame>
        <AuthTitles title={t('singleSignOn.title')} pageTitle>
          {t('singleSignOn.wayText')}
        </AuthTitles>
        <SingleSignOnForm origin={from} onBack={() => setByService(false)} />
      </AuthFrame>
    )
  }
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
          ) : refused && !maintenanceMode ? (
            <Banner kind="danger" role="alert" inset>
              {t(`singleSignOn.refused.${refused}`)}
            </Banner>
          ) : cutOff && !maintenanceMode ? (
            <Banner kind="info" inset>
              {t('login.cutOff')}
            </Banner>
          ) : arrivedIn !== undefined || arrivedAsOperator ? (
            <Banner kind="success" inset>
              {arrivedAsOperator
                ? t('registration.operator.arrived')
                : t('registration.arrived', { museum: arrivedIn })}
            </Banner>
          ) : undefined
        }
        alternatives={
          <p className={styles.links}>
            <Button look="subtle" className={styles.way} onClick={() => setByService(true)}>
              {t('singleSignOn.way')}
            </Button>
          </p>
        }
      />
    </AuthFrame>
  )
}
