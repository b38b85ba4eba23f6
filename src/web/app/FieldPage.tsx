import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { AuditList } from '../audits/phone/AuditList.tsx'
import { deviceLists } from '../field-work/device/device-lists.ts'
import type { DeviceOwner } from '../field-work/device/device-owner.ts'
import { deviceOwner } from '../field-work/device/device-owner.ts'
import { kindOf } from '../field-work/device/field-kind.ts'
import type { KeptEntry, KeptList } from '../field-work/device/kept.ts'
import { ownerOf } from '../field-work/device/owner-of.ts'
import styles from '../field-work/page/Field.module.css'
import { FieldFrame } from '../field-work/page/FieldFrame.tsx'
import { keepPage } from '../field-work/worker/keep-page.ts'
import { MoveList } from '../movements/MoveList.tsx'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { UiProvider } from '../ui/UiProvider.tsx'
import { tendKinds } from './field-kinds.ts'

/** The lists on this device: where its icon on the home screen leads. */
function DeviceLists({ owner }: { readonly owner: DeviceOwner }) {
  const { t } = useTranslation()
  const [audits, setAudits] = useState<readonly KeptList[]>()
  const [unsent, setUnsent] = useState<readonly KeptEntry[]>([])
  useEffect(() => {
    const load = async () => {
      setAudits(await deviceLists.lists(owner.key))
      setUnsent(await deviceLists.unsent(owner.key))
    }
    const show = () => void load().catch(() => setAudits([]))
    show()
    return deviceLists.onChange(show)
  }, [owner.key])
  return (
    <FieldFrame
      words="auditPhone"
      title={t('auditPhone.onDevice')}
      waiting={audits && unsent.length}
      back={{ label: t('procedures.title'), to: proceduresPath }}
    >
      {audits?.length === 0 && <p>{t('auditPhone.noneOnDevice')}</p>}
      <ul className={styles.places}>
        {audits?.map(audit => (
          <li key={audit.id}>
            <a className={styles.place} href={kindOf(audit.work).path(audit.id)}>
              <span className={styles.name}>{audit.title}</span>
              <span className={styles.quiet}>{audit.number}</span>
            </a>
          </li>
        ))}
      </ul>
    </FieldFrame>
  )
}

/**
 * The page of an inventory audit (C-P09) or a movement for phones and tablets. It is rendered outside the shell and without the router, since it
 * also opens without the server: it then shows the data stored on the device to the user who opened it there before.
 */
export function FieldPage() {
  const present = ownerOf(useSession())
  const kept = useStore(deviceOwner)
  const owner = present ?? kept
  const [, id, work] = /^\/app\/procedures\/(\d+)\/(\w+)/.exec(location.pathname) ?? []
  const List = work === 'phone' ? MoveList : AuditList
  useEffect(keepPage, [])
  useEffect(tendKinds, [])
  const key = present?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who it is
  useEffect(() => {
    if (present) deviceOwner.set(() => present)
  }, [key])
  if (!owner) return null
  return (
    <UiProvider>
      {id === undefined ? (
        <DeviceLists owner={owner} />
      ) : (
        <List key={`${owner.key} ${id}`} owner={owner} id={id} />
      )}
    </UiProvider>
  )
}
