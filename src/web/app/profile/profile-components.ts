import type { ComponentType } from 'react'
import type { ProfileSection } from '#model/navigation/area-sections.ts'
import { lazyPage } from '../lazy-page.ts'

/** The component of every section about the person. */
export const profileComponents: Readonly<Record<ProfileSection, ComponentType>> = {
  person: lazyPage(() => import('../../profile/person/PersonSection.tsx'), 'PersonSection'),
  security: lazyPage(() => import('../../profile/security/SecuritySection.tsx'), 'SecuritySection'),
  notifications: lazyPage(
    () => import('../../profile/notifications/NotificationsSection.tsx'),
    'NotificationsSection',
  ),
  'your-data': lazyPage(() => import('../../profile/own-data/OwnDataSection.tsx'), 'OwnDataSection'),
  downloads: lazyPage(() => import('../../searches/downloads/DownloadsSection.tsx'), 'DownloadsSection'),
}
