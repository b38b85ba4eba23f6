import { recordSigns } from '../cards/signs.ts'
import type { PageAccess, PageDeclaration } from './page-declaration.ts'
import { allPages, pages } from './pages.ts'

export { searching } from './pages.ts'

export const homePath = pages.home.path
/** Home page of the platform's operators, who belong to no museum. */
export const operatorPath = '/operator' satisfies Stem<typeof pages.operator.path>
export const loginPath = pages.login.path
export const logoutPath = pages.logout.path
export const entitiesPath = pages.entities.path
export const settingsPath = '/app/settings' satisfies Stem<typeof pages.settings.path>
export const profilePath = '/app/profile' satisfies Stem<typeof pages.profile.path>
export const statisticsPath = pages.statistics.path

/** An address without its optional parts. */
type Stem<Path extends string> = Path extends `${infer Start}/{-${string}` ? Start : Path

/** The rule of an address, and of those below it without one of their own. */
export interface PageRoute {
  /** '/app/dam/:1?/:2?': parts with a question mark are optional. */
  readonly path: `/${string}`
  readonly access: PageAccess
  /** Accounts with an expired licence can open it too. */
  readonly openWhenExpired?: boolean
  /** Opened from a mailed link. */
  readonly mailedLink?: boolean
  /** The installation setting that enables the pages. */
  readonly offeredBy?: PageDeclaration['offeredBy']
  /** The rule is declared before the page exists. */
  readonly isFuture?: boolean
}

/** Returns an address without its optional parts: '/app/news' for '/app/news/{-$id}'. */
export const stemOf = (path: string): `/${string}` => path.replace(/\/\{-.*$/, '') as `/${string}`

const lengthOf = (path: string): number => path.split('/').length

/** Addresses of records and forms of all types, and of pages that share another page's rule. */
const inner: readonly { readonly path: string; readonly as: string }[] = [
  ...recordSigns.map(({ pages: { list, records } }) => ({ path: `${records}/$id/edit`, as: list })),
  ...allPages.flatMap(({ path, access }) =>
    typeof access === 'object' && 'as' in access ? { path, as: access.as } : [],
  ),
]

/** Returns the rule of an address, covering as many further parts as its longest inner page has. */
function routeOf(path: string, rule: Omit<PageRoute, 'path'>): PageRoute {
  const stem = stemOf(path)
  const longest = Math.max(
    lengthOf(path),
    ...inner.filter(({ as }) => as === stem).map(page => lengthOf(page.path)),
  )
  const parts = Array.from({ length: longest - lengthOf(stem) }, (_none, index) => `/:${index + 1}?`)
  return { ...rule, path: `${stem.replaceAll('$', ':') as `/${string}`}${parts.join('')}` }
}

/** Every address of the product with its access rule, including those of pages that do not exist yet. */
export const pageRoutes: readonly PageRoute[] = [
  ...allPages.flatMap(({ path, access, openWhenExpired = false, mailedLink = false, offeredBy }) =>
    typeof access === 'object' && 'as' in access
      ? []
      : routeOf(path, { access, openWhenExpired, mailedLink, offeredBy }),
  ),
  { path: '/rightlySite', access: 'public', isFuture: true },
  // The lists of procedure types share the rule of the common list.
  ...recordSigns
    .filter(({ pages: { among } }) => among !== 'procedures')
    .map(({ pages: { list }, opens }) => routeOf(list, { access: { permissions: opens } })),
]

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/:\w+(\?)?/g, (_whole, optional: string | undefined) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`,
  )

const patterns = pageRoutes.map(route => ({ route, pattern: patternOf(route.path) }))

/** Returns the declaration for a path (without query and fragment); undefined for unknown paths. */
export const pageRouteOf = (path: string): PageRoute | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route
