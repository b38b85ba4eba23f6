import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { displayName } from '#model/display-name.ts'
import { profileSections } from '#model/navigation/area-sections.ts'
import { profilePath } from '#model/navigation/routes.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Clamped } from '../../ui/Clamped.tsx'
import { SectionsPage } from '../sections/SectionsPage.tsx'
import { profileComponents } from './profile-components.ts'

/** The account of the person (P-R15). */
export function ProfilePage() {
  const { section } = useParams({ from: '/app/profile/{-$section}' })
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  return (
    <SectionsPage
      path={profilePath}
      title="profile.title"
      label={t('profile.parts')}
      sections={profileSections}
      components={profileComponents}
      section={section}
      head={
        <>
          <Avatar large person={currentUser} />
          <h1 tabIndex={-1}>
            <Clamped text={displayName(currentUser)} lines={3} />
          </h1>
        </>
      }
    />
  )
}
