import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { AccountNote, isAccountClosed, Section } from '../Section.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PasskeyPart } from './passkeys/PasskeyPart.tsx'
import { SessionList } from './SessionList.tsx'
import { FactorCheck } from './second-factor/ProofForm.tsx'
import { SecondFactorPart } from './second-factor/SecondFactorPart.tsx'

/** Password, second factor, passkeys, and where one is signed in. */
export function SecuritySection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  if (isAccountClosed(currentUser))
    return (
      <Section title={t('security.title')}>
        <AccountNote />
      </Section>
    )
  return (
    <>
      <Section title={t('security.password.title')} lead={t('security.password.text')}>
        <FactorCheck>{withCode => <PasswordForm user={currentUser} withCode={withCode} />}</FactorCheck>
      </Section>
      <Section title={t('security.secondFactor.title')} lead={t('security.secondFactor.text')}>
        <SecondFactorPart />
      </Section>
      <Section title={t('security.passkeys.title')} lead={t('security.passkeys.text')}>
        <PasskeyPart />
      </Section>
      <Section title={t('security.sessions.title')} lead={t('security.sessions.text')}>
        <SessionList />
      </Section>
    </>
  )
}
