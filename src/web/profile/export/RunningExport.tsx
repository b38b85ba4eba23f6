import { useTranslation } from 'react-i18next'
import { type MuseumExport, removeMuseumExport } from '#model/api/museum-exports.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { said, useUserAction } from '../users/use-user-action.ts'
import styles from './Export.module.css'

export interface OneExportProps {
  readonly tenantId: string
  readonly archive: MuseumExport
  readonly onChanged: () => void
}

/** One that is being made: how far it has come, and a way to stop it. */
export function RunningExport({ tenantId, archive, onChanged }: OneExportProps) {
  const { t } = useTranslation()
  const { busy, run } = useUserAction()
  const { part, done, total } = archive.progress
  const share = total > 0 ? done / total : undefined
  const waits = archive.state === 'WAITING'
  const stop = () =>
    run(async () => {
      const params = { tenantId, id: archive.id }
      await call(removeMuseumExport, { params }, { notify: said('museumExport.stopped') }).finally(onChanged)
    })
  return (
    <div className={styles.running}>
      <ProgressBar
        label={t('museumExport.running')}
        value={waits ? undefined : share}
        text={
          waits
            ? t('museumExport.waiting')
            : t('museumExport.progress', {
                part: t(`museumExport.parts.${part}`),
                percent: Math.floor((share ?? 0) * 100),
              })
        }
      />
      <Button busy={busy} onClick={() => void stop()}>
        {t('museumExport.stop')}
      </Button>
    </div>
  )
}
