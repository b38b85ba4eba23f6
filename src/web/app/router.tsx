import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { session } from '../platform/client.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { visitorOf } from '../platform/session/state.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { builtPages, redirectionFor } from './guard.ts'
import { Root } from './Root.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page: title of the window and level of the breadcrumbs. */
    title?: TextKey
  }
}

const built = new Set<string>(builtPages)

const guard = ({ location }: { readonly location: ParsedLocation }) => {
  const { pathname, href, search } = location
  const from: unknown = Reflect.get(search, 'from')
  const to = redirectionFor({ pathname, href, from }, visitorOf(session.get()), built)
  if (to) throw redirect({ href: to, replace: true })
}

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const root = createRootRoute({ component: Root, beforeLoad: guard, errorComponent: ErrorPage })

const page = <const Path extends string>(
  path: Path,
  title: TextKey,
  component: ReturnType<typeof lazyRouteComponent>,
) => createRoute({ getParentRoute: () => root, path, staticData: { title }, component })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'login.submit' },
  validateSearch: search => ({ from: optionalText(search.from) }),
  component: lazyRouteComponent(() => import('../login/LoginPage.tsx'), 'LoginPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'login.reset.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyRouteComponent(() => import('../reset-password/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
})

const loginAs = createRoute({
  getParentRoute: () => root,
  path: '/login-as',
  staticData: { title: 'login.loginAs.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyRouteComponent(() => import('../login/LoginAsPage.tsx'), 'LoginAsPage'),
})

const logout = page(
  '/logout',
  'login.logoutTitle',
  lazyRouteComponent(() => import('../login/LogoutPage.tsx'), 'LogoutPage'),
)

const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  staticData: { title: 'home.title' },
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  loader: async () => (await import('./load-app.ts')).loadApp(),
})

const homePage = () => import('../home/HomePage.tsx')

const routeTree = root.addChildren([
  login,
  reset,
  loginAs,
  logout,
  app.addChildren([
    createRoute({
      getParentRoute: () => app,
      path: '/',
      component: lazyRouteComponent(homePage, 'HomePage'),
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/dashboard',
      component: lazyRouteComponent(homePage, 'HomePage'),
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/profile',
      staticData: { title: 'profile.title' },
      component: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
    }),
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // The shell stays on the screen while a page's code is on its way.
  defaultPendingMs: 400,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
