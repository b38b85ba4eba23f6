import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { displayName } from '#model/display-name.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import styles from '../../profile/ProfilePage.module.css'
import { Avatar } from '../../ui/Avatar.tsx'
import { Clamped } from '../../ui/Clamped.tsx'
import { intoView } from '../../ui/into-view.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFound } from '../not-found.ts'
import { profileSections } from './profile-sections.ts'

/** The person, the museum and its administration: parts at addresses of their own (P-R15). */
export function ProfilePage() {
  const { section } = useParams({ from: '/app/profile/{-$section}' })
  const { t } = useTranslation()
  const session = useSession()
  const { currentUser } = session
  if (!currentUser) return null
  const visitor = visitorOf(session)
  const offered = profileSections.filter(
    ({ requirement, offeredBy }) =>
      visitor.signedIn &&
      isAllowed(visitor, requirement) &&
      (offeredBy === undefined || session.configuration?.[offeredBy]),
  )
  const unknown = section !== undefined && !profileSections.some(({ id }) => id === section)
  const current = unknown ? undefined : (offered.find(({ id }) => id === section) ?? offered[0])
  const Body = current?.component ?? NotFound
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Avatar large person={currentUser} />
        <h1 tabIndex={-1}>
          <Clamped text={displayName(currentUser)} lines={3} />
        </h1>
      </div>
      <div className={styles.parts}>
        <nav aria-label={t('profile.parts')} className={styles.nav}>
          {offered.map(({ id, title }) => (
            <Link
              key={id}
              ref={id === current?.id ? intoView : undefined}
              to="/app/profile/{-$section}"
              params={{ section: id }}
              className={styles.part}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {t(title)}
            </Link>
          ))}
        </nav>
        <div className={styles.body}>
          <Suspense
            fallback={
              <div className={styles.section}>
                <Skeleton width={40} />
              </div>
            }
          >
            <Body key={current?.id} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
