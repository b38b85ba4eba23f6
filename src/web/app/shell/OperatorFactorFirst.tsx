import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMyPasskeys } from '#model/api/passkeys.ts'
import auth from '../../login/Auth.module.css'
import { AuthTitles } from '../../login/AuthTitles.tsx'
import { askForPasskey } from '../../login/passkeys.ts'
import { Refusal } from '../../login/Refusal.tsx'
import { useRefusal } from '../../login/use-refusal.ts'
import { session } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { PasskeyPart } from '../../profile/security/passkeys/PasskeyPart.tsx'
import { SecondFactorPart } from '../../profile/security/second-factor/SecondFactorPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './OperatorFactorFirst.module.css'

/** What an operator without a second factor does first: sets one up, or signs in with the passkey there is. */
export function OperatorFactorFirst() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(endpointQuery(listMyPasskeys, {}))
  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  if (data.length > 0) return <PasskeyFirst />
  return (
    <>
      <AuthTitles title={t('security.secondFactor.demanded.title')} arrived>
        {t('security.secondFactor.demanded.operatorText')}
      </AuthTitles>
      <div className={styles.choices}>
        <section>
          <h2>{t('security.secondFactor.demanded.app')}</h2>
          <SecondFactorPart />
        </section>
        <section>
          <h2>{t('security.secondFactor.demanded.passkey')}</h2>
          <PasskeyPart />
        </section>
      </div>
    </>
  )
}

/** An operator who has a passkey and came in with the password alone. */
function PasskeyFirst() {
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
