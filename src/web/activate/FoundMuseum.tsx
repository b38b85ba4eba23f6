import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { activateMuseum } from '#model/api/registration.ts'
import auth from '../login/Auth.module.css'
import { AuthTitles } from '../login/AuthTitles.tsx'
import { Refusal } from '../login/Refusal.tsx'
import { useRefusal } from '../login/use-refusal.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import styles from './Activate.module.css'
import { ExpiredLink } from './ExpiredLink.tsx'
import { useArrival } from './use-arrival.ts'

export interface FoundMuseumProps {
  readonly token: string
  readonly museum: string
}

/** Founds the museum at once, and says so while it takes: its vocabularies are loaded. Then it leads to the login. */
export function FoundMuseum({ token, museum }: FoundMuseumProps) {
  const { t } = useTranslation()
  const begun = useRef(false)
  const arrive = useArrival()
  const { failure, refusal, turn, attempt } = useRefusal()
  const status = failure instanceof CallError ? failure.status : undefined
  const found = () => attempt(async () => arrive(await call(activateMuseum, { body: { token } })))
  const begin = useEffectEvent(() => void found())
  useEffect(() => {
    // Once, however often the page is put together: a second call would find the link used.
    if (begun.current) return
    begun.current = true
    begin()
  }, [])

  if (status === 410) return <ExpiredLink type="TENANT" token={token} />
  if (failure === undefined) {
    return (
      <>
        <AuthTitles pageTitle title={t('registration.founding.title')}>
          {t('registration.founding.text', { museum })}
        </AuthTitles>
        <ProgressBar label={t('registration.founding.title')} value={undefined} />
      </>
    )
  }
  return (
    <>
      <AuthTitles arrived title={t('registration.founding.failed')} />
      <div className={styles.actions}>
        <Refusal words={refusal} turn={turn} />
        {status !== 409 && (
          <Button wide onClick={() => void found()}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
      <p className={auth.links}>
        <Link to="/register">{t('registration.toRegister')}</Link>
      </p>
    </>
  )
}
