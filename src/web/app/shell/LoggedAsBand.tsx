import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { displayName } from '#model/display-name.ts'
import { logoutPath } from '#model/navigation/routes.ts'
import { shorten } from '../../platform/i18n/shorten.ts'
import { useSession } from '../../platform/session/use-session.ts'
import styles from './LoggedAsBand.module.css'

/** While an administrator is signed in as this person (acceptance row P-S12). */
export function LoggedAsBand() {
  const { t } = useTranslation()
  const { loggedAs, currentUser } = useSession()
  if (!loggedAs || !currentUser) return null
  const { email } = currentUser
  const name = displayName(currentUser)
  return (
    <aside className={styles.band}>
      <span title={name}>{t('shell.loggedAs', { name: shorten(name), email })}</span>
      <Link to={logoutPath}>{t('shell.logout')}</Link>
    </aside>
  )
}
