import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import type { RecordSlotProps } from '../view/record-slots.ts'
import { finishingOf, freezingOf } from './freezing-of.ts'
import { useReload } from './use-standing.ts'

export interface AnnulDialogProps extends RecordSlotProps {
  readonly onClose: () => void
}

/** A finished record that was wrong is annulled, with a reason; it stays to be read. */
export function AnnulDialog({ area, card: { id }, put, onClose }: AnnulDialogProps) {
  const { t } = useTranslation()
  const { word } = freezingOf(area)
  const { reload, refused } = useReload(area, id)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(finishingOf(area).annul, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess(answer) {
      put(answer)
      void reload()
      onClose()
    },
    onError: refused,
  })
  return (
    <Dialog
      size={480}
      title={t(word('annulTitle')) as string}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => (reason.trim() === '' ? setMissing(true) : mutate())}
          >
            {t('cards.freezing.annul')}
          </Button>
        </>
      }
    >
      <p>{t(word('annulText')) as string}</p>
      <FormRow
        label={t('cards.freezing.reason')}
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
