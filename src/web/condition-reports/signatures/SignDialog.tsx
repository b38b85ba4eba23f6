import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Signature } from '#model/api/condition-report-shapes.ts'
import { signReport } from '#model/api/condition-reports.ts'
import { type SignerRole, signerRoles } from '#model/condition-reports/report-states.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SignaturePad, type Strokes } from './SignaturePad.tsx'
import styles from './Signatures.module.css'

export interface SignDialogProps {
  readonly reportId: string
  readonly onSigned: (signature: Signature) => void
  readonly onClose: () => void
}

/** Somebody signs a finished report: drawn on the screen, or by the name that is typed. */
export function SignDialog({ reportId, onSigned, onClose }: SignDialogProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [role, setRole] = useState<SignerRole>('CHECKER')
  const [place, setPlace] = useState('')
  const [way, setWay] = useState<'drawn' | 'typed'>('drawn')
  const [strokes, setStrokes] = useState<Strokes>([])
  const [tried, setTried] = useState(false)
  const drawn = way === 'drawn'
  const problems = {
    name: name.trim() === '' ? t('validation.required') : undefined,
    strokes: drawn && strokes.length === 0 ? t('conditionReports.sign.missing') : undefined,
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(signReport, {
        params: { id: reportId },
        body: {
          name: name.trim(),
          role,
          ...(place.trim() && { place: place.trim() }),
          strokes: drawn ? strokes.map(stroke => [...stroke]) : [],
        },
      }),
    onSuccess: onSigned,
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  const sign = () => {
    setTried(true)
    if (!problems.name && !problems.strokes) mutate()
  }
  return (
    <Dialog
      size={620}
      title={t('conditionReports.sign.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conditionReports.cancel')}</Button>
          <Button look="primary" busy={isPending} onClick={sign}>
            {t('conditionReports.sign.button')}
          </Button>
        </>
      }
    >
      <FormRow label={t('conditionReports.sign.name')} required problem={tried ? problems.name : undefined}>
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </FormRow>
      <FormRow label={t('conditionReports.sign.role')}>
        <Select
          value={role}
          options={signerRoles.map(value => ({ value, label: t(`conditionReport.role/${value}`) }))}
          onChange={({ target }) => setRole(signerRoles.find(each => each === target.value) ?? role)}
        />
      </FormRow>
      <FormRow label={t('conditionReports.sign.place')}>
        <TextInput maxLength={200} value={place} onChange={({ target }) => setPlace(target.value)} />
      </FormRow>
      <div className={styles.way}>
        <SegmentedControl
          label={t('conditionReports.sign.way')}
          value={way}
          options={[
            { value: 'drawn', label: t('conditionReports.sign.drawn') },
            { value: 'typed', label: t('conditionReports.sign.typed') },
          ]}
          onChange={setWay}
        />
        {drawn && (
          <Button look="subtle" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {t('conditionReports.sign.again')}
          </Button>
        )}
      </div>
      {drawn ? (
        <SignaturePad label={t('conditionReports.sign.pad')} strokes={strokes} onStrokes={setStrokes} />
      ) : (
        <p className={styles.typed}>{name || '…'}</p>
      )}
      {tried && problems.strokes && (
        <p className={styles.problem} role="alert">
          {problems.strokes}
        </p>
      )}
    </Dialog>
  )
}
