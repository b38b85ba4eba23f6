import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../login/Auth.module.css'

/** The way back from the pages of the password reset. */
export function BackToLogin() {
  const { t } = useTranslation()
  return (
    <p className={styles.links}>
      <Link to="/login" search={{ from: undefined }}>
        {t('login.reset.back')}
      </Link>
    </p>
  )
}
