import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BackupsAnswer } from '#model/api/operator/backups.ts'
import { bringBackMuseum, listBackupMuseums, listMuseumCopies } from '#model/api/operator/museum-copies.ts'
import { call } from '../../platform/client.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { useOperatorAction } from '../use-operator-action.ts'

export interface BringBackDialogProps {
  readonly backup: BackupsAnswer['result'][number]
  /** Days after which a copy is removed. */
  readonly days: number
  readonly onClose: () => void
}

/** Asks which museum of a backup is brought back beside itself, and why. */
export function BringBackDialog({ backup, days, onClose }: BringBackDialogProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const formId = useId()
  const found = useQuery({ ...endpointQuery(listBackupMuseums, { params: { id: backup.id } }), retry: false })
  const [museumId, setMuseumId] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { busy, run } = useOperatorAction([listMuseumCopies])
  const missing = { museum: museumId === '', reason: reason.trim() === '' }
  const museums = found.data?.result ?? []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal('')
    if (missing.museum || missing.reason) return
    const done = await run(() =>
      call(
        bringBackMuseum,
        { params: { id: backup.id, museumId }, body: { reason } },
        {
          notify: {
            success: { message: 'operator.copies.started' },
            error: { message: 'common.somethingWentWrong', exclude: [400, 409] },
          },
        },
      ).catch((failure: unknown) => {
        if (failure instanceof CallError && failure.status === 409) setRefusal(failure.message)
        throw failure
      }),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      title={t('operator.copies.ask', { date: moments.short(backup.startedAt) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy} disabled={museums.length === 0}>
            {t('operator.copies.do')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <p>{t('operator.copies.askText', { days })}</p>
        {found.error instanceof CallError && (
          <Banner kind="danger" inset>
            {found.error.message}
          </Banner>
        )}
        {refusal && (
          <Banner kind="danger" role="alert" inset>
            {refusal}
          </Banner>
        )}
        {found.data && museums.length === 0 && <p>{t('operator.copies.noMuseums')}</p>}
        <SelectField
          data-autofocus
          label={t('operator.copies.museum')}
          none={t('operator.copies.choose')}
          options={museums.map(({ id, name, obstacle }) => ({
            value: id,
            label: obstacle ? t(`operator.copies.obstacles.${obstacle}`, { name }) : name,
            disabled: obstacle !== null,
          }))}
          value={museumId}
          problem={tried && missing.museum ? t('validation.required') : undefined}
          onChange={({ target }) => setMuseumId(target.value)}
        />
        <TextField
          label={t('operator.copies.reason')}
          hint={t('operator.copies.reasonHint')}
          value={reason}
          maxLength={500}
          problem={tried && missing.reason ? t('validation.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
