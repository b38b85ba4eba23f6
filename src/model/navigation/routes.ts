import { importing } from '../exchange/importing.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'

/**
 * Every page address of the product with its access rule (platform specification, section 2; catalogue specification, section 2).
 * 'public': everybody. 'restricted': only who is not signed in; others go home. Otherwise signed in, and meeting the requirement.
 * The rules stand for all addresses; the page itself comes with the capability behind it.
 */
export interface PageRoute {
  readonly path: `/${string}`
  readonly access: 'public' | 'restricted' | Requirement
}

export const homePath = '/app'
/** Home of the platform's operators, who belong to no museum. */
export const operatorPath = '/operator'
export const loginPath = '/login'
export const logoutPath = '/logout'
export const entitiesPath = '/app/entities'
export const profilePath = '/app/profile'
export const statisticsPath = '/app/statistics'

const anyMember: Requirement = { roles: museumRoles }

const catalogue: Requirement = {
  permissions: ['catalogueRead', 'procedureCataloguingCatalogue', 'procedureCataloguingVerify'],
}

/** What a search over all records can find is asked for by whoever may read any of them (acceptance row P-S17). */
export const searching: Requirement = {
  permissions: [
    ...(catalogue.permissions ?? []),
    'damRead',
    'collectionsRead',
    'collectionsView',
    'personRead',
    'documentRead',
    'biblioRead',
    'placeRead',
    'eventRead',
    'inventory-audit-read',
    'loan-out-read',
    'condition-check-read',
  ],
}

export const pageRoutes = [
  { path: '/login', access: 'restricted' },
  { path: '/login-as', access: 'public' },
  { path: '/logout', access: {} },
  { path: '/reset-password', access: 'restricted' },
  { path: '/unlock', access: 'restricted' },
  { path: '/register', access: 'restricted' },
  { path: '/activate', access: 'restricted' },
  { path: '/user/activate', access: 'restricted' },
  { path: '/activate-operator', access: 'restricted' },
  { path: '/download', access: 'public' },
  { path: '/shared', access: 'public' },
  { path: '/room', access: 'public' },
  { path: '/licences', access: 'public' },
  { path: '/rightlySite', access: 'public' },
  { path: '/single-sign-on', access: 'public' },
  { path: '/operator/:area?/:id?', access: { roles: ['OPERATOR'] } },
  { path: '/app', access: anyMember },
  { path: '/app/dashboard', access: anyMember },
  { path: '/app/search', access: searching },
  { path: '/app/news/:id?', access: anyMember },
  { path: '/app/calendar', access: anyMember },
  { path: '/app/statistics', access: anyMember },
  { path: '/app/profile/:section?', access: {} },
  { path: '/app/catalogue/import', access: importing },
  { path: '/app/catalogue/imports', access: importing },
  { path: '/app/catalogue/:objectSlug?/:objectId?/:mode?', access: catalogue },
  { path: '/app/dam/:fileSlug?/:id?/:mode?', access: { permissions: ['damRead'] } },
  { path: '/app/damobject/:id', access: { permissions: ['damRead'] } },
  {
    path: '/app/procedures/:id?/:mode?',
    access: { permissions: ['inventory-audit-read', 'loan-out-read', 'condition-check-read'] },
  },
  // Those within a procedure are read with it: the server says which.
  {
    path: '/app/condition-reports/:id?',
    access: { permissions: ['condition-check-read', 'inventory-audit-read', 'loan-out-read'] },
  },
  {
    path: '/app/entities',
    access: {
      permissions: [
        'collectionsRead',
        'collectionsView',
        'personRead',
        'documentRead',
        'biblioRead',
        'placeRead',
        'eventRead',
      ],
    },
  },
  {
    path: '/app/entities/collections/:id?/:mode?',
    access: { permissions: ['collectionsRead', 'collectionsView'] },
  },
  { path: '/app/entities/person/:id?/:mode?', access: { permissions: ['personRead'] } },
  { path: '/app/entities/document/:id?/:mode?', access: { permissions: ['documentRead'] } },
  { path: '/app/entities/biblio/:id?/:mode?', access: { permissions: ['biblioRead'] } },
  { path: '/app/entities/place/:id?/:mode?', access: { permissions: ['placeRead'] } },
  { path: '/app/entities/event/:id?/:mode?', access: { permissions: ['eventRead'] } },
  { path: '/app/entities/linkItem/:id?/:mode?', access: { permissions: ['catalogueRead'] } },
  { path: '/app/templates/:id?', access: { roles: ['TENANT_ADMIN'] } },
  { path: '/app/vocabularies/:code?/:term?', access: { roles: ['TENANT_ADMIN'] } },
  { path: '/app/advsearch/searches/:id?/:mode?', access: { permissions: ['catalogueRead'] } },
] as const satisfies readonly PageRoute[]

export type PagePath = (typeof pageRoutes)[number]['path']

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/:\w+(\?)?/g, (_whole, optional: string | undefined) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`,
  )

const patterns = pageRoutes.map((route: PageRoute) => ({ route, pattern: patternOf(route.path) }))

/** The declaration a path (without query and fragment) falls under; undefined for unknown paths. */
export const pageRouteOf = (path: string): PageRoute | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route
