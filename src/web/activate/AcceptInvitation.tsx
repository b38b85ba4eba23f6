import { QueryClientProvider } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { activateOperator, activateUser, type activationStep } from '#model/api/registration.ts'
import auth from '../login/Auth.module.css'
import { CodeField } from '../login/AuthFields.tsx'
import { AuthFrame, AuthTitles } from '../login/AuthFrame.tsx'
import { LinkCheck, useLinkCheck, useMailedToken, WhileSignedIn } from '../login/MailedLink.tsx'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { usePasswordTexts } from '../platform/use-password-texts.ts'
import { isPersonComplete, PersonFields } from '../register/PersonFields.tsx'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { useArrival } from './use-arrival.ts'

interface AcceptInvitationProps {
  /** An invitation to a museum, or to operate the platform. */
  readonly type: 'USER' | 'OPERATOR'
  readonly token: string
  readonly link: OutputOf<typeof activationStep>
}

const noProof = { currentPassword: '', code: '' }
const none: Readonly<Record<string, string>> = {}

/**
 * Accepts an invitation: new people enter a name and a password, people with an account keep theirs. Future operators also have to prove
 * that the account is theirs.
 */
export function AcceptInvitation({ type, token, link }: AcceptInvitationProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const arrive = useArrival()
  const passwordTexts = usePasswordTexts()
  const { museum = '', email = '', known = false, withCode = false, firstName = '', lastName = '' } = link
  const proves = known && type === 'OPERATOR'
  const [person, setPerson] = useState({ firstName, lastName, email, password: '' })
  const [proof, setProof] = useState(noProof)
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const problems = failure instanceof CallError ? failure.fields : none
  const proven = !proves || (proof.currentPassword !== '' && (!withCode || proof.code.trim() !== ''))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !proven) return
    if (!known && !isPersonComplete(person)) return setAttempts(last => last + 1)
    setBusy(true)
    const { email: _, ...own } = person
    await attempt(async () => {
      const body = known ? { token } : { token, ...own, language }
      const { code, ...passwords } = proof
      const proofs = proves ? { ...passwords, ...(withCode && { code }) } : {}
      const came = await (type === 'USER'
        ? call(activateUser, { body })
        : call(activateOperator, { body: { ...body, ...proofs } }))
      // A code works once; signing in asks for another.
      await arrive(came, known ? (proves && !withCode ? proof.currentPassword : undefined) : person.password)
    })
    setBusy(false)
  }

  const field = (name: keyof typeof noProof) => ({
    name,
    value: proof[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      clear()
      setProof({ ...proof, [name]: target.value })
    },
    problem: problems[name],
  })

  if (failure instanceof CallError && failure.status === 410) return <ExpiredLink type={type} token={token} />
  return (
    <>
      <AuthTitles
        pageTitle
        title={
          type === 'USER' ? t('registration.invited.title', { museum }) : t('registration.operator.title')
        }
      >
        {t(`registration.${type === 'USER' ? 'invited' : 'operator'}.${known ? 'known' : 'text'}`, { email })}
      </AuthTitles>
      <form className={auth.form} onSubmit={event => void submit(event)} noValidate>
        {Object.keys(problems).length === 0 && <Refusal words={refusal} turn={turn} />}
        {!known && (
          <PersonFields
            values={person}
            onChange={values => {
              clear()
              setPerson(values)
            }}
            problems={problems}
            attempts={attempts}
            emailFixed
            museum={museum}
          />
        )}
        {proves && (
          <>
            {/* Lets password managers know which account this password belongs to. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              {...field('currentPassword')}
              label={t('login.password')}
              autoComplete="current-password"
              texts={passwordTexts}
            />
            {withCode && <CodeField {...field('code')} hint={t('security.secondFactor.codeHint')} />}
          </>
        )}
        <Button type="submit" look="primary" wide disabled={!proven} busy={busy}>
          {t('registration.invited.accept')}
        </Button>
      </form>
    </>
  )
}

function OperatorActivation() {
  const token = useMailedToken('/activate-operator')
  const check = useLinkCheck('OPERATOR', token)
  return (
    <AuthFrame>
      <WhileSignedIn type="OPERATOR" token={token}>
        {token === undefined || check.data?.status === 'EXPIRED' ? (
          <ExpiredLink type="OPERATOR" token={token} />
        ) : check.data ? (
          <AcceptInvitation type="OPERATOR" token={token} link={check.data} />
        ) : (
          <LinkCheck check={check} />
        )}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** The page on which an invited operator accepts the mailed invitation. It is rendered outside the shell. */
export const ActivateOperatorPage = () => (
  <QueryClientProvider client={queryClient}>
    <OperatorActivation />
  </QueryClientProvider>
)

function UserActivation() {
  const token = useMailedToken('/user/activate')
  const check = useLinkCheck('USER', token)
  return (
    <AuthFrame>
      <WhileSignedIn type="USER" token={token}>
        {token === undefined || check.data?.status === 'EXPIRED' ? (
          <ExpiredLink type="USER" token={token} />
        ) : check.data ? (
          <AcceptInvitation type="USER" token={token} link={check.data} />
        ) : (
          <LinkCheck check={check} />
        )}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** The page on which an invited user accepts the mailed invitation (P-R07). It is rendered outside the shell. */
export const ActivateUserPage = () => (
  <QueryClientProvider client={queryClient}>
    <UserActivation />
  </QueryClientProvider>
)
