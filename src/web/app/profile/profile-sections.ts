import type { ComponentType } from 'react'
import type { Requirement } from '#model/permissions/access.ts'
import { museumRoles } from '#model/permissions/roles.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { lazyPage } from '../lazy-page.ts'

/** A part of the profile: `/app/profile/<id>`. */
export interface ProfileSection {
  readonly id: string
  readonly title: TextKey
  /** The people who see it. */
  readonly requirement: Requirement
  readonly component: ComponentType
  /** The setting of the installation that offers it. */
  readonly offeredBy?: 'ENABLE_ADV_SEARCH'
}

const everybody: Requirement = {}
const members: Requirement = { roles: museumRoles }
const administrators: Requirement = { roles: ['TENANT_ADMIN'] }

/** The parts in the order of their use: oneself, the museum, the others. The first opens when none is named. */
export const profileSections: readonly ProfileSection[] = [
  {
    id: 'person',
    title: 'profile.person',
    requirement: everybody,
    component: lazyPage(() => import('../../profile/person/PersonSection.tsx'), 'PersonSection'),
  },
  {
    id: 'security',
    title: 'security.title',
    requirement: everybody,
    component: lazyPage(() => import('../../profile/security/SecuritySection.tsx'), 'SecuritySection'),
  },
  {
    id: 'notifications',
    title: 'security.notifications.title',
    requirement: everybody,
    component: lazyPage(
      () => import('../../profile/notifications/NotificationsSection.tsx'),
      'NotificationsSection',
    ),
  },
  {
    id: 'your-data',
    title: 'privacy.title',
    requirement: everybody,
    component: lazyPage(() => import('../../profile/own-data/OwnDataSection.tsx'), 'OwnDataSection'),
  },
  {
    id: 'downloads',
    title: 'searchDownloads.title',
    requirement: { permissions: ['catalogueRead'] },
    offeredBy: 'ENABLE_ADV_SEARCH',
    component: lazyPage(() => import('../../searches/downloads/DownloadsSection.tsx'), 'DownloadsSection'),
  },
  {
    id: 'museum',
    title: 'profile.museum',
    requirement: members,
    component: lazyPage(() => import('../../profile/museum/MuseumSection.tsx'), 'MuseumSection'),
  },
  {
    id: 'licence',
    title: 'licence.title',
    requirement: members,
    component: lazyPage(() => import('../../profile/licence/LicenceSection.tsx'), 'LicenceSection'),
  },
  {
    id: 'users',
    title: 'users.title',
    requirement: administrators,
    component: lazyPage(() => import('../../profile/users/UsersSection.tsx'), 'UsersSection'),
  },
  {
    id: 'single-sign-on',
    title: 'singleSignOn.signIn',
    requirement: administrators,
    component: lazyPage(() => import('../../profile/single-sign-on/SignInSection.tsx'), 'SignInSection'),
  },
  {
    id: 'audit',
    title: 'audit.title',
    requirement: administrators,
    component: lazyPage(() => import('../../profile/audit/AuditSection.tsx'), 'AuditSection'),
  },
  {
    id: 'export',
    title: 'museumExport.title',
    requirement: administrators,
    component: lazyPage(() => import('../../profile/export/ExportSection.tsx'), 'ExportSection'),
  },
]
