import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { logoutPath } from '#model/navigation/routes.ts'
import auth from '../../login/Auth.module.css'
import { AuthFrame } from '../../login/AuthFrame.tsx'
import { AuthTitles } from '../../login/AuthTitles.tsx'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { SecondFactorPart } from '../../profile/security/second-factor/SecondFactorPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { OperatorFactorFirst } from './OperatorFactorFirst.tsx'

/** In place of every page of a museum that demands a second factor, and of operators of every page, until the person has one. */
export function SecondFactorFirst() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [current, ...others] = currentUser?.identities ?? []
  return (
    <AuthFrame>
      {currentUser?.operator ? (
        <OperatorFactorFirst />
      ) : (
        <>
          <AuthTitles title={t('security.secondFactor.demanded.title')} arrived>
            {t('security.secondFactor.demanded.text', { museum: current?.museum })}
          </AuthTitles>
          <SecondFactorPart />
        </>
      )}
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
