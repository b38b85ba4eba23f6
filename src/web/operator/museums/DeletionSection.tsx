import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cancelMuseumDeletion,
  type MuseumDeletion,
  orderMuseumDeletion,
} from '#model/api/operator/deletions.ts'
import { listMuseums, type OperatedMuseum, readOperatedMuseum } from '#model/api/operator/museums.ts'
import { deletionArchiveDays, deletionDelay, keptOrdersYears } from '#model/museum/museum-deletion.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { useOperatorAction } from '../use-operator-action.ts'
import { DeletionArchive } from './DeletionArchive.tsx'

interface DeletionDialogProps {
  readonly museum: OperatedMuseum
  readonly onClose: () => void
}

const consequences = ['archive', 'mail', 'erased', 'kept', 'backups'] as const

/** Explains the deletion of a museum, and asks for its name, a delay and a reason. */
function DeletionDialog({ museum: { id, name }, onClose }: DeletionDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [form, setForm] = useState({ name: '', days: String(deletionDelay.usual), reason: '' })
  const [tried, setTried] = useState(false)
  const { busy, refused, run } = useOperatorAction([readOperatedMuseum, listMuseums])
  const { least, most } = deletionDelay
  const days = /^\d{1,4}$/.test(form.days.trim()) ? Number(form.days) : undefined
  const wrong = {
    name: form.name.trim() === name.trim() ? undefined : t('validation.otherName'),
    days:
      days !== undefined && days >= least && days <= most
        ? undefined
        : t('operator.deletion.daysHint', { least, most }),
    reason: form.reason.trim() === '' ? t('validation.required') : undefined,
  }
  const order = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.name || wrong.reason || wrong.days || days === undefined) return
    const input = { params: { id }, body: { name: form.name, reason: form.reason, days } }
    if (
      await run(() =>
        call(orderMuseumDeletion, input, { notify: onSuccess('operator.deletion.ordered', [400]) }),
      )
    )
      onClose()
  }
  const problem = (field: keyof typeof wrong) => (tried ? wrong[field] : undefined) ?? refused[field]
  return (
    <Dialog
      title={t('operator.deletion.ask', { museum: name })}
      onClose={onClose}
      size={560}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look="danger" busy={busy}>
            {t('operator.deletion.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void order(event)} noValidate>
        <ul className={styles.bullets}>
          {consequences.map(each => (
            <li key={each}>
              {t(`operator.deletion.consequences.${each}`, {
                days: deletionArchiveDays,
                years: keptOrdersYears,
              })}
            </li>
          ))}
        </ul>
        <TextField
          data-autofocus
          label={t('operator.deletion.name')}
          hint={t('operator.deletion.nameHint', { museum: name })}
          value={form.name}
          autoComplete="off"
          problem={problem('name')}
          onChange={({ target }) => setForm({ ...form, name: target.value })}
        />
        <TextField
          inputMode="numeric"
          label={t('operator.deletion.days')}
          hint={problem('days') ? undefined : t('operator.deletion.daysHint', { least, most })}
          value={form.days}
          problem={problem('days')}
          onChange={({ target }) => setForm({ ...form, days: target.value })}
        />
        <TextField
          label={t('operator.deletion.reason')}
          hint={t('operator.state.reasonHint')}
          value={form.reason}
          maxLength={500}
          problem={problem('reason')}
          onChange={({ target }) => setForm({ ...form, reason: target.value })}
        />
      </form>
    </Dialog>
  )
}

interface DeletionSectionProps {
  readonly museum: OperatedMuseum
  readonly deletion: MuseumDeletion | null
}

/** The deletion of a museum: to schedule it, or to manage a scheduled one. */
export function DeletionSection({ museum, deletion }: DeletionSectionProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const isClosed = museum.state.name === 'closed'
  return (
    <section className={styles.part} aria-labelledby="operator-deletion">
      <h2 id="operator-deletion">{t('operator.deletion.title')}</h2>
      {deletion ? (
        <OrderedDeletion museum={museum} deletion={deletion} />
      ) : (
        <>
          <p className={styles.quiet}>
            {t(isClosed ? 'operator.deletion.text' : 'operator.deletion.needsClosed')}
          </p>
          {isClosed && (
            <div className={styles.actions}>
              <Button look="danger" onClick={() => setAsks(true)}>
                {t('operator.deletion.order')}
              </Button>
            </div>
          )}
        </>
      )}
      {asks && <DeletionDialog museum={museum} onClose={() => setAsks(false)} />}
    </section>
  )
}

/** Returns what an ordered deletion waits for: its archive, or only the day. */
function standing(archive: MuseumDeletion['archive']['state'], dueAt: string) {
  if (archive === 'failed' || archive === 'damaged') return 'held'
  return new Date(dueAt) < new Date() ? 'waiting' : 'due'
}

interface OrderedDeletionProps {
  readonly museum: OperatedMuseum
  readonly deletion: MuseumDeletion
}

function OrderedDeletion({ museum: { id, name }, deletion }: OrderedDeletionProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const moments = useMoments()
  const [asks, setAsks] = useState(false)
  const { busy, run } = useOperatorAction([readOperatedMuseum, listMuseums])
  const { state, dueAt, orderedAt, orderedBy, reason, archive } = deletion
  const isErasing = state === 'erasing'
  const status = isErasing ? 'erasing' : standing(archive.state, dueAt)
  const cancel = async () => {
    const input = { params: { id } }
    await run(() =>
      call(cancelMuseumDeletion, input, { notify: onSuccess('operator.deletion.cancelled', [400]) }),
    )
    setAsks(false)
  }
  return (
    <div className={styles.stack}>
      <Banner kind="danger" inset>
        {t(`operator.deletion.${status}`, { date: dates.day(dueAt) })}
      </Banner>
      <p className={styles.quiet}>
        {t('operator.deletion.by', { date: moments.short(orderedAt), name: orderedBy, reason })}
      </p>
      <DeletionArchive museumId={id} deletion={deletion} />
      {!isErasing && (
        <div className={styles.actions}>
          <Button look="primary" onClick={() => setAsks(true)}>
            {t('operator.deletion.cancel')}
          </Button>
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title={t('operator.deletion.cancelAsk', { museum: name })}
          submit={t('operator.deletion.cancel')}
          cancel={t('operator.deletion.back')}
          look="primary"
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setAsks(false)}
        >
          {t('operator.deletion.cancelText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
