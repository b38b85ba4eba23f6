import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isUnsent } from '../device/device-audits.ts'
import type { DeviceOwner } from '../device/device-owner.ts'
import type { KeptAudit, KeptFinding, KeptPlace } from '../device/kept-audit.ts'
import { standingsOnDevice } from '../device/standings-on-device.ts'
import { wantAudit } from '../device/sync-audits.ts'
import { syncState } from '../device/sync-state.ts'
import { useDeviceAudit } from '../device/use-device-audit.ts'
import { AuditFrame } from './AuditFrame.tsx'
import { LastFindings } from './LastFindings.tsx'
import { noteDownFor } from './note-down.ts'
import { PlaceCheck } from './PlaceCheck.tsx'
import { PlaceList } from './PlaceList.tsx'

export interface AuditListProps {
  readonly owner: DeviceOwner
  readonly id: string
}

/** A list on the device, fetched when it is not there yet. */
export function AuditList({ owner, id }: AuditListProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { failed, offline } = useStore(syncState)
  const { read, audit, findings } = useDeviceAudit(owner.key, id)
  useEffect(() => {
    if (isAuthenticated) wantAudit(id)
  }, [isAuthenticated, id])
  if (audit) return <Checking owner={owner} audit={audit} findings={findings} />
  const isLost = read && (offline || !isAuthenticated || failed?.id === id)
  return (
    <AuditFrame
      title={t('auditPhone.title')}
      waiting={undefined}
      back={{ label: t('auditPhone.toProcedure'), to: procedurePath(id) }}
    >
      {isLost ? (
        <p role="alert">
          {t(
            failed?.status === 404 || failed?.status === 409
              ? 'auditPhone.notFrozen'
              : 'auditPhone.unavailable',
          )}
        </p>
      ) : (
        <Skeleton width={40} />
      )}
    </AuditFrame>
  )
}

interface CheckingProps {
  readonly owner: DeviceOwner
  readonly audit: KeptAudit
  readonly findings: readonly KeptFinding[]
}

/** Where somebody was goes on after a reload. */
const placeKey = (id: string) => `vitrine.audit.${id}.place`

function Checking({ owner, audit, findings }: CheckingProps) {
  const { t } = useTranslation()
  const [placeId, setPlaceId] = useState(() => sessionStorage.getItem(placeKey(audit.id)))
  const standings = useMemo(() => standingsOnDevice(audit, findings), [audit, findings])
  const noteDown = useMemo(() => noteDownFor(audit, owner), [audit, owner])
  const place = [...audit.places, ...audit.otherPlaces].find(({ id }) => id === placeId)
  const go = (to: KeptPlace | undefined) => {
    if (to) sessionStorage.setItem(placeKey(audit.id), to.id)
    else sessionStorage.removeItem(placeKey(audit.id))
    setPlaceId(to ? to.id : null)
  }
  const shared = { me: owner.accountId, audit, standings, noteDown }
  return (
    <AuditFrame
      title={place ? place.name || t('auditPhone.noPlace') : audit.title}
      waiting={findings.filter(isUnsent).length}
      back={
        place
          ? { label: t('auditPhone.back'), to: () => go(undefined) }
          : { label: audit.number, to: procedurePath(audit.id) }
      }
    >
      {(audit.closed || audit.readOnly) && (
        <Banner kind="info" inset role="note">
          {t(audit.closed ? 'auditPhone.closed' : 'auditPhone.readOnly')}
        </Banner>
      )}
      {place ? (
        <PlaceCheck key={place.id} {...shared} place={place} />
      ) : (
        <PlaceList audit={audit} standings={standings} onChoose={go} />
      )}
      <LastFindings audit={audit} findings={findings} noteDown={noteDown} />
    </AuditFrame>
  )
}
