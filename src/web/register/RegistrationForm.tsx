import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerMuseum } from '#model/api/registration.ts'
import type { AcceptedDocuments } from '#model/licences/documents.ts'
import { type MuseumData, museumDataOf } from '#model/museum/museum-data.ts'
import { wrongMuseumPaths } from '#model/museum/wrong-museum-paths.ts'
import type { PasswordStrength } from '#model/validation/password-strength.ts'
import { DocumentConsent } from '../licence/DocumentConsent.tsx'
import auth from '../login/Auth.module.css'
import { AuthTitles } from '../login/AuthFrame.tsx'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { MuseumDataForm } from '../museum/MuseumDataForm.tsx'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { isPersonComplete, PersonFields } from './PersonFields.tsx'
import styles from './Register.module.css'

const registrationSteps = ['museum', 'person', 'documents'] as const
type RegistrationStep = (typeof registrationSteps)[number]

/** The future administrator of the museum; the password is never stored. */
interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The text typed so far. */
interface Draft {
  readonly museum: MuseumData
  readonly person: Person
  readonly accepted: AcceptedDocuments
}

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const key = 'vitrine.registration'

/** Returns the draft typed in this tab before a reload, as far as it can be parsed. */
function keptDraft(): Draft {
  let kept: Partial<Draft> = {}
  try {
    kept = (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft> | null) ?? {}
  } catch {
    // Storage blocked, or a draft of another version: the form starts empty.
  }
  return {
    // Most people register from their museum.
    museum: museumDataOf({ timeZone: readersZone(), ...kept.museum }),
    person: { firstName: '', lastName: '', email: '', ...kept.person },
    accepted: { ...kept.accepted },
  }
}

/** Stores the draft for a reload of this tab; removes it once it has been sent. */
function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage full or blocked: the draft lasts as long as the page.
  }
}

/** Returns the problems of the fields below a part of the request, by their paths in it. */
const problemsBelow = (
  part: string,
  problems: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, words]) => [path.slice(part.length + 1), words]),
  )

/** Documents to accept before a trial starts. */
const documents = ['tc', 'privacy-policy'] as const

const none: Readonly<Record<string, string>> = {}

interface RegistrationFormProps {
  /** Called when it was sent; `again` sends it again. */
  readonly onSent: (email: string, again: () => Promise<void>) => void
}

/** The registration form in steps: museum, first administrator, documents. The draft survives a reload, except for the password. */
export function RegistrationForm({ onSent }: RegistrationFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [draft, setDraft] = useState(keptDraft)
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<RegistrationStep>('museum')
  const [attempts, setAttempts] = useState({ museum: 0, person: 0, documents: 0 })
  const [problems, setProblems] = useState({ museum: none, person: none })
  const [busy, setBusy] = useState(false)
  const [strength, setStrength] = useState<PasswordStrength>()
  const { refusal, turn, attempt, clear } = useRefusal()
  const { museum, person, accepted } = draft
  useEffect(() => keepDraft(draft), [draft])

  // A step starts at its top, wherever the previous one was scrolled to.
  const top = useRef<HTMLDivElement>(null)
  const [moves, setMoves] = useState(0)
  const go = (to: RegistrationStep) => {
    setStep(to)
    setMoves(last => last + 1)
  }
  useEffect(() => {
    if (moves > 0) top.current?.focus()
  }, [moves])

  const change = (part: Partial<Draft>) => {
    clear()
    setDraft(last => ({ ...last, ...part }))
  }
  const isDone: Readonly<Record<RegistrationStep, () => boolean>> = {
    museum: () => wrongMuseumPaths(museum).length === 0,
    person: () => isPersonComplete({ ...person, password }),
    documents: () => documents.every(kind => accepted[kind]),
  }

  const send = async () => {
    const { tc = '', 'privacy-policy': privacy = '' } = accepted
    const tidy = {
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
      email: person.email.trim(),
    }
    const administrator = { ...tidy, password, language }
    const body = { museum, administrator, acceptedTcId: tc, acceptedPrivacyPolicyId: privacy }
    const post = () => call(registerMuseum, { body }).then(() => undefined)
    try {
      await post()
    } catch (failure) {
      const fields = failure instanceof CallError ? failure.fields : none
      const wrong = {
        museum: problemsBelow('museum', fields),
        person: problemsBelow('administrator', fields),
      }
      setProblems(wrong)
      // The documents have changed since: the new ones must be read.
      if (fields.acceptedTcId ?? fields.acceptedPrivacyPolicyId) change({ accepted: {} })
      const where = (['museum', 'person'] as const).find(part => Object.keys(wrong[part]).length > 0)
      if (where) setStep(where)
      throw failure
    }
    keepDraft(undefined)
    onSent(tidy.email, post)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    // After a reload the password is missing: return to the first incomplete step.
    const place = registrationSteps.indexOf(step)
    const missing = registrationSteps.slice(0, place + 1).find(name => !isDone[name]())
    if (missing) {
      setAttempts(last => ({ ...last, [missing]: last[missing] + 1 }))
      return setStep(missing)
    }
    // Refused by the server in any case, and then only after the documents have been read.
    const refused = step === 'person' && strength?.problem
    if (refused) return setProblems(last => ({ ...last, person: { password: t(`validation.${refused}`) } }))
    const next = registrationSteps[place + 1]
    if (next) return go(next)
    setBusy(true)
    await attempt(send)
    setBusy(false)
  }

  return (
    <>
      <AuthTitles title={t('registration.title')}>{t('registration.subtitle')}</AuthTitles>
      <div ref={top} className={styles.steps} tabIndex={-1}>
        <Stepper
          label={t('registration.steps.label')}
          doneLabel={t('registration.steps.done')}
          steps={registrationSteps.map(id => ({ id, label: t(`registration.steps.${id}`) }))}
          current={step}
          onStep={id => go(id as RegistrationStep)}
        />
      </div>
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <Refusal words={refusal} turn={turn} />
        {step === 'museum' && (
          <MuseumDataForm
            values={museum}
            onChange={values => {
              setProblems(last => ({ ...last, museum: none }))
              change({ museum: values })
            }}
            problems={problems.museum}
            attempts={attempts.museum}
          />
        )}
        {step === 'person' && (
          <PersonFields
            values={{ ...person, password }}
            onChange={({ password: typed, ...others }) => {
              setProblems(last => ({ ...last, person: none }))
              // Of the earlier one.
              if (typed !== password) setStrength(undefined)
              setPassword(typed)
              change({ person: others })
            }}
            problems={problems.person}
            attempts={attempts.person}
            museum={museum.organisationMainBody}
            onStrength={setStrength}
          />
        )}
        {step === 'documents' && (
          <DocumentConsent
            kinds={documents}
            licenceType="TRIAL"
            accepted={accepted}
            onChange={ids => change({ accepted: ids })}
          />
        )}
        <div className={styles.actions}>
          {step !== 'museum' && (
            <Button onClick={() => go(registrationSteps[registrationSteps.indexOf(step) - 1] ?? 'museum')}>
              {t('registration.back')}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            disabled={step === 'documents' && !isDone.documents()}
            busy={busy}
          >
            {t(step === 'documents' ? 'registration.send' : 'registration.next')}
          </Button>
        </div>
      </form>
      <p className={auth.links}>
        <Link to="/login" search={{ from: undefined }}>
          {t('registration.toLogin')}
        </Link>
      </p>
    </>
  )
}
