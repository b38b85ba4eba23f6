import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auditReportPdf } from '#model/api/procedures/audit-report.ts'
import { type AuditProgress, signOff } from '#model/api/procedures/inventory-audit.ts'
import { DayField, type TypedDay } from '../../fields/day/DayField.tsx'
import { call } from '../../platform/client.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { addressOf } from '../../platform/request/address.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from './Desk.module.css'

export interface SignOffPanelProps {
  readonly id: string
  readonly progress: AuditProgress
  readonly onSigned: () => void
}

/** The signature of a person who took no part in the audit, as users may not sign off their own work. */
export function SignOffPanel({ id, progress, onSigned }: SignOffPanelProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const [asking, setAsking] = useState(false)
  const { signature, may } = progress
  if (signature)
    return (
      <section>
        <h2>{t('auditPhone.desk.signOff')}</h2>
        <p>{t('auditPhone.desk.signed', { name: signature.by.name, when: moments.short(signature.at) })}</p>
        {signature.reason && <p>{t('auditPhone.desk.allTheSame', { reason: signature.reason })}</p>}
        <p className={styles.quiet}>{t('auditPhone.desk.hash', { hash: signature.sha256.slice(0, 16) })}</p>
        <ReportLink id={id} />
      </section>
    )
  const takesPart = may.tookPart && !may.override
  return (
    <section>
      <h2>{t('auditPhone.desk.signOff')}</h2>
      {may.tookPart && <p className={styles.intro}>{t('auditPhone.desk.tookPart')}</p>}
      <div className={styles.ways}>
        {may.sign && !takesPart && (
          <Button onClick={() => setAsking(true)}>{t('auditPhone.desk.signOff')}</Button>
        )}
        <ReportLink id={id} />
      </div>
      {asking && (
        <SignOffDialog
          id={id}
          progress={progress}
          onClose={() => setAsking(false)}
          onSigned={() => {
            setAsking(false)
            onSigned()
          }}
        />
      )}
    </section>
  )
}

/** The report in its current state, or as it was signed. */
function ReportLink({ id }: Pick<SignOffPanelProps, 'id'>) {
  const { t } = useTranslation()
  return (
    <ButtonLink href={addressOf(auditReportPdf, { params: { id } })} target="_blank" rel="noreferrer">
      <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
      {t('audits.report.open')}
    </ButtonLink>
  )
}

function SignOffDialog({
  id,
  progress,
  onSigned,
  onClose,
}: SignOffPanelProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const { total, discrepancies, may } = progress
  const [summary, setSummary] = useState('')
  const [nextAudit, setNextAudit] = useState<TypedDay>('')
  const [reason, setReason] = useState('')
  const unlooked = total.expected - total.checked
  const against = [
    may.tookPart && t('auditPhone.desk.tookPart'),
    unlooked > 0 && t('auditPhone.desk.unlooked', { count: unlooked }),
    discrepancies.open > 0 && t('auditPhone.desk.stillOpen', { count: discrepancies.open }),
  ].filter(words => words !== false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(signOff, {
        params: { id },
        body: {
          summary: summary.trim(),
          ...(nextAudit && { nextAudit }),
          ...(reason.trim() && { reason: reason.trim() }),
        },
      }),
    onSuccess: onSigned,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (nextAudit !== undefined && !isPending) mutate()
  }
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500
  return (
    <Dialog
      title={t('auditPhone.desk.signOff')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('auditPhone.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('auditPhone.desk.sign')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <p>{t('auditPhone.desk.signText')}</p>
        {error && (
          <Banner kind="danger" inset role="alert">
            {isRefusal ? error.message : t(wordsForFailure(error))}
          </Banner>
        )}
        <div>
          <label htmlFor={`${formId}-summary`}>{t('auditPhone.desk.summary')}</label>
          <TextArea
            id={`${formId}-summary`}
            value={summary}
            max={10_000}
            onChange={({ target }) => setSummary(target.value)}
          />
        </div>
        <DayField label={t('auditPhone.desk.nextAudit')} value={nextAudit} onChange={setNextAudit} />
        {against.length > 0 && (
          <div>
            <p>{t('procedures.move.unmet')}</p>
            <ul className={styles.against}>
              {against.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <label htmlFor={`${formId}-reason`}>{t('auditPhone.desk.reason')}</label>
            <TextArea
              id={`${formId}-reason`}
              value={reason}
              max={2000}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        )}
      </form>
    </Dialog>
  )
}
