import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activationStep, type LinkType } from '#model/api/registration.ts'
import auth from '../login/Auth.module.css'
import { AuthTitles, BackToLogin } from '../login/AuthFrame.tsx'
import styles from '../login/MailedLink.module.css'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { call } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'

interface ExpiredLinkProps {
  readonly type: Extract<LinkType, 'TENANT' | 'USER' | 'OPERATOR'>
  /** Without one no e-mail can be sent; invitations to operators must be repeated by an operator. */
  readonly token: string | undefined
}

/** A link that has expired or was used, and the button for a new one (P-R06, P-R07). The result is only sent by mail. */
export function ExpiredLink({ type, token }: ExpiredLinkProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const { refusal, turn, attempt } = useRefusal()
  const send = async (tokenValue: string) => {
    setBusy(true)
    await attempt(async () => {
      await call(activationStep, { body: { tokenValue, stepName: 'NEW_LINK', type } })
      setSent(true)
    })
    setBusy(false)
  }
  if (sent) {
    return (
      <div role="status">
        <AuthTitles arrived title={t('registration.expired.sentTitle')}>
          {t('registration.expired.sentText')}
        </AuthTitles>
        <BackToLogin />
      </div>
    )
  }
  return (
    <>
      <div role="alert">
        <AuthTitles arrived title={t('registration.expired.title')}>
          {t(`registration.expired.${type}`)}
        </AuthTitles>
      </div>
      <div className={styles.actions}>
        <Refusal words={refusal} turn={turn} />
        {token !== undefined && type !== 'OPERATOR' && (
          <Button look="primary" wide busy={busy} onClick={() => void send(token)}>
            {t('registration.expired.send')}
          </Button>
        )}
      </div>
      <p className={auth.links}>
        <Link to="/login" search={{ from: undefined }}>
          {t('registration.toLogin')}
        </Link>
      </p>
    </>
  )
}
