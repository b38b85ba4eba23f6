import type { ComponentType } from 'react'
import type { SettingsSection } from '#model/navigation/area-sections.ts'
import { lazyPage } from '../lazy-page.ts'

/** The component of every section about the museum. */
export const settingsComponents: Readonly<Record<SettingsSection, ComponentType>> = {
  museum: lazyPage(() => import('../../profile/museum/MuseumSection.tsx'), 'MuseumSection'),
  licence: lazyPage(() => import('../../profile/licence/LicenceSection.tsx'), 'LicenceSection'),
  users: lazyPage(() => import('../../profile/users/UsersSection.tsx'), 'UsersSection'),
  'single-sign-on': lazyPage(() => import('../../profile/single-sign-on/SignInSection.tsx'), 'SignInSection'),
  forms: lazyPage(() => import('../../form-settings/FormsSection.tsx'), 'FormsSection'),
  audit: lazyPage(() => import('../../profile/audit/AuditSection.tsx'), 'AuditSection'),
  export: lazyPage(() => import('../../profile/export/ExportSection.tsx'), 'ExportSection'),
}
