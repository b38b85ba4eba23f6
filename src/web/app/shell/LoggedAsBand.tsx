import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { returnToOwnSession } from '#model/api/me.ts'
import { displayName } from '#model/display-name.ts'
import { settingsSectionPath } from '#model/navigation/area-sections.ts'
import { logoutPath } from '#model/navigation/routes.ts'
import { call } from '../../platform/client.ts'
import { shorten } from '../../platform/i18n/in-sentence.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import styles from './LoggedAsBand.module.css'

/** While an administrator is signed in as this person (P-S12). */
export function LoggedAsBand() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { loggedAs, currentUser } = useSession()
  const [busy, setBusy] = useState(false)
  if (!loggedAs || !currentUser) return null
  const { email } = currentUser
  const name = displayName(currentUser)
  const goBack = async () => {
    setBusy(true)
    try {
      const { token } = await call(returnToOwnSession, undefined, { notify: genericOnFailure })
      await navigate({ to: '/single-sign-on', search: { token, from: settingsSectionPath('users') } })
    } catch {
      // The notice reports the failure.
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside className={styles.band}>
      <span title={name}>{t('shell.loggedAs', { name: shorten(name), email })}</span>
      <button type="button" disabled={busy} onClick={() => void goBack()}>
        {t('shell.returnToOwn')}
      </button>
      <Link to={logoutPath}>{t('shell.logout')}</Link>
    </aside>
  )
}
