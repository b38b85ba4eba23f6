import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listMyPasskeys } from '#model/api/passkeys.ts'
import { logoutPath } from '#model/navigation/routes.ts'
import auth from '../../login/Auth.module.css'
import { AuthFrame, AuthTitles } from '../../login/AuthFrame.tsx'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { SecondFactorPart } from '../../profile/security/second-factor/SecondFactorPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OperatorFactorFirst } from './OperatorFactorFirst.tsx'
import { PasskeyFirst } from './PasskeyFirst.tsx'

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
