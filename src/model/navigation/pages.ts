import { type RecordSign, recordSigns } from '../cards/signs.ts'
import { importing } from '../exchange/importing.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import type { PageDeclaration } from './page-declaration.ts'

const anyMember: Requirement = { roles: museumRoles }
const administrators: Requirement = { roles: ['TENANT_ADMIN'] }

/** Returns the requirement to read records of at least one of the types. */
const readersOf = (isMeant: (sign: RecordSign) => boolean) => ({
  permissions: [...new Set(recordSigns.filter(isMeant).flatMap(({ permissions }) => permissions.read))],
})

/** Requirement to read entities by a permission that does not also cover objects or files: everyone who catalogues reads external links. */
const ofEntities = readersOf(({ pages }) => pages.among === 'entities').permissions.filter(
  code => !readersOf(({ pages }) => pages.among === 'menu').permissions.includes(code),
)

const ofProcedures = readersOf(({ pages }) => pages.among === 'procedures')

/** Requirement of the search over all records: permission to read any type that it finds (P-S17). */
export const searching: Requirement = readersOf(() => true)

/**
 * Every page of the product. Addresses, guard, menus, titles, command palette and the router's routes are derived from it; the client has a
 * component for every name. Lists, records and forms of a record type are declared with the type (`pages`).
 */
const declared = {
  login: {
    path: '/login',
    access: 'restricted',
    title: 'login.submit',
    guide: 'users#sign-in',
    openWhenExpired: true,
  },
  loginAs: { path: '/login-as', access: 'public', title: 'login.loginAs.title', guide: 'users#sign-in' },
  logout: {
    path: '/logout',
    access: {},
    title: 'login.logoutTitle',
    guide: 'users#sign-in',
    openWhenExpired: true,
  },
  resetPassword: {
    path: '/reset-password',
    access: 'restricted',
    title: 'login.reset.title',
    guide: 'users#sign-in',
    mailedLink: true,
  },
  unlock: {
    path: '/unlock',
    access: 'restricted',
    title: 'login.unlock.title',
    guide: 'users#sign-in',
    mailedLink: true,
  },
  register: { path: '/register', access: 'restricted', title: 'registration.title', guide: 'begin#register' },
  activate: {
    path: '/activate',
    access: 'restricted',
    title: 'registration.founding.submit',
    guide: 'begin#register',
    mailedLink: true,
  },
  activateUser: {
    path: '/user/activate',
    access: 'restricted',
    title: 'registration.invited.accept',
    guide: 'begin#register',
    mailedLink: true,
  },
  activateOperator: {
    path: '/activate-operator',
    access: 'restricted',
    title: 'registration.invited.accept',
    guide: 'begin#register',
    mailedLink: true,
  },
  download: { path: '/download', access: 'public', title: 'download.title', guide: 'files#share' },
  shared: { path: '/shared', access: 'public', title: 'print.shared.title', guide: 'publishing#share' },
  room: { path: '/room', access: 'public', title: 'rooms.title', guide: 'loans#portal' },
  approve: { path: '/approve', access: 'public', title: 'approvals.title', guide: 'planning#approvals' },
  licences: { path: '/licences', access: 'public', title: 'thirdParty.title', guide: 'begin' },
  singleSignOn: {
    path: '/single-sign-on',
    access: 'public',
    title: 'singleSignOn.entering',
    guide: 'users#sign-in',
  },
  operator: {
    path: '/operator/{-$area}/{-$id}',
    access: { roles: ['OPERATOR'] },
    title: 'operator.title',
    guide: 'museum#operators',
    menu: { in: 'rail', order: 8, icon: 'building-2', label: 'operator.console' },
  },
  home: {
    path: '/app',
    access: anyMember,
    title: 'home.title',
    guide: 'begin',
    menu: { in: 'bar', order: 1, icon: 'house', label: 'shell.home' },
  },
  dashboard: { path: '/app/dashboard', access: anyMember, title: 'home.title', guide: 'begin' },
  search: { path: '/app/search', access: searching, title: 'generalSearch.title', guide: 'searching' },
  profile: {
    path: '/app/profile/{-$section}',
    access: {},
    title: 'profile.title',
    guide: 'users',
    openWhenExpired: true,
    palette: 'user-round',
  },
  settings: {
    path: '/app/settings/{-$section}',
    access: anyMember,
    title: 'settings.title',
    guide: 'museum',
    openWhenExpired: true,
    menu: { in: 'rail', order: 9, icon: 'settings', label: 'settings.menu', for: administrators },
  },
  news: {
    path: '/app/news/{-$id}',
    access: anyMember,
    title: 'news.title',
    guide: 'begin#notifications',
    palette: 'newspaper',
  },
  calendar: {
    path: '/app/calendar',
    access: anyMember,
    title: 'calendar.title',
    guide: 'planning',
    menu: { in: 'rail', order: 6, icon: 'calendar-days' },
  },
  statistics: {
    path: '/app/statistics',
    access: anyMember,
    title: 'statistics.title',
    guide: 'lists#statistics',
    palette: 'chart-column',
  },
  import: {
    path: '/app/catalogue/import',
    access: importing,
    title: 'import.title',
    guide: 'exchange#import',
  },
  imports: {
    path: '/app/catalogue/imports',
    access: importing,
    title: 'import.history',
    guide: 'exchange#undo',
  },
  compareFiles: {
    path: '/app/dam/compare/$ids',
    access: { as: '/app/dam' },
    title: 'file.words.title',
    guide: 'files#look',
  },
  objectPictures: {
    path: '/app/damobject/$id',
    access: { permissions: ['damRead'] },
    title: 'object.words.title',
    guide: 'files#look',
  },
  entities: {
    path: '/app/entities',
    access: { permissions: ofEntities },
    title: 'shell.entities',
    guide: 'entities',
    menu: { in: 'rail', order: 5, icon: 'library' },
  },
  procedures: {
    path: '/app/procedures',
    access: ofProcedures,
    title: 'procedures.title',
    guide: 'procedures',
    menu: { in: 'bar', order: 3, icon: 'clipboard-check' },
  },
  procedure: {
    path: '/app/procedures/$id',
    access: { as: '/app/procedures' },
    title: 'procedures.title',
    guide: 'procedures',
  },
  editProcedure: {
    path: '/app/procedures/$id/edit',
    access: { as: '/app/procedures' },
    title: 'procedures.title',
    guide: 'procedures',
  },
  registers: {
    path: '/app/procedures/registers',
    access: { as: '/app/procedures' },
    title: 'procedures.registers.title',
    guide: 'procedures#registers',
  },
  procedureReport: {
    path: '/app/procedures/report',
    access: { as: '/app/procedures' },
    title: 'procedures.report.title',
    guide: 'procedures#report',
  },
  auditsOnDevice: {
    path: '/app/procedures/audit',
    access: { as: '/app/procedures' },
    title: 'auditPhone.onDevice',
    guide: 'audits#phone',
  },
  auditOnPhone: {
    path: '/app/procedures/$id/audit',
    access: { as: '/app/procedures' },
    title: 'auditPhone.title',
    guide: 'audits#phone',
  },
  workOnPhone: {
    path: '/app/procedures/$id/phone',
    access: { as: '/app/procedures' },
    title: 'movePhone.title',
    guide: 'movements#phone',
  },
  vocabularies: {
    path: '/app/vocabularies',
    access: administrators,
    title: 'vocabularyEditor.title',
    guide: 'vocabularies',
    markedIn: '/app/settings',
    palette: 'book-marked',
    keywords: { en: 'thesaurus', it: 'tesauro', de: 'Thesaurus', pl: 'tezaurus' },
  },
  vocabulary: {
    path: '/app/vocabularies/$code/{-$term}',
    access: { as: '/app/vocabularies' },
    title: 'vocabularyEditor.title',
    guide: 'vocabularies#edit',
  },
  templates: {
    path: '/app/templates',
    access: administrators,
    title: 'templates.title',
    guide: 'printing#templates',
    markedIn: '/app/settings',
    palette: 'printer',
  },
  template: {
    path: '/app/templates/$id',
    access: { as: '/app/templates' },
    title: 'templates.title',
    guide: 'printing#templates',
  },
  checklists: {
    path: '/app/checklists',
    access: administrators,
    title: 'tasks.title',
    guide: 'planning#checklists',
    markedIn: '/app/settings',
    palette: 'list-checks',
  },
  checklist: {
    path: '/app/checklists/$type',
    access: { as: '/app/checklists' },
    title: 'tasks.title',
    guide: 'planning#checklists',
  },
  savedSearches: {
    path: '/app/advsearch/searches',
    access: { permissions: ['catalogueRead'] },
    title: 'searches.saved.title',
    guide: 'searching#saved',
    menu: { in: 'rail', order: 7, icon: 'search-check', label: 'searches.saved.menu' },
    offeredBy: 'ENABLE_ADV_SEARCH',
  },
  newSearch: {
    path: '/app/advsearch/searches/new',
    access: { as: '/app/advsearch/searches' },
    title: 'searches.editor.newTitle',
    guide: 'searching#advanced',
  },
  editSearch: {
    path: '/app/advsearch/searches/$id/edit',
    access: { as: '/app/advsearch/searches' },
    title: 'searches.editor.editTitle',
    guide: 'searching#advanced',
  },
  savedSearch: {
    path: '/app/advsearch/searches/$id',
    access: { as: '/app/advsearch/searches' },
    title: 'searches.saved.title',
    guide: 'searching#saved',
  },
  help: {
    path: '/help/{-$chapter}',
    access: 'public',
    title: 'guide.title',
    guide: 'begin',
    palette: 'book-open',
  },
} as const satisfies Readonly<Record<string, PageDeclaration>>

export type PageName = keyof typeof declared

/** Every page by name, with its address as a literal type. */
export const pages: {
  readonly [Name in PageName]: PageDeclaration & Pick<(typeof declared)[Name], 'path'>
} = declared

/** Every page, in declaration order. */
export const allPages: readonly PageDeclaration[] = Object.values(declared)
