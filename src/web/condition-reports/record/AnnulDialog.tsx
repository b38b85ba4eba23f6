import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { annulReport } from '#model/api/condition-reports.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'

export interface AnnulDialogProps {
  readonly id: string
  readonly onAnnulled: (report: ConditionReport) => void
  readonly onClose: () => void
}

/** A finished report that was wrong is annulled, with a reason; it stays to be read. */
export function AnnulDialog({ id, onAnnulled, onClose }: AnnulDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(annulReport, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess: onAnnulled,
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <Dialog
      size={480}
      title={t('conditionReports.annulTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conditionReports.cancel')}</Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => (reason.trim() === '' ? setMissing(true) : mutate())}
          >
            {t('conditionReports.annul')}
          </Button>
        </>
      }
    >
      <p>{t('conditionReports.annulText')}</p>
      <FormRow
        label={t('conditionReports.annulReason')}
        required
        problem={missing ? t('validation.required') : undefined}
      >
        <TextArea
          data-autofocus
          max={2000}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setMissing(false)
          }}
        />
      </FormRow>
    </Dialog>
  )
}
