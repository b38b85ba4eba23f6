import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { loginPath } from '#model/navigation/routes.ts'
import { EnterPage } from './EnterPage.tsx'

/** Back from the museum's sign-in service: the session is entered, and one goes to where one wanted to. */
export function SingleSignOnPage() {
  const { t } = useTranslation()
  const { token, from } = useSearch({ from: '/single-sign-on' })
  const navigate = useNavigate()
  const origin = useRef(from)
  return (
    <EnterPage
      token={token}
      loggedAs={false}
      forget={() => void navigate({ to: '/single-sign-on', search: {}, replace: true })}
      // Who is signed in is led on from there, and only to pages of ours.
      onEntered={() => void navigate({ to: loginPath, search: { from: origin.current }, replace: true })}
      texts={{
        title: t('singleSignOn.entering'),
        failedTitle: t('singleSignOn.failedTitle'),
        failedText: t('singleSignOn.failedText'),
      }}
    />
  )
}
