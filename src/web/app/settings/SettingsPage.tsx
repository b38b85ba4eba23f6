import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { settingsSections } from '#model/navigation/area-sections.ts'
import { settingsPath } from '#model/navigation/routes.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import styles from '../../profile/ProfilePage.module.css'
import { Clamped } from '../../ui/Clamped.tsx'
import { SectionsPage } from '../sections/SectionsPage.tsx'
import { pagesWithin } from '../shell/menu.ts'
import { settingsComponents } from './settings-components.ts'

/** The museum and its administration. */
export function SettingsPage() {
  const { section } = useParams({ from: '/app/settings/{-$section}' })
  const { t } = useTranslation()
  const session = useSession()
  const [museum] = session.currentUser?.identities ?? []
  if (!museum) return null
  return (
    <SectionsPage
      path={settingsPath}
      title="settings.title"
      label={t('settings.sections')}
      sections={settingsSections}
      components={settingsComponents}
      section={section}
      pages={pagesWithin(settingsPath, visitorOf(session))}
      head={
        <div>
          <h1 tabIndex={-1}>{t('settings.title')}</h1>
          <p className={styles.museum}>
            <Clamped text={museum.museum} lines={2} />
          </p>
        </div>
      }
    />
  )
}
