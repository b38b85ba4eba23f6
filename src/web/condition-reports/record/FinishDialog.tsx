import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { finishReport } from '#model/api/condition-reports.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Record.module.css'

export interface FinishDialogProps {
  readonly report: ConditionReport
  readonly onFinished: (report: ConditionReport) => void
  /** Reloads the report after a conflict. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Says what is still missing before a report can be finished; when nothing is, what finishing means. */
export function FinishDialog({ report, onFinished, onChanged, onClose }: FinishDialogProps) {
  const { t } = useTranslation()
  const { id, version, unmet } = report
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(finishReport, { params: { id }, body: { version } }),
    onSuccess: onFinished,
    onError(failure) {
      if (failure instanceof CallError && failure.status === 409) {
        notices.add('info', 'conditionReport.errors/changed')
        onChanged()
      } else notices.add('error', wordsForFailure(failure))
    },
  })
  const isReady = unmet.length === 0
  return (
    <Dialog
      size={480}
      title={t(isReady ? 'conditionReports.finishTitle' : 'conditionReports.notYet')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            {t(isReady ? 'conditionReports.cancel' : 'conditionReports.back')}
          </Button>
          {isReady && (
            <Button look="primary" busy={isPending} onClick={() => mutate()}>
              {t('conditionReports.finish')}
            </Button>
          )}
        </>
      }
    >
      {isReady ? (
        <p>{t('conditionReports.finishText')}</p>
      ) : (
        <ul className={styles.guards}>
          {unmet.map(name => (
            <li key={name}>{t(`conditionReport.guard/${name}`)}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
