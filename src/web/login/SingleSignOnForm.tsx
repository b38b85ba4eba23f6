import { ChevronRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { findSingleSignOn } from '#model/api/single-sign-on.ts'
import { domainOf } from '#model/single-sign-on/addresses.ts'
import { email as isEmail, required } from '#model/validation/validators.ts'
import { call } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Auth.module.css'
import { EmailField } from './EmailField.tsx'
import { Refusal } from './Refusal.tsx'
import { useRefusal } from './use-refusal.ts'
import { useWayOut } from './use-way-out.ts'

export interface SingleSignOnFormProps {
  /** Page to come back to. */
  readonly origin?: string | undefined
  readonly onBack: () => void
  /** What brought one here. */
  readonly notice?: ReactNode
}

type Museums = OutputOf<typeof findSingleSignOn>['museums']

/** The e-mail address tells the museum; the museum is named before one leaves for its service. */
export function SingleSignOnForm({ origin, onBack, notice }: SingleSignOnFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [museums, setMuseums] = useState<Museums>()
  const { refusal, turn, attempt, clear } = useRefusal()
  const { leaving, leaveFor } = useWayOut(attempt, origin)
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
