import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auditPagePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { deviceAudits } from '../device/device-audits.ts'
import type { DeviceOwner } from '../device/device-owner.ts'
import type { KeptAudit, KeptFinding } from '../device/kept-audit.ts'
import styles from './Audit.module.css'
import { AuditFrame } from './AuditFrame.tsx'

/** The lists on this device: where its icon on the home screen leads. */
export function DeviceAudits({ owner }: { readonly owner: DeviceOwner }) {
  const { t } = useTranslation()
  const [audits, setAudits] = useState<readonly KeptAudit[]>()
  const [unsent, setUnsent] = useState<readonly KeptFinding[]>([])
  useEffect(() => {
    const load = async () => {
      setAudits(await deviceAudits.audits(owner.key))
      setUnsent(await deviceAudits.unsent(owner.key))
    }
    const show = () => void load().catch(() => setAudits([]))
    show()
    return deviceAudits.onChange(show)
  }, [owner.key])
  return (
    <AuditFrame
      title={t('auditPhone.onDevice')}
      waiting={audits && unsent.length}
      back={{ label: t('procedures.title'), to: proceduresPath }}
    >
      {audits?.length === 0 && <p>{t('auditPhone.noneOnDevice')}</p>}
      <ul className={styles.places}>
        {audits?.map(audit => (
          <li key={audit.id}>
            <a className={styles.place} href={auditPagePath(audit.id)}>
              <span className={styles.name}>{audit.title}</span>
              <span className={styles.quiet}>{audit.number}</span>
            </a>
          </li>
        ))}
      </ul>
    </AuditFrame>
  )
}
