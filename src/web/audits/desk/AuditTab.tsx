import { useMutation, useQuery } from '@tanstack/react-query'
import { Lock, Smartphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import { freezeList, readProgress } from '#model/api/procedures/inventory-audit.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { resultNames } from '#model/audits/finding.ts'
import { auditPagePath } from '#model/navigation/procedure-path.ts'
import { call } from '../../platform/client.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Desk.module.css'
import { Discrepancies } from './Discrepancies.tsx'
import { KnownLosses } from './KnownLosses.tsx'
import { Refused } from './Refused.tsx'
import { SignOffPanel } from './SignOffPanel.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../ui/QrCode.tsx')).QrCode }))

/** The way to the page for phones, and the same to be photographed by one. */
function PhoneLink({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const path = auditPagePath(id)
  return (
    <div className={styles.phone}>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={`${location.origin}${path}`} label={t('auditPhone.desk.qr')} />
        </Suspense>
      </div>
      <div>
        <p>{t('auditPhone.desk.phoneText')}</p>
        {/* Loaded as a separate page, so that the browser caches it. */}
        <a href={path}>
          <Smartphone size={16} strokeWidth={1.8} aria-hidden="true" /> {t('auditPhone.desk.open')}
        </a>
      </div>
    </div>
  )
}

/** Progress and results by location. */
function Locations({ progress }: { readonly progress: AuditProgress }) {
  const { t } = useTranslation()
  const { locations, results } = progress
  const found = resultNames.filter(name => results[name])
  return (
    <section>
      <h2>{t('auditPhone.desk.progress')}</h2>
      <ul className={styles.locations}>
        {locations.map(({ location, expected, checked, lost }) => {
          const name = location?.name ?? t('auditPhone.noPlace')
          return (
            <li key={location?.id ?? ''}>
              <span>
                {name}
                {lost ? (
                  <span className={styles.quiet}> · {t('auditPhone.knownCount', { count: lost })}</span>
                ) : null}
              </span>
              {expected > 0 && (
                <ProgressBar
                  label={t('auditPhone.progress', { place: name })}
                  value={checked / expected}
                  text={t('auditPhone.checkedOf', { checked, count: expected })}
                  tone={checked === expected ? 'success' : 'accent'}
                />
              )}
            </li>
          )
        })}
      </ul>
      {found.length > 0 && (
        <p className={styles.quiet}>
          {found
            .map(name => `${t(`inventoryAudit.choice/auditResult/${name}`)}: ${results[name]}`)
            .join(' · ')}
        </p>
      )}
    </section>
  )
}

interface FreezePanelProps {
  readonly procedure: Procedure
  readonly onFrozen: () => void
  /** There is a list, but nothing on it has been checked yet. */
  readonly again?: boolean
}

/** Locks the list of expected objects: those of the procedure, and those in the locations of its brief. */
function FreezePanel({ procedure, onFrozen, again = false }: FreezePanelProps) {
  const { t } = useTranslation()
  const { id, may } = procedure
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(freezeList, { params: { id }, body: {} }),
    onSuccess: onFrozen,
  })
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500
  return (
    <div className={styles.panel}>
      {!again && <p className={styles.intro}>{t('auditPhone.desk.freezeText')}</p>}
      {error && (
        <Banner kind="danger" inset role="alert">
          {isRefusal ? error.message : t(wordsForFailure(error))}
        </Banner>
      )}
      {may.edit && (
        <Button look={again ? 'default' : 'primary'} busy={isPending} onClick={() => mutate()}>
          <Lock size={16} strokeWidth={1.8} aria-hidden="true" />
          {t(again ? 'auditPhone.desk.freezeAgain' : 'auditPhone.desk.freeze')}
        </Button>
      )}
    </div>
  )
}

/** An inventory audit at the desk: its list, progress, discrepancies and signature (C-P09). */
export function AuditTab({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { id } = procedure
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(readProgress, { params: { id } }),
    // Findings arrive from devices without an event for open pages.
    refetchInterval: 30_000,
  })
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed === id) void refetch()
  })
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={40} />
  const { list, may } = data
  if (!list) return <FreezePanel procedure={procedure} onFrozen={() => void refetch()} />
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>
        {t('auditPhone.desk.frozen', {
          count: list.total,
          when: moments.short(list.frozenAt),
          name: list.frozenBy,
        })}
        {list.percent !== null && ` ${t('auditPhone.desk.sample', { percent: list.percent })}`}
        <br />
        <span className={styles.quiet}>{t('auditPhone.desk.hash', { hash: list.sha256.slice(0, 16) })}</span>
      </p>
      {!data.signature && <PhoneLink id={id} />}
      {data.checkers.length === 0 && may.edit && (
        <FreezePanel procedure={procedure} onFrozen={() => void refetch()} again />
      )}
      <Locations progress={data} />
      <Discrepancies id={id} counts={data.discrepancies} mayEdit={may.edit && !data.signature} />
      <KnownLosses id={id} />
      {data.refused > 0 && <Refused id={id} />}
      <SignOffPanel id={id} progress={data} onSigned={() => void refetch()} />
    </div>
  )
}
