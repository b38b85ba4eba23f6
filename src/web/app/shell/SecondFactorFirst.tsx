import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMyPasskeys } from '#model/api/passkeys.ts'
import { logoutPath } from '#model/navigation/routes.ts'
import auth from '../../login/Auth.module.css'
import { AuthFrame, AuthTitles } from '../../login/AuthFrame.tsx'
import { askForPasskey } from '../../login/passkeys.ts'
import { Refusal, useRefusal } from '../../login/Refusal.tsx'
import { session } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { PasskeyPart } from '../../profile/security/passkeys/PasskeyPart.tsx'
import { SecondFactorPart } from '../../profile/security/second-factor/SecondFactorPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './OperatorFactorFirst.module.css'

/** Sign-in with a passkey for a user who still owes a second factor, has a passkey and signed in with the password alone. */
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

/** The page on which an operator without a second factor sets one up. */
function OperatorFactorFirst() {
  const { t } = useTranslation()
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

/** In place of every page of a museum that demands a second factor, and of operators of every page, until the person has set one up, or shown the passkey there is. */
export function SecondFactorFirst() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [current, ...others] = currentUser?.identities ?? []
  return (
    <AuthFrame>
      <FirstStep operator={currentUser?.operator === true} museum={current?.museum ?? ''} />
      <p className={auth.links}>
        {!currentUser?.operator &&
          others.map(({ tenantId, museum }) => (
            <Button
              key={tenantId}
              look="subtle"
              className={auth.way}
              onClick={() => void switchToMuseum(tenantId)}
            >
              {t('security.secondFactor.demanded.other', { museum })}
            </Button>
          ))}
        <Link to={logoutPath}>{t('shell.logout')}</Link>
      </p>
    </AuthFrame>
  )
}

function FirstStep({ operator, museum }: { readonly operator: boolean; readonly museum: string }) {
  const { t } = useTranslation()
  const passkeys = useQuery(endpointQuery(listMyPasskeys, {}))
  if (passkeys.isError && !passkeys.data) return <LoadFailed retry={passkeys.refetch} />
  if (!passkeys.data) return <Skeleton width={40} />
  if (passkeys.data.length > 0) return <PasskeyFirst />
  if (operator) return <OperatorFactorFirst />
  return (
    <>
      <AuthTitles title={t('security.secondFactor.demanded.title')} arrived>
        {t('security.secondFactor.demanded.text', { museum })}
      </AuthTitles>
      <SecondFactorPart />
    </>
  )
}
