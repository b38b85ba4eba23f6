import { declarations } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { importing } from '../exchange/importing.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import type { PageDeclaration } from './page-declaration.ts'

const anyMember: Requirement = { roles: museumRoles }
const administrators: Requirement = { roles: ['TENANT_ADMIN'] }

/** Returns the requirement to read records of at least one of the types. */
const readersOf = (isMeant: (declaration: CardDeclaration) => boolean) => ({
  permissions: [...new Set(declarations.filter(isMeant).flatMap(({ permissions }) => permissions.read))],
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
  login: { path: '/login', access: 'restricted', title: 'login.submit', openWhenExpired: true },
  loginAs: { path: '/login-as', access: 'public', title: 'login.loginAs.title' },
  logout: { path: '/logout', access: {}, title: 'login.logoutTitle', openWhenExpired: true },
  resetPassword: {
    path: '/reset-password',
    access: 'restricted',
    title: 'login.reset.title',
    mailedLink: true,
  },
  unlock: { path: '/unlock', access: 'restricted', title: 'login.unlock.title', mailedLink: true },
  register: { path: '/register', access: 'restricted', title: 'registration.title' },
  activate: {
    path: '/activate',
    access: 'restricted',
    title: 'registration.founding.submit',
    mailedLink: true,
  },
  activateUser: {
    path: '/user/activate',
    access: 'restricted',
    title: 'registration.invited.accept',
    mailedLink: true,
  },
  activateOperator: {
    path: '/activate-operator',
    access: 'restricted',
    title: 'registration.invited.accept',
    mailedLink: true,
  },
  download: { path: '/download', access: 'public', title: 'download.title' },
  shared: { path: '/shared', access: 'public', title: 'print.shared.title' },
  room: { path: '/room', access: 'public', title: 'rooms.title' },
  approve: { path: '/approve', access: 'public', title: 'approvals.title' },
  licences: { path: '/licences', access: 'public', title: 'thirdParty.title' },
  singleSignOn: { path: '/single-sign-on', access: 'public', title: 'singleSignOn.entering' },
  operator: {
    path: '/operator/{-$area}/{-$id}',
    access: { roles: ['OPERATOR'] },
    title: 'operator.title',
    menu: { in: 'rail', order: 8, icon: 'building-2', label: 'operator.console' },
  },
  home: {
    path: '/app',
    access: anyMember,
    title: 'home.title',
    menu: { in: 'bar', order: 1, icon: 'house', label: 'shell.home' },
  },
  dashboard: { path: '/app/dashboard', access: anyMember, title: 'home.title' },
  search: { path: '/app/search', access: searching, title: 'generalSearch.title' },
  profile: {
    path: '/app/profile/{-$section}',
    access: {},
    title: 'profile.title',
    openWhenExpired: true,
    palette: 'user-round',
  },
  news: { path: '/app/news/{-$id}', access: anyMember, title: 'news.title', palette: 'newspaper' },
  calendar: {
    path: '/app/calendar',
    access: anyMember,
    title: 'calendar.title',
    menu: { in: 'rail', order: 6, icon: 'calendar-days' },
  },
  statistics: {
    path: '/app/statistics',
    access: anyMember,
    title: 'statistics.title',
    palette: 'chart-column',
  },
  import: { path: '/app/catalogue/import', access: importing, title: 'import.title' },
  imports: { path: '/app/catalogue/imports', access: importing, title: 'import.history' },
  compareFiles: { path: '/app/dam/compare/$ids', access: { as: '/app/dam' }, title: 'file.words.title' },
  objectPictures: {
    path: '/app/damobject/$id',
    access: { permissions: ['damRead'] },
    title: 'object.words.title',
  },
  entities: {
    path: '/app/entities',
    access: { permissions: ofEntities },
    title: 'shell.entities',
    menu: { in: 'rail', order: 4, icon: 'library' },
  },
  procedures: {
    path: '/app/procedures',
    access: ofProcedures,
    title: 'procedures.title',
    menu: { in: 'bar', order: 5, icon: 'clipboard-check' },
  },
  procedure: { path: '/app/procedures/$id', access: { as: '/app/procedures' }, title: 'procedures.title' },
  editProcedure: {
    path: '/app/procedures/$id/edit',
    access: { as: '/app/procedures' },
    title: 'procedures.title',
  },
  registers: {
    path: '/app/procedures/registers',
    access: { as: '/app/procedures' },
    title: 'procedures.registers.title',
  },
  procedureReport: {
    path: '/app/procedures/report',
    access: { as: '/app/procedures' },
    title: 'procedures.report.title',
  },
  auditsOnDevice: {
    path: '/app/procedures/audit',
    access: { as: '/app/procedures' },
    title: 'auditPhone.onDevice',
  },
  auditOnPhone: {
    path: '/app/procedures/$id/audit',
    access: { as: '/app/procedures' },
    title: 'auditPhone.title',
  },
  workOnPhone: {
    path: '/app/procedures/$id/phone',
    access: { as: '/app/procedures' },
    title: 'movePhone.title',
  },
  templates: {
    path: '/app/templates',
    access: administrators,
    title: 'templates.title',
    menu: { in: 'account', order: 2, icon: 'printer' },
    palette: 'printer',
  },
  template: { path: '/app/templates/$id', access: { as: '/app/templates' }, title: 'templates.title' },
  checklists: {
    path: '/app/checklists',
    access: administrators,
    title: 'tasks.title',
    menu: { in: 'account', order: 3, icon: 'list-checks' },
    palette: 'list-checks',
  },
  checklist: { path: '/app/checklists/$type', access: { as: '/app/checklists' }, title: 'tasks.title' },
  vocabularies: {
    path: '/app/vocabularies',
    access: administrators,
    title: 'vocabularyEditor.title',
    menu: { in: 'account', order: 1, icon: 'book-marked' },
    palette: 'book-marked',
    keywords: { en: 'thesaurus', it: 'tesauro', de: 'Thesaurus', pl: 'tezaurus' },
  },
  vocabulary: {
    path: '/app/vocabularies/$code/{-$term}',
    access: { as: '/app/vocabularies' },
    title: 'vocabularyEditor.title',
  },
  savedSearches: {
    path: '/app/advsearch/searches',
    access: { permissions: ['catalogueRead'] },
    title: 'searches.saved.title',
    menu: { in: 'rail', order: 7, icon: 'search-check', label: 'searches.saved.menu' },
    offeredBy: 'ENABLE_ADV_SEARCH',
  },
  newSearch: {
    path: '/app/advsearch/searches/new',
    access: { as: '/app/advsearch/searches' },
    title: 'searches.editor.newTitle',
  },
  editSearch: {
    path: '/app/advsearch/searches/$id/edit',
    access: { as: '/app/advsearch/searches' },
    title: 'searches.editor.editTitle',
  },
  savedSearch: {
    path: '/app/advsearch/searches/$id',
    access: { as: '/app/advsearch/searches' },
    title: 'searches.saved.title',
  },
} as const satisfies Readonly<Record<string, PageDeclaration>>

export type PageName = keyof typeof declared

/** Every page by name, with its address as a literal type. */
export const pages: {
  readonly [Name in PageName]: PageDeclaration & Pick<(typeof declared)[Name], 'path'>
} = declared

/** Every page, in declaration order. */
export const allPages: readonly PageDeclaration[] = Object.values(declared)
