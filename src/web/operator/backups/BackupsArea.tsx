import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type BackupState,
  type BackupsAnswer,
  readBackups,
  startBackup,
} from '#model/api/operator/backups.ts'
import { listMuseumCopies } from '#model/api/operator/museum-copies.ts'
import { call } from '../../platform/client.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { refreshMs, useOperatorAction } from '../use-operator-action.ts'
import { BringBackDialog, CopyList } from './CopyList.tsx'

const tones: Readonly<Record<BackupState, Tone>> = {
  running: 'info',
  proven: 'success',
  failed: 'danger',
  removed: 'neutral',
}

/** Shown while the newest backup that ended did not succeed. */
function FailureBanner({ backups }: { readonly backups: BackupsAnswer['result'] }) {
  const { t } = useTranslation()
  const moments = useMoments()
  if (backups.find(({ state }) => state !== 'running')?.state !== 'failed') return null
  const proven = backups.find(({ state }) => state === 'proven')
  return (
    <Banner kind="danger" inset>
      {proven
        ? t('operator.backups.lastFailed', { date: moments.short(proven.startedAt) })
        : t('operator.backups.noneProven')}
    </Banner>
  )
}

/** Backups of the installation: the schedule, the latest ones, and a button for a new one. */
export function BackupsArea() {
  const { t } = useTranslation()
  const moments = useMoments()
  const space = useSpace()
  const { data } = useQuery({ ...endpointQuery(readBackups, {}), refetchInterval: refreshMs })
  const copies = useQuery({ ...endpointQuery(listMuseumCopies, {}), refetchInterval: refreshMs })
  const [chosen, setChosen] = useState<BackupsAnswer['result'][number]>()
  const { busy, run } = useOperatorAction([readBackups])
  const running = data?.result[0]?.state === 'running'
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.backups.title')}</h1>
        <Button
          look="primary"
          busy={busy}
          disabled={running}
          onClick={() =>
            void run(() =>
              call(startBackup, undefined, { notify: onSuccess('operator.backups.started', [400]) }),
            )
          }
        >
          {t('operator.backups.start')}
        </Button>
      </div>
      <p className={styles.lead}>{t('operator.backups.text')}</p>
      {data && (
        <>
          <FailureBanner backups={data.result} />
          <DefinitionList
            rows={[
              {
                id: 'schedule',
                label: t('operator.backups.schedule'),
                value: data.schedule ?? t('operator.backups.noSchedule'),
              },
              { id: 'place', label: t('operator.backups.place'), value: data.place },
              {
                id: 'keep',
                label: t('operator.backups.keep'),
                value: t('operator.backups.keepCount', { count: data.keep }),
              },
            ]}
          />
          {data.result.length === 0 && <p className={styles.quiet}>{t('operator.backups.none')}</p>}
          {data.result.length > 0 && (
            <ScrollTable
              label={t('operator.backups.title')}
              heads={[
                { label: t('operator.backups.begun') },
                { label: t('operator.backups.state') },
                { label: t('operator.copies.actions') },
                { label: t('operator.backups.contents') },
                { label: t('operator.backups.size'), number: true },
                { label: t('operator.backups.file') },
              ]}
            >
              {data.result.map(backup => {
                const { id, state, startedAt, file, bytes, museums, rows, files, reason } = backup
                return (
                  <tr key={id}>
                    <td>{moments.short(startedAt)}</td>
                    <td className={reason === null ? undefined : styles.words}>
                      <Badge tone={tones[state]}>{t(`operator.backups.states.${state}`)}</Badge>
                      {reason !== null && <p className={styles.quiet}>{reason}</p>}
                    </td>
                    <td>
                      {state === 'proven' && (
                        <Button onClick={() => setChosen(backup)}>{t('operator.copies.bringBack')}</Button>
                      )}
                    </td>
                    <td>
                      {museums !== null &&
                        rows !== null &&
                        files !== null &&
                        [
                          t('operator.backups.museums', { count: museums }),
                          t('operator.backups.rows', { count: rows }),
                          t('operator.backups.files', { count: files }),
                        ].join(' · ')}
                    </td>
                    <td className={styles.number}>{bytes !== null && space(bytes)}</td>
                    <td>{file}</td>
                  </tr>
                )
              })}
            </ScrollTable>
          )}
          {copies.data && <CopyList days={copies.data.days} copies={copies.data.result} />}
          {chosen && copies.data && (
            <BringBackDialog backup={chosen} days={copies.data.days} onClose={() => setChosen(undefined)} />
          )}
        </>
      )}
    </>
  )
}
