import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestUnlock } from '#model/api/users.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Refusal, useRefusal } from './Refusal.tsx'

/** True when the server slows attempts to sign in and mails a way in. */
const offersUnlock = (failure: unknown): boolean =>
  failure instanceof CallError &&
  typeof failure.data === 'object' &&
  failure.data !== null &&
  Boolean((failure.data as { data?: { unlock?: boolean } }).data?.unlock)

interface OfferUnlockProps {
  readonly failure: unknown
  readonly email: string
}

/** Offers a mailed link to who cannot sign in because of wrong attempts, which may be those of others. */
export function OfferUnlock({ failure, email }: OfferUnlockProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { refusal, turn, attempt } = useRefusal()
  if (sentTo !== undefined)
    return (
      <Banner kind="success" role="status" inset>
        {t('login.unlock.sent', { email: sentTo })}
      </Banner>
    )
  if (!offersUnlock(failure)) return null
  const send = async () => {
    setBusy(true)
    await attempt(async () => {
      await call(requestUnlock, { body: { email } })
      setSentTo(email)
    })
    setBusy(false)
  }
  return (
    <>
      <Refusal words={refusal} turn={turn} />
      <Banner kind="info" inset>
        {t('login.unlock.offer')}
      </Banner>
      <Button wide busy={busy} onClick={() => void send()}>
        {t('login.unlock.send')}
      </Button>
    </>
  )
}
