import { useTranslation } from 'react-i18next'
import { QrCode } from '../../../ui/QrCode.tsx'
import styles from '../Security.module.css'

/** The secret for the device: to be scanned, or typed where it has no camera. */
export function ScanSecret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.scan}>
      <QrCode text={uri} label={t('security.secondFactor.qrCode')} />
      <div>
        <p>{t('security.secondFactor.scanText')}</p>
        <p className={styles.typed}>{t('security.secondFactor.typeText')}</p>
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  )
}
