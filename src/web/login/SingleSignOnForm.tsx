import { ChevronRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import {
  beginSingleSignOn,
  describeSingleSignOn,
  findSingleSignOn,
  type MuseumWithService,
} from '#model/api/single-sign-on.ts'
import { domainOf } from '#model/single-sign-on/addresses.ts'
import { email as isEmail, required } from '#model/validation/validators.ts'
import { call } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Auth.module.css'
import { EmailField } from './AuthFields.tsx'
import { AuthTitles } from './AuthFrame.tsx'
import { Refusal, useRefusal } from './Refusal.tsx'

/**
 * Redirects to the sign-in service of a museum.
 * @param attempt shows why it cannot be
 * @param origin page to come back to
 */
function useServiceRedirect(
  attempt: (work: () => Promise<void>) => Promise<void>,
  origin: string | undefined,
) {
  const [leaving, setLeaving] = useState(false)
  const leaveFor = async (museumId: string, email?: string) => {
    setLeaving(true)
    let left = false
    await attempt(async () => {
      const body = { museumId, ...(origin && { origin }), ...(email && { email }) }
      window.location.assign((await call(beginSingleSignOn, { body })).address)
      left = true
    })
    setLeaving(left)
  }
  return { leaving, leaveFor }
}

interface ConfirmServiceProps {
  /** The museum that a link names. */
  readonly museumId: string
  /** Page to come back to. */
  readonly origin: string | undefined
  readonly onBack: () => void
}

/** The confirmation before single sign-on. A link may come from anyone, so museum and provider are named and the user must agree before leaving. */
export function ConfirmService({ museumId, origin, onBack }: ConfirmServiceProps) {
  const { t } = useTranslation()
  const [museum, setMuseum] = useState<MuseumWithService>()
  const { refusal, turn, attempt } = useRefusal()
  const { leaving, leaveFor } = useServiceRedirect(attempt, origin)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void attempt(async () => setMuseum(await call(describeSingleSignOn, { params: { museumId } })))
  })
  return (
    <>
      {museum ? (
        <AuthTitles title={t('singleSignOn.confirmTitle', { museum: museum.name })} arrived>
          {t('singleSignOn.confirmText', { host: museum.host })}
        </AuthTitles>
      ) : (
        <AuthTitles title={t('singleSignOn.title')} />
      )}
      <div className={styles.form}>
        <Refusal words={refusal} turn={turn} />
        {museum && (
          <Button look="primary" wide busy={leaving} onClick={() => void leaveFor(museum.id)}>
            {t('singleSignOn.continueTo', { host: museum.host })}
          </Button>
        )}
      </div>
      <div role="status">{leaving && <p className={styles.leaving}>{t('singleSignOn.leaving')}</p>}</div>
      <p className={styles.links}>
        <Button look="subtle" className={styles.way} onClick={onBack}>
          {t('singleSignOn.backToPassword')}
        </Button>
      </p>
    </>
  )
}

interface SingleSignOnFormProps {
  /** Page to come back to. */
  readonly origin?: string | undefined
  readonly onBack: () => void
  /** The notice about the reason for being here. */
  readonly notice?: ReactNode
}

type Museums = OutputOf<typeof findSingleSignOn>['museums']

/** The e-mail address determines the museum, which is named before the redirect to its service. */
export function SingleSignOnForm({ origin, onBack, notice }: SingleSignOnFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [museums, setMuseums] = useState<Museums>()
  const { refusal, turn, attempt, clear } = useRefusal()
  const { leaving, leaveFor } = useServiceRedirect(attempt, origin)
  const [busy, setBusy] = useState(false)
  const address = email.trim()
  const valid = !required(address) && !isEmail(address)

  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || busy) return
    setBusy(true)
    await attempt(async () => {
      setMuseums((await call(findSingleSignOn, { body: { email: address } })).museums)
    })
    setBusy(false)
  }

  return (
    <>
      <form className={styles.form} onSubmit={event => void find(event)} noValidate>
        {turn === 0 ? notice : <Refusal words={refusal} turn={turn} />}
        <EmailField
          autoFocus
          disabled={leaving}
          value={email}
          onChange={event => {
            clear()
            setMuseums(undefined)
            setEmail(event.target.value)
          }}
        />
        {!museums && (
          <Button type="submit" look="primary" wide disabled={!valid || leaving} busy={busy}>
            {t('singleSignOn.find')}
          </Button>
        )}
      </form>
      <div role="status">
        {leaving && <p className={styles.leaving}>{t('singleSignOn.leaving')}</p>}
        {museums && !leaving && (
          <section className={styles.museums}>
            <h2>{t('singleSignOn.choose', { domain: domainOf(address) })}</h2>
            <ul className={styles.people}>
              {museums.map(({ id, name, host }) => (
                <li key={id}>
                  <button type="button" className={styles.person} onClick={() => void leaveFor(id, address)}>
                    <span>{t('singleSignOn.goTo', { museum: name })}</span>
                    <span>{host}</span>
                    <ChevronRight size={16} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className={styles.links}>
        <Button look="subtle" className={styles.way} onClick={onBack}>
          {t('singleSignOn.backToPassword')}
        </Button>
      </p>
    </>
  )
}
