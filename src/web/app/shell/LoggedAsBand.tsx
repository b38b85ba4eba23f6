import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { logoutPath } from '#model/navigation/routes.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Clamped } from '../../ui/Clamped.tsx'
import styles from './LoggedAsBand.module.css'

/** While an administrator is signed in as this person (acceptance row P-S12). */
export function LoggedAsBand() {
  const { t } = useTranslation()
  const { loggedAs, currentUser } = useSession()
  if (!loggedAs || !currentUser) return null
  const { firstName, lastName, email } = currentUser
  return (
    <aside className={styles.band}>
      <Clamped text={t('shell.loggedAs', { name: `${firstName} ${lastName}`, email })} lines={2} />
      <Link to={logoutPath}>{t('shell.logout')}</Link>
    </aside>
  )
}
