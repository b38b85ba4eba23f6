import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { auditPagePath } from '#model/navigation/procedure-path.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import styles from './Desk.module.css'

/** The way to the page for phones, and the same to be photographed by one. */
export function PhoneLink({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const path = auditPagePath(id)
  return (
    <div className={styles.phone}>
      <div className={styles.code}>
        <QrCode text={`${location.origin}${path}`} label={t('auditPhone.desk.qr')} />
      </div>
      <div>
        <p>{t('auditPhone.desk.phoneText')}</p>
        {/* Loaded as a page of its own, so that the browser keeps it. */}
        <a href={path}>
          <Smartphone size={16} strokeWidth={1.8} aria-hidden="true" /> {t('auditPhone.desk.open')}
        </a>
      </div>
    </div>
  )
}
