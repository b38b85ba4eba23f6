import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import auth from '../../login/Auth.module.css'
import { AuthTitles } from '../../login/AuthFrame.tsx'
import { askForPasskey } from '../../login/passkeys.ts'
import { Refusal, useRefusal } from '../../login/Refusal.tsx'
import { session } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'

/** For whoever owes a second factor, has a passkey and came in with the password alone: signs in with it. */
export function PasskeyFirst() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { refusal, turn, attempt } = useRefusal()
  const enter = async () => {
    setBusy(true)
    await attempt(async () => session.signInByPasskey(await askForPasskey(false)))
    setBusy(false)
  }
  return (
    <>
      <AuthTitles title={t('security.secondFactor.demanded.passkeyTitle')} arrived>
        {t('security.secondFactor.demanded.passkeyText')}
      </AuthTitles>
      <div className={auth.form}>
        <Refusal words={refusal} turn={turn} />
        <Button look="primary" wide busy={busy} onClick={() => void enter()}>
          <KeyRound size={18} strokeWidth={1.7} aria-hidden="true" />
          {t('login.passkey.button')}
        </Button>
      </div>
      <p className={auth.aside}>{t('security.secondFactor.demanded.passkeyLost')}</p>
    </>
  )
}
