import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auditPagePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { deviceAudits } from '../device/device-audits.ts'
import type { DeviceOwner } from '../device/device-owner.ts'
import { deviceOwner } from '../device/device-owner.ts'
import type { KeptAudit, KeptFinding } from '../device/kept-audit.ts'
import { ownerOf } from '../device/owner-of.ts'
import { tendDevice } from '../device/tend-device.ts'
import { keepPage } from '../worker/keep-page.ts'
import styles from './Audit.module.css'
import { AuditFrame } from './AuditFrame.tsx'
import { AuditList } from './AuditList.tsx'

/** The lists on this device: where its icon on the home screen leads. */
function DeviceAudits({ owner }: { readonly owner: DeviceOwner }) {
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

/**
 * The page of an inventory audit for phones and tablets (C-P09). It is rendered outside the shell and without the router, since it
 * also opens without the server: it then shows the data stored on the device to the user who opened it there before.
 */
export function AuditPage() {
  const present = ownerOf(useSession())
  const kept = useStore(deviceOwner)
  const owner = present ?? kept
  const id = /^\/app\/procedures\/(\d+)\//.exec(location.pathname)?.[1]
  useEffect(keepPage, [])
  useEffect(tendDevice, [])
  const key = present?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who it is
  useEffect(() => {
    if (present) deviceOwner.set(() => present)
  }, [key])
  if (!owner) return null
  return (
    <UiProvider>
      {id === undefined ? (
        <DeviceAudits owner={owner} />
      ) : (
        <AuditList key={`${owner.key} ${id}`} owner={owner} id={id} />
      )}
    </UiProvider>
  )
}
