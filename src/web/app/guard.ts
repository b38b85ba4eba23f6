import type { Configuration } from '#model/api/platform.ts'
import { decide, homeOf, type Visitor } from '#model/navigation/guard.ts'
import { loginPath, type PagePath, pageRouteOf } from '#model/navigation/routes.ts'
import { safeOrigin } from './origin.ts'

/** Where somebody wants to go. */
export interface Target {
  readonly pathname: string
  /** Path, query and fragment. */
  readonly href: string
  /** The page to come back to after signing in, if the address names one. */
  readonly from?: unknown
}

/**
 * The guard of every navigation: undefined to open the page, else the address to go to instead.
 * The rules are `decide`'s, for all addresses of the specification; an address whose page is not built is treated like an unknown one.
 * @param built the addresses that have a page
 */
export function redirectionFor(
  target: Target,
  visitor: Visitor,
  built: ReadonlySet<string>,
): string | undefined {
  const decision = decide(target.pathname, visitor)
  if (decision.kind === 'redirect') {
    if (decision.keepOrigin) return `${decision.to}?from=${encodeURIComponent(target.href)}`
    // Signed in while on the login page: back to the page one came from.
    return (decision.to === homeOf(visitor) && visitor.signedIn && safeOrigin(target.from)) || decision.to
  }
  const path: string | undefined = pageRouteOf(target.pathname)?.path
  if (path !== undefined && built.has(path)) return undefined
  return visitor.signedIn ? homeOf(visitor) : loginPath
}

/** The addresses that have a page today. A capability adds its own here together with its route. */
export const builtPages = [
  '/login',
  '/login-as',
  '/single-sign-on',
  '/logout',
  '/reset-password',
  '/unlock',
  '/register',
  '/activate',
  '/user/activate',
  '/activate-operator',
  '/shared',
  '/room',
  '/download',
  '/licences',
  '/operator/:area?/:id?',
  '/app',
  '/app/dashboard',
  '/app/search',
  '/app/news/:id?',
  '/app/calendar',
  '/app/procedures/:id?/:mode?',
  '/app/statistics',
  '/app/condition-reports/:id?',
  '/app/profile/:section?',
  '/app/catalogue/import',
  '/app/catalogue/imports',
  '/app/catalogue/:objectSlug?/:objectId?/:mode?',
  '/app/dam/:fileSlug?/:id?/:mode?',
  '/app/damobject/:id',
  '/app/entities',
  '/app/entities/collections/:id?/:mode?',
  '/app/entities/person/:id?/:mode?',
  '/app/entities/document/:id?/:mode?',
  '/app/entities/biblio/:id?/:mode?',
  '/app/entities/place/:id?/:mode?',
  '/app/entities/event/:id?/:mode?',
  '/app/entities/linkItem/:id?/:mode?',
  '/app/templates/:id?',
  '/app/vocabularies/:code?/:term?',
  '/app/advsearch/searches/:id?/:mode?',
] as const satisfies readonly PagePath[]

const all: ReadonlySet<string> = new Set(builtPages)
const withoutSearches: ReadonlySet<string> = new Set(
  builtPages.filter(path => !path.startsWith('/app/advsearch/')),
)

/** The addresses that have a page in this installation: searches are offered where its settings say so (acceptance row C-Q06). */
export const pagesOf = (configuration: Configuration | undefined): ReadonlySet<string> =>
  configuration?.ENABLE_ADV_SEARCH ? all : withoutSearches
