import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDiscrepancy, type Discrepancy, readProgress } from '#model/api/procedures/inventory-audit.ts'
import { procedureUsers } from '#model/api/procedures/procedures.ts'
import { type AuditAction, fittingActions } from '#model/audits/actions.ts'
import { useDayTexts } from '../../fields/day/use-day-texts.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DayInput } from '../../ui/form/DayInput.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Desk.module.css'

/** Resolutions that are written into the catalogue when they are done. */
const hints: Readonly<Partial<Record<AuditAction, TextKey>>> = {
  MOVE: 'auditPhone.desk.moveHint',
  FOUND: 'auditPhone.desk.foundHint',
  LOSS: 'auditPhone.desk.lossHint',
}

export interface ReconcileDialogProps {
  readonly id: string
  readonly discrepancy: Discrepancy
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The resolution of one discrepancy: the task, who is responsible, the due date, and its completion. */
export function ReconcileDialog({ id, discrepancy, onSaved, onClose }: ReconcileDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dayTexts = useDayTexts()
  const formId = useId()
  const client = useQueryClient()
  const { key, kind, plan, proposed, lost, object, number } = discrepancy
  const actions = fittingActions(kind, Boolean(lost))
  const { data: users } = useQuery(endpointQuery(procedureUsers, undefined))
  const [action, setAction] = useState(actions.find(value => value === plan?.action) ?? proposed)
  const [ownerId, setOwnerId] = useState(plan?.owner?.id ?? '')
  const [due, setDue] = useState<string | undefined>(plan?.due ?? '')
  const [note, setNote] = useState(plan?.note ?? '')
  const [done, setDone] = useState(Boolean(plan?.done))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(changeDiscrepancy, {
        params: { id, key },
        body: {
          version: plan?.version ?? 0,
          action,
          note: note.trim(),
          ownerId: ownerId || null,
          due: due || null,
          done,
        },
      }),
    onSuccess() {
      onSaved()
      void client.invalidateQueries({ queryKey: [readProgress.name] })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (due !== undefined && !isPending) mutate()
  }
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500
  return (
    <Dialog
      title={t('auditPhone.desk.reconcileOf', { number: object?.number ?? number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('auditPhone.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('auditPhone.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {error && (
          <Banner kind="danger" inset role="alert">
            {isRefusal ? error.message : t(wordsForFailure(error))}
          </Banner>
        )}
        <SelectField
          label={t('auditPhone.desk.action')}
          value={action}
          options={actions.map(value => ({ value, label: t(`auditPhone.desk.actions.${value}`) }))}
          onChange={({ target }) => setAction(actions.find(value => value === target.value) ?? action)}
        />
        <SelectField
          label={t('auditPhone.desk.owner')}
          none={t('auditPhone.desk.nobody')}
          value={ownerId}
          options={(users?.result ?? []).map(person => ({ value: person.id, label: person.name }))}
          onChange={({ target }) => setOwnerId(target.value)}
        />
        <div>
          <label htmlFor={`${formId}-due`}>{t('auditPhone.desk.due')}</label>
          <DayInput
            id={`${formId}-due`}
            value={due || undefined}
            language={language}
            texts={{ ...dayTexts, open: `${t('auditPhone.desk.due')}: ${dayTexts.open}` }}
            onChange={(day, text) => setDue(day ?? (text.trim() === '' ? '' : undefined))}
            {...(due === undefined && { 'aria-invalid': true })}
          />
        </div>
        <div>
          <label htmlFor={`${formId}-note`}>{t('auditPhone.note')}</label>
          <TextArea
            id={`${formId}-note`}
            value={note}
            max={2000}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <Checkbox
          label={t('auditPhone.desk.done')}
          hint={hints[action] && t(hints[action])}
          checked={done}
          onChange={({ target }) => setDone(target.checked)}
        />
      </form>
    </Dialog>
  )
}
