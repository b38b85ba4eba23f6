import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { homePath } from '#model/navigation/routes.ts'
import { EnterPage } from './EnterPage.tsx'

/** An administrator becomes somebody else: the token of the address is exchanged, marked, and one is at home (acceptance row P-R02). */
export function LoginAsPage() {
  const { t } = useTranslation()
  const { token } = useSearch({ from: '/login-as' })
  const navigate = useNavigate()
  return (
    <EnterPage
      token={token}
      loggedAs
      forget={() => void navigate({ to: '/login-as', search: { token: undefined }, replace: true })}
      onEntered={() => void navigate({ to: homePath, replace: true })}
      texts={{
        title: t('login.loginAs.title'),
        failedTitle: t('login.loginAs.failedTitle'),
        failedText: t('login.loginAs.failedText'),
      }}
    />
  )
}
