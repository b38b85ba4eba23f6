import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/use-session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Clamped } from '../ui/Clamped.tsx'
import { MuseumSection } from './MuseumSection.tsx'
import { NamesForm } from './NamesForm.tsx'
import styles from './ProfilePage.module.css'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The person, the museum, the settings (acceptance row P-R15, as far as it can be changed today). */
export function ProfilePage() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  const { firstName, lastName, email, avatar } = currentUser
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Avatar large firstName={firstName} lastName={lastName} url={avatar?.url} />
        <h1 tabIndex={-1}>
          <Clamped text={`${firstName} ${lastName}`} lines={3} />
        </h1>
      </div>
      <Section title={t('profile.person')}>
        <dl>
          <Row label={t('profile.email')}>{email}</Row>
        </dl>
        <NamesForm saved={currentUser} />
      </Section>
      <MuseumSection user={currentUser} />
      <SettingsSection />
    </div>
  )
}
