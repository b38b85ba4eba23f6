import type { ComponentType } from 'react'
import type { SettingsSection } from '#model/navigation/area-sections.ts'
import { lazyPage } from '../lazy-page.ts'

/** The component of every section about the museum. */
export const settingsComponents: Readonly<Record<SettingsSection, ComponentType>> = {
  museum: lazyPage(() => import('../../settings/museum/MuseumSection.tsx'), 'MuseumSection'),
  licence: lazyPage(() => import('../../settings/licence/LicenceSection.tsx'), 'LicenceSection'),
  users: lazyPage(() => import('../../settings/users/UsersSection.tsx'), 'UsersSection'),
  'single-sign-on': lazyPage(
    () => import('../../settings/single-sign-on/SignInSection.tsx'),
    'SignInSection',
  ),
  forms: lazyPage(() => import('../../settings/forms/FormsSection.tsx'), 'FormsSection'),
  'open-collection': lazyPage(() => import('../../settings/site/SiteSection.tsx'), 'SiteSection'),
  audit: lazyPage(() => import('../../settings/audit/AuditSection.tsx'), 'AuditSection'),
  export: lazyPage(() => import('../../settings/export/ExportSection.tsx'), 'ExportSection'),
}
