import { declarations } from '../cards/declarations.ts'
import type { PageAccess, PageDeclaration } from './page-declaration.ts'
import { allPages, pages } from './pages.ts'

export { searching } from './pages.ts'

export const homePath = pages.home.path
/** Home of the platform's operators, who belong to no museum. */
export const operatorPath = '/operator' satisfies Stem<typeof pages.operator.path>
export const loginPath = pages.login.path
export const logoutPath = pages.logout.path
export const entitiesPath = pages.entities.path
export const profilePath = '/app/profile' satisfies Stem<typeof pages.profile.path>
export const statisticsPath = pages.statistics.path

/** An address without the parts that can be left out. */
type Stem<Path extends string> = Path extends `${infer Start}/{-${string}` ? Start : Path

/** The rule of an address and of those below it that have none of their own. */
export interface PageRoute {
  /** '/app/dam/:1?/:2?': parts with a question mark can be left out. */
  readonly path: `/${string}`
  readonly access: PageAccess
  /** An account whose licence has expired can open the page, too. */
  readonly openWhenExpired?: boolean
  /** A mailed link leads to the page. */
  readonly mailedLink?: boolean
  /** The setting of the installation that offers the pages. */
  readonly offeredBy?: PageDeclaration['offeredBy']
  /** The address has its rule; its page comes with the capability behind it. */
  readonly isFuture?: boolean
}

/** Address of a page without the parts that can be left out: '/app/news' of '/app/news/{-$id}'. */
export const stemOf = (path: string): `/${string}` => path.replace(/\/\{-.*$/, '') as `/${string}`

const lengthOf = (path: string): number => path.split('/').length

/** Addresses of records and forms of all types, and of the pages that open with the rule of another one. */
const inner: readonly { readonly path: string; readonly as: string }[] = [
  ...declarations.map(({ pages: { list, records } }) => ({ path: `${records}/$id/edit`, as: list })),
  ...allPages.flatMap(({ path, access }) =>
    typeof access === 'object' && 'as' in access ? { path, as: access.as } : [],
  ),
]

/** The rule of an address, for as many parts after it as its longest inner page has. */
function routeOf(path: string, rule: Omit<PageRoute, 'path'>): PageRoute {
  const stem = stemOf(path)
  const longest = Math.max(
    lengthOf(path),
    ...inner.filter(({ as }) => as === stem).map(page => lengthOf(page.path)),
  )
  const parts = Array.from({ length: longest - lengthOf(stem) }, (_none, index) => `/:${index + 1}?`)
  return { ...rule, path: `${stem.replaceAll('$', ':') as `/${string}`}${parts.join('')}` }
}

/** Every address of the product with its access rule. The rules stand for all addresses; the page itself comes with the capability behind it. */
export const pageRoutes: readonly PageRoute[] = [
  ...allPages.flatMap(({ path, access, openWhenExpired = false, mailedLink = false, offeredBy }) =>
    typeof access === 'object' && 'as' in access
      ? []
      : routeOf(path, { access, openWhenExpired, mailedLink, offeredBy }),
  ),
  { path: '/rightlySite', access: 'public', isFuture: true },
  // The lists of procedures open with the rule of all of them.
  ...declarations
    .filter(({ pages: { among } }) => among !== 'procedures')
    .map(({ pages: { list }, permissions }) => routeOf(list, { access: { permissions: permissions.read } })),
]

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/:\w+(\?)?/g, (_whole, optional: string | undefined) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`,
  )

const patterns = pageRoutes.map(route => ({ route, pattern: patternOf(route.path) }))

/** The declaration a path (without query and fragment) falls under; undefined for unknown paths. */
export const pageRouteOf = (path: string): PageRoute | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route
