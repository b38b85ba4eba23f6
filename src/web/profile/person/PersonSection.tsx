import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { AccountNote, isAccountClosed } from '../AccountNote.tsx'
import { Row } from '../Row.tsx'
import { Section } from '../Section.tsx'
import { NamesForm } from './NamesForm.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Names, address, language and appearance of who is signed in. */
export function PersonSection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  const closed = isAccountClosed(currentUser)
  return (
    <>
      <Section title={t('profile.person')}>
        {closed ? <AccountNote /> : <PersonAvatar user={currentUser} />}
        <dl>
          <Row label={t('profile.email')}>{currentUser.email}</Row>
          {closed && <Row label={t('profile.firstName')}>{currentUser.firstName}</Row>}
          {closed && <Row label={t('profile.lastName')}>{currentUser.lastName}</Row>}
        </dl>
        {!closed && <NamesForm saved={currentUser} />}
      </Section>
      <SettingsSection />
    </>
  )
}
