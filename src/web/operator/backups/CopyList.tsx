import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BackupsAnswer } from '#model/api/operator/backups.ts'
import {
  bringBackMuseum,
  listBackupMuseums,
  listMuseumCopies,
  type MuseumCopy,
  removeMuseumCopy,
} from '#model/api/operator/museum-copies.ts'
import type { MuseumCopyState } from '#model/museum/museum-copy.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { useOperatorAction } from '../use-operator-action.ts'

interface BringBackDialogProps {
  readonly backup: BackupsAnswer['result'][number]
  /** Days after which a copy is removed. */
  readonly days: number
  readonly onClose: () => void
}

/** A dialog that restores a copy of a museum from a backup, with a reason. */
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

const tones: Readonly<Record<MuseumCopyState, Tone>> = {
  running: 'info',
  ready: 'success',
  failed: 'danger',
  removed: 'neutral',
}

function RemoveDialog({ copy, onClose }: { readonly copy: MuseumCopy; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { busy, run } = useOperatorAction([listMuseumCopies])
  const remove = () =>
    run(() =>
      call(
        removeMuseumCopy,
        { params: { id: copy.id } },
        { notify: onSuccess('operator.copies.removed', [400]) },
      ),
    )
  return (
    <ConfirmDialog
      title={t('operator.copies.removeAsk', { museum: copy.museum, date: moments.short(copy.asOf) })}
      submit={t('operator.copies.remove')}
      busy={busy}
      onConfirm={() => void remove().then(onClose)}
      onClose={onClose}
    >
      <p>{t('operator.copies.removeText')}</p>
    </ConfirmDialog>
  )
}

/** Museums restored from a backup as copies: their progress, and until when they can be read. */
export function CopyList({
  days,
  copies,
}: {
  readonly days: number
  readonly copies: readonly MuseumCopy[]
}) {
  const { t } = useTranslation()
  const moments = useMoments()
  const [removed, setRemoved] = useState<MuseumCopy>()
  if (copies.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('operator.copies.title')}</h2>
      <p className={styles.lead}>{t('operator.copies.text', { days })}</p>
      <ScrollTable
        label={t('operator.copies.title')}
        heads={[
          { label: t('operator.copies.museum') },
          { label: t('operator.copies.asOf') },
          { label: t('operator.copies.state') },
          { label: t('operator.copies.asked') },
          { label: t('operator.copies.ends') },
          { label: t('operator.copies.actions') },
        ]}
      >
        {copies.map(copy => (
          <tr key={copy.id}>
            <td className={styles.words}>
              {copy.state === 'ready' ? (
                <Link to="/operator/{-$area}/{-$id}" params={{ area: 'museums', id: copy.copyId }}>
                  {copy.museum}
                </Link>
              ) : (
                copy.museum
              )}
              <p className={styles.quiet}>{copy.reason}</p>
            </td>
            <td>{moments.short(copy.asOf)}</td>
            <td className={copy.failure || copy.filesMissing ? styles.words : undefined}>
              <Badge tone={tones[copy.state]}>{t(`operator.copies.states.${copy.state}`)}</Badge>
              {copy.failure !== null && <p className={styles.quiet}>{copy.failure}</p>}
              {copy.filesMissing !== null && copy.filesMissing > 0 && (
                <p className={styles.quiet}>{t('operator.copies.missing', { count: copy.filesMissing })}</p>
              )}
            </td>
            <td>
              {moments.short(copy.askedAt)}
              <p className={styles.quiet}>{copy.askedBy}</p>
            </td>
            <td>{copy.state === 'ready' && copy.endsAt !== null && moments.short(copy.endsAt)}</td>
            <td>
              {copy.state === 'ready' && (
                <Button onClick={() => setRemoved(copy)}>{t('operator.copies.remove')}</Button>
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
      {removed && <RemoveDialog copy={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}
