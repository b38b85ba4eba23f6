import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { approvalDays, askApproval } from '#model/api/procedures/approvals.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { PeoplePicker, type PeoplePickerProps } from '../people/PeoplePicker.tsx'
import styles from './Approvals.module.css'
import { type Outsider, Outsiders } from './Outsiders.tsx'

/** Length of a message, and number of people outside, at most. */
const messageLength = 2000
const mostOutsiders = 20

export interface AskDialogProps {
  readonly procedure: Procedure
  /** Steps that are ahead and wait for approval. */
  readonly steps: readonly string[]
  readonly onAsked: (listed: OutputOf<typeof askApproval>) => void
  readonly onClose: () => void
}

/** Asks members of the museum, and people outside, to agree to a step. */
export function AskDialog({ procedure, steps, onAsked, onClose }: AskDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [step, setStep] = useState(steps[0] ?? '')
  const [members, setMembers] = useState<PeoplePickerProps['people']>([])
  const [outsiders, setOutsiders] = useState<readonly Outsider[]>([])
  const [message, setMessage] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  // A row that was added and left empty is nobody.
  const people = outsiders.filter(({ name, email }) => name.trim() !== '' || email.trim() !== '')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(askApproval, {
        params: { id: procedure.id },
        body: {
          step,
          accounts: members.map(member => member.id),
          people: people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() })),
          message: message.trim(),
        },
      }),
    onSuccess: onAsked,
    onError(failure) {
      const wrong = failure instanceof CallError ? failure.fields : {}
      if (Object.keys(wrong).length > 0) setProblems(wrong)
      else notices.add('error', wordsForFailure(failure))
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setProblems({})
    if (members.length + people.length === 0) setProblems({ accounts: t('approvals.nobody') })
    else mutate()
  }
  const area = procedureNamed(procedure.type)?.type
  return (
    <Dialog
      size={620}
      title={t('approvals.askTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="primary" type="submit" form={id} busy={isPending}>
            {t('approvals.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.ask} onSubmit={send}>
        <p>{t('approvals.askText', { days: approvalDays })}</p>
        {steps.length > 1 && (
          <SelectField
            label={t('approvals.step')}
            value={step}
            problem={problems.step}
            options={steps.map(value => ({
              value,
              label: t(`${area}.choice/step/${value}` as TextKey) as string,
            }))}
            onChange={({ target }) => setStep(target.value)}
          />
        )}
        <div className={styles.field}>
          <h3>{t('approvals.members')}</h3>
          <PeoplePicker label={t('approvals.members')} people={members} onChange={setMembers} />
          {problems.accounts && (
            <p className={styles.problem} role="alert">
              {problems.accounts}
            </p>
          )}
        </div>
        <div className={styles.field}>
          <h3>{t('approvals.outside')}</h3>
          <Outsiders
            outsiders={outsiders}
            problemOf={({ key }, field) =>
              problems[`people.${people.findIndex(person => person.key === key)}.${field}`]
            }
            mayAdd={outsiders.length < mostOutsiders}
            onChange={now => {
              setOutsiders(now)
              setProblems({})
            }}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-message`}>{t('approvals.message')}</label>
          <TextArea
            id={`${id}-message`}
            rows={3}
            max={messageLength}
            value={message}
            aria-invalid={problems.message !== undefined || undefined}
            aria-describedby={problems.message && `${id}-problem`}
            onChange={({ target }) => setMessage(target.value)}
          />
          {problems.message && (
            <p id={`${id}-problem`} className={styles.problem} role="alert">
              {problems.message}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
