import type { GuidePlace } from '../guide/chapters.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import type { TextKey } from '../texts.ts'
import type { PageDeclaration } from './page-declaration.ts'
import { profilePath, settingsPath } from './routes.ts'

/** A section of an area such as the profile, at an address of its own below it: `/app/profile/<id>`. */
export interface AreaSection<Id extends string = string> {
  readonly id: Id
  /** Its heading, and its name in menu, palette and window title. */
  readonly title: TextKey
  readonly guide: GuidePlace
  /** The people who see it. */
  readonly access: Requirement
  /** The setting of the installation that offers it. */
  readonly offeredBy?: PageDeclaration['offeredBy']
}

const everybody: Requirement = {}
const members: Requirement = { roles: museumRoles }
const administrators: Requirement = { roles: ['TENANT_ADMIN'] }

const ofPerson = [
  { id: 'person', guide: 'users#account', title: 'profile.person', access: everybody },
  { id: 'security', guide: 'users#security', title: 'security.title', access: everybody },
  { id: 'notifications', guide: 'users#account', title: 'security.notifications.title', access: everybody },
  { id: 'your-data', guide: 'users#own-data', title: 'privacy.title', access: everybody },
  {
    id: 'downloads',
    guide: 'searching#downloads',
    title: 'searchDownloads.title',
    access: { permissions: ['catalogueRead'] },
    offeredBy: 'ENABLE_ADV_SEARCH',
  },
] as const satisfies readonly AreaSection[]

const ofMuseum = [
  { id: 'museum', guide: 'museum', title: 'profile.museum', access: members },
  { id: 'licence', guide: 'museum#licence', title: 'licence.title', access: members },
  { id: 'users', guide: 'users#invite', title: 'users.title', access: administrators },
  {
    id: 'single-sign-on',
    guide: 'users#single-sign-on',
    title: 'singleSignOn.signIn',
    access: administrators,
  },
  { id: 'forms', guide: 'museum#forms', title: 'settings.forms.title', access: administrators },
  {
    id: 'open-collection',
    guide: 'publishing#site',
    title: 'openCollection.title',
    access: administrators,
  },
  { id: 'audit', guide: 'users#log', title: 'audit.title', access: administrators },
  { id: 'export', guide: 'museum#export', title: 'museumExport.title', access: administrators },
] as const satisfies readonly AreaSection[]

export type ProfileSection = (typeof ofPerson)[number]['id']
export type SettingsSection = (typeof ofMuseum)[number]['id']

/** Sections about the person. The first opens when none is named. */
export const profileSections: readonly AreaSection<ProfileSection>[] = ofPerson

/** Sections about the museum, for all who may read them; changing anything in them is checked by itself. The first opens when none is named. */
export const settingsSections: readonly AreaSection<SettingsSection>[] = ofMuseum

/** Returns the address of a section about the person. */
export const profileSectionPath = (id: ProfileSection) => `${profilePath}/${id}` as const

/** Returns the address of a section about the museum. */
export const settingsSectionPath = (id: SettingsSection) => `${settingsPath}/${id}` as const

/** Addresses that sections about the museum had in the profile; mails and bookmarks still lead to them. */
const moved: ReadonlyMap<string, string> = new Map(
  settingsSections.map(({ id }) => [`${profilePath}/${id}`, settingsSectionPath(id)]),
)

/** Returns the present address of a page that had another; undefined for all others. */
export const movedTo = (path: string): string | undefined => moved.get(path.replace(/\/$/, ''))
