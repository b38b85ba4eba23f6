import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { DeviceOwner } from '../field-work/device/device-owner.ts'
import { wantList } from '../field-work/device/sync.ts'
import { syncState } from '../field-work/device/sync-state.ts'
import { useDeviceList } from '../field-work/device/use-device-list.ts'
import { FieldFrame } from '../field-work/page/FieldFrame.tsx'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Moving } from './Moving.tsx'

export interface MoveListProps {
  readonly owner: DeviceOwner
  readonly id: string
}

/** The objects of a movement on the device, fetched when they are not there yet. */
export function MoveList({ owner, id }: MoveListProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { failed, offline } = useStore(syncState)
  const { read, list, entries } = useDeviceList(owner.key, id)
  useEffect(() => {
    if (isAuthenticated) wantList(id, 'move')
  }, [isAuthenticated, id])
  if (list) return <Moving owner={owner} list={list} entries={entries} />
  const isLost = read && (offline || !isAuthenticated || failed?.id === id)
  return (
    <FieldFrame
      words="movePhone"
      title={t('movePhone.title')}
      waiting={undefined}
      back={{ label: t('auditPhone.toProcedure'), to: procedurePath(id) }}
    >
      {isLost ? <p role="alert">{t('auditPhone.unavailable')}</p> : <Skeleton width={40} />}
    </FieldFrame>
  )
}
