import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditResult } from '#model/audits/finding.ts'
import type { Standing } from '#model/audits/standings.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { isUnsent } from '../../field-work/device/device-lists.ts'
import type { DeviceOwner } from '../../field-work/device/device-owner.ts'
import type { KeptEntry, KeptList, KeptPlace } from '../../field-work/device/kept.ts'
import { wantList } from '../../field-work/device/sync.ts'
import { syncState } from '../../field-work/device/sync-state.ts'
import { useDeviceList } from '../../field-work/device/use-device-list.ts'
import styles from '../../field-work/page/Field.module.css'
import { FieldFrame } from '../../field-work/page/FieldFrame.tsx'
import { LastEntries } from '../../field-work/page/LastEntries.tsx'
import { recordEntryFor } from '../../field-work/page/record-entry.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PlaceCheck } from './PlaceCheck.tsx'
import { type AuditEntry, standingsOnDevice } from './standings-on-device.ts'

interface PlaceListProps {
  readonly audit: KeptList
  readonly standings: ReadonlyMap<string, Standing<AuditEntry>>
  readonly onChoose: (place: KeptPlace) => void
}

/** The locations of the list, and how far each has come. */
function PlaceList({ audit, standings, onChoose }: PlaceListProps) {
  const { t } = useTranslation()
  const byPlace = Map.groupBy(audit.items, ({ placeId }) => placeId)
  return (
    <>
      <h2>{t('auditPhone.places')}</h2>
      <ul className={styles.places}>
        {audit.places.map(place => {
          const items = byPlace.get(place.id) ?? []
          const expected = items.filter(({ lost }) => !lost)
          const checked = expected.filter(({ objectId }) => standings.has(objectId)).length
          const name = place.name || t('auditPhone.noPlace')
          const words = t('auditPhone.checkedOf', { checked, count: expected.length })
          const known = items.length - expected.length
          return (
            <li key={place.id}>
              <button type="button" className={styles.place} onClick={() => onChoose(place)}>
                <span className={styles.name}>
                  {name} {expected.length > 0 && <span className={styles.quiet}>{words}</span>}
                </span>
                {expected.length > 0 && (
                  <ProgressBar
                    label={t('auditPhone.progress', { place: name })}
                    value={checked / expected.length}
                    tone={checked === expected.length ? 'success' : 'accent'}
                  />
                )}
                {known > 0 && (
                  <span className={styles.quiet}>{t('auditPhone.knownCount', { count: known })}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {audit.otherPlaces.length > 0 && (
        <SelectField
          label={t('auditPhone.otherPlace')}
          hint={t('auditPhone.otherPlaceHint')}
          none={t('auditPhone.choose')}
          value=""
          options={audit.otherPlaces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            const place = audit.otherPlaces.find(({ id }) => id === target.value)
            if (place) onChoose(place)
          }}
        />
      )}
    </>
  )
}

export interface AuditListProps {
  readonly owner: DeviceOwner
  readonly id: string
}

/** A list on the device, fetched when it is not there yet. */
export function AuditList({ owner, id }: AuditListProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { failed, offline } = useStore(syncState)
  const { read, list: audit, entries: findings } = useDeviceList(owner.key, id)
  useEffect(() => {
    if (isAuthenticated) wantList(id, 'audit')
  }, [isAuthenticated, id])
  if (audit) return <Checking owner={owner} audit={audit} findings={findings} />
  const isLost = read && (offline || !isAuthenticated || failed?.id === id)
  return (
    <FieldFrame
      words="auditPhone"
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
    </FieldFrame>
  )
}

interface CheckingProps {
  readonly owner: DeviceOwner
  readonly audit: KeptList
  readonly findings: readonly KeptEntry[]
}

/** The position survives a reload. */
const placeKey = (id: string) => `vitrine.audit.${id}.place`

function Checking({ owner, audit, findings }: CheckingProps) {
  const { t } = useTranslation()
  const [placeId, setPlaceId] = useState(() => sessionStorage.getItem(placeKey(audit.id)))
  const standings = useMemo(() => standingsOnDevice(audit, findings), [audit, findings])
  const noteDown = useMemo(() => recordEntryFor(audit, owner), [audit, owner])
  const place = [...audit.places, ...audit.otherPlaces].find(({ id }) => id === placeId)
  const go = (to: KeptPlace | undefined) => {
    if (to) sessionStorage.setItem(placeKey(audit.id), to.id)
    else sessionStorage.removeItem(placeKey(audit.id))
    setPlaceId(to ? to.id : null)
  }
  const shared = { me: owner.accountId, audit, standings, noteDown }
  return (
    <FieldFrame
      words="auditPhone"
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
      <LastEntries
        list={audit}
        entries={findings}
        words="auditPhone"
        noteDown={noteDown}
        say={({ result }) => t(`inventoryAudit.choice/auditResult/${result as AuditResult}`)}
      />
    </FieldFrame>
  )
}
