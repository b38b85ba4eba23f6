import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  inviteOperator,
  inviteValidators,
  listOperators,
  type OperatedOperator,
  removeOperator,
} from '#model/api/operator/operators.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { firstProblem } from '#model/validation/validators.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { ScrollTable } from '../ScrollTable.tsx'
import { refreshMs, useOperatorAction } from '../use-operator-action.ts'
import { InvitationList } from './InvitationList.tsx'

interface RemoveDialogProps {
  readonly operator: OperatedOperator
  readonly onClose: () => void
}

/** Removes an operator, after a reason; oneself with other words. */
function RemoveDialog({ operator: { accountId, name, email }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const isOwn = useSession().currentUser?.id === accountId
  const { busy, refusal, run } = useOperatorAction([listOperators])
  return (
    <ReasonDialog
      title={
        isOwn
          ? t('operator.operators.removeOwnTitle')
          : t('operator.operators.removeTitle', { name: name || email })
      }
      text={t(`operator.operators.${isOwn ? 'removeOwnText' : 'removeText'}`)}
      label={t('operator.operators.reason')}
      hint={t('operator.operators.reasonHint')}
      submit={t(`operator.operators.${isOwn ? 'removeOwn' : 'remove'}`)}
      busy={busy}
      refusal={refusal}
      onSubmit={reason => {
        const input = { params: { accountId }, body: { reason, ...(isOwn && { own: true }) } }
        const notify = onSuccess('operator.operators.removed', [400, 409])
        return run(() => call(removeOperator, input, { notify }))
      }}
      onClose={onClose}
    />
  )
}

const fields = ['firstName', 'lastName', 'email'] as const
type Field = (typeof fields)[number]

/** Invites a person by mail to operate the platform. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '' })
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [tried, setTried] = useState(false)
  const { busy, refused, run } = useOperatorAction([listOperators])
  const wrong = (field: Field) => firstProblem(values[field].trim(), inviteValidators[field])
  const problemOf = (field: Field): string | undefined => {
    const problem = wrong(field)
    return problem && tried ? t(`validation.${problem.key}`, { ...problem.params }) : refused[field]
  }
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const first = fields.find(wrong)
    if (first) return focus(first)
    const notify = onSuccess('operator.operators.invited', [400, 409])
    if (await run(() => call(inviteOperator, { body: { ...values, language } }, { notify }))) onClose()
    else focus('email')
  }
  return (
    <Dialog
      title={t('operator.operators.inviteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy}>
            {t('operator.operators.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={event => void send(event)} noValidate>
        <p>{t('operator.operators.inviteText')}</p>
        {fields.map(field => (
          <TextField
            key={field}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            label={t(`operator.operators.${field}`)}
            aria-required
            data-autofocus={field === 'firstName' || undefined}
            value={values[field]}
            problem={problemOf(field)}
            onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          />
        ))}
        <SelectField
          label={t('operator.operators.language')}
          value={language}
          options={languages.map(one => ({ value: one, label: languageNames[one] }))}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
      </form>
    </Dialog>
  )
}

/** The operators of the platform, and the invitations of others. */
export function OperatorsArea() {
  const { t } = useTranslation()
  const dates = useDates()
  const moments = useMoments()
  const { currentUser } = useSession()
  const [open, setOpen] = useState<'invite' | OperatedOperator>()
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listOperators, {}),
    refetchInterval: refreshMs,
  })
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.operators.title')}</h1>
        <Button look="primary" onClick={() => setOpen('invite')}>
          {t('operator.operators.invite')}
        </Button>
      </div>
      <p className={styles.lead}>{t('operator.operators.text')}</p>
      {isError && !data && <LoadFailed retry={refetch} />}
      <ScrollTable
        label={t('operator.operators.list')}
        heads={[
          { label: t('operator.operators.name') },
          { label: t('operator.operators.email') },
          { label: t('operator.operators.secondFactor') },
          { label: t('operator.operators.lastAccess') },
          { label: t('operator.operators.since') },
          { label: '' },
        ]}
      >
        {data?.operators.map(operator => {
          const { accountId, name, email, secondFactor, lastAccess, since } = operator
          const isOwn = accountId === currentUser?.id
          return (
            <tr key={accountId}>
              <td className={styles.words}>
                {name || email} {isOwn && <Badge>{t('operator.operators.you')}</Badge>}
              </td>
              <td>{email}</td>
              <td className={styles.words}>
                <Badge tone={secondFactor ? 'success' : 'warning'}>
                  {t(`operator.operators.${secondFactor ? 'yes' : 'no'}`)}
                </Badge>
                {!secondFactor && <p className={styles.quiet}>{t('operator.operators.noHint')}</p>}
              </td>
              <td>{lastAccess ? moments.short(lastAccess) : t('operator.operators.never')}</td>
              <td>{dates.day(since)}</td>
              <td>
                {(data.operators.length > 1 || !isOwn) && (
                  <Button
                    aria-label={t('operator.operators.removeNamed', { name: name || email })}
                    onClick={() => setOpen(operator)}
                  >
                    {t('operator.operators.remove')}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </ScrollTable>
      {data && <InvitationList invitations={data.invitations} />}
      {open === 'invite' && <InviteDialog onClose={close} />}
      {typeof open === 'object' && <RemoveDialog operator={open} onClose={close} />}
    </>
  )
}
