import {
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import type { CardType } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { editPath, listedTypes, listPath, recordPath } from '#model/navigation/card-paths.ts'
import { homePath } from '#model/navigation/routes.ts'
import { readCalendarAddress } from '../calendar/calendar-address.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { readListSearch } from '../cards/list/list-search.ts'
import { type RecordTab, readRecordTab } from '../cards/record/view/record-tab.ts'
import { readReportsAddress } from '../condition-reports/list/list-address.ts'
import { readImportSearch, readImportsSearch } from '../import/steps.ts'
import { readLoginSearch } from '../login/login-search.ts'
import { session } from '../platform/client.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { visitorOf } from '../platform/session/state.ts'
import { readTemplatesAddress } from '../print-templates/list/list-address.ts'
import { readProceduresAddress } from '../procedures/list/list-address.ts'
import { readProcedureTab } from '../procedures/record/record-tab.ts'
import { readNewSearch } from '../searches/editor/read-new-search.ts'
import { readSearchAddress } from '../searches/general/search-address.ts'
import { readStatisticsAddress } from '../statistics/statistics-address.ts'
import { mainId } from '../ui/SkipLink.tsx'
import { AuditPage } from './audit-page.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { pagesOf, redirectionFor } from './guard.ts'
import { lazyPage } from './lazy-page.ts'
import { NotFound } from './not-found.ts'
import { OperatorPage } from './operator/OperatorPage.tsx'
import { PageError } from './PageError.tsx'
import { Pending } from './Pending.tsx'
import { ProfilePage } from './profile/ProfilePage.tsx'
import { Root } from './Root.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Token of a mailed link, for a reload of the page that uses it. */
    mailedToken?: string
    /** The museum one has just come into, for the login page. */
    arrivedIn?: string
    /** Its id: where one works after signing in. */
    arrivedAt?: string
    /** One has just become an operator of the platform, for the login page. */
    arrivedAsOperator?: boolean
    /** The address typed at the login, for the page that asks for a link. */
    email?: string
  }
  interface StaticDataRouteOption {
    /** Name of the page: title of the window and level of the breadcrumbs. */
    title?: TextKey
    /** The type whose cards the page shows. */
    cardType?: CardType
  }
}

/** Pages that mailed links lead to. To who is signed in they say what the link is for, and go on from there. */
const mailedLinks: ReadonlySet<string> = new Set([
  '/reset-password',
  '/unlock',
  '/activate',
  '/user/activate',
  '/activate-operator',
])

const guard = ({ location }: { readonly location: ParsedLocation }) => {
  const { pathname, href, search } = location
  if (mailedLinks.has(pathname) && (Reflect.get(search, 'token') ?? location.state.mailedToken)) return
  const from: unknown = Reflect.get(search, 'from')
  const state = session.get()
  const to = redirectionFor({ pathname, href, from }, visitorOf(state), pagesOf(state.configuration))
  if (to) throw redirect({ href: to, replace: true })
}

const withTab = (tab: RecordTab | undefined): { readonly tab?: RecordTab } => (tab ? { tab } : {})

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const root = createRootRoute({ component: Root, beforeLoad: guard, errorComponent: ErrorPage })

const page = <const Path extends string>(
  path: Path,
  title: TextKey,
  component: ReturnType<typeof lazyPage>,
) => createRoute({ getParentRoute: () => root, path, staticData: { title }, component })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'login.submit' },
  validateSearch: readLoginSearch,
  component: lazyPage(() => import('../login/LoginPage.tsx'), 'LoginPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'login.reset.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../reset-password/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
})

const unlock = createRoute({
  getParentRoute: () => root,
  path: '/unlock',
  staticData: { title: 'login.unlock.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../activate/UnlockPage.tsx'), 'UnlockPage'),
})

const activate = createRoute({
  getParentRoute: () => root,
  path: '/activate',
  staticData: { title: 'registration.founding.submit' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../activate/ActivatePage.tsx'), 'ActivatePage'),
})

const activateUser = createRoute({
  getParentRoute: () => root,
  path: '/user/activate',
  staticData: { title: 'registration.invited.accept' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../activate/ActivateUserPage.tsx'), 'ActivateUserPage'),
})

const activateOperator = createRoute({
  getParentRoute: () => root,
  path: '/activate-operator',
  staticData: { title: 'registration.invited.accept' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../activate/ActivateOperatorPage.tsx'), 'ActivateOperatorPage'),
})

const register = page(
  '/register',
  'registration.title',
  lazyPage(() => import('../register/RegisterPage.tsx'), 'RegisterPage'),
)

const loginAs = createRoute({
  getParentRoute: () => root,
  path: '/login-as',
  staticData: { title: 'login.loginAs.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../login/LoginAsPage.tsx'), 'LoginAsPage'),
})

const singleSignOn = createRoute({
  getParentRoute: () => root,
  path: '/single-sign-on',
  staticData: { title: 'singleSignOn.entering' },
  validateSearch: (search: Readonly<Record<string, unknown>>): { token?: string; from?: string } => ({
    ...(typeof search.token === 'string' && { token: search.token }),
    ...(typeof search.from === 'string' && { from: search.from }),
  }),
  component: lazyPage(() => import('../login/SingleSignOnPage.tsx'), 'SingleSignOnPage'),
})

const shared = createRoute({
  getParentRoute: () => root,
  path: '/shared',
  staticData: { title: 'print.shared.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../shared/SharedPage.tsx'), 'SharedPage'),
})

const download = createRoute({
  getParentRoute: () => root,
  path: '/download',
  staticData: { title: 'download.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../shared/file/DownloadPage.tsx'), 'DownloadPage'),
})

const room = createRoute({
  getParentRoute: () => root,
  path: '/room',
  staticData: { title: 'borrowerRoom.title' },
  validateSearch: search => ({ token: optionalText(search.token) }),
  component: lazyPage(() => import('../room/RoomPage.tsx'), 'RoomPage'),
})

const licences = page(
  '/licences',
  'thirdParty.title',
  lazyPage(() => import('../third-party/LicencesPage.tsx'), 'LicencesPage'),
)

const logout = page(
  '/logout',
  'login.logoutTitle',
  lazyPage(() => import('../login/LogoutPage.tsx'), 'LogoutPage'),
)

const shell = lazyPage(() => import('./shell/Shell.tsx'), 'Shell')

const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  staticData: { title: 'home.title' },
  component: shell,
  notFoundComponent: NotFound,
  loader: async () => (await import('./load-app.ts')).loadApp(),
})

/** The operators' console, in the same frame. */
const operator = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  staticData: { title: 'operator.title' },
  component: shell,
})

const homePage = lazyPage(() => import('../home/HomePage.tsx'), 'HomePage')

/** A page that fails leaves the shell standing; while its code is on its way, the page before it stays. */
const insideShell = { errorComponent: PageError, pendingMs: Number.POSITIVE_INFINITY }

const cardPages = {
  list: lazyPage(() => import('./cards/CardListPage.tsx'), 'CardListPage'),
  record: lazyPage(() => import('./cards/CardPage.tsx'), 'CardPage'),
  form: lazyPage(() => import('./cards/EditCardPage.tsx'), 'EditCardPage'),
}

/** List, record and form of every type of cards (acceptance row C-S01). */
const cardRoutes = listedTypes.flatMap(type => {
  const below = (path: string | null) => (path ?? '').slice(homePath.length)
  const common = {
    getParentRoute: () => app,
    staticData: { title: cardWordKey(type, 'title'), cardType: type },
    ...insideShell,
  }
  const list = createRoute({
    ...common,
    path: below(listPath(type)),
    validateSearch: readListSearch,
    component: cardPages.list,
  })
  // Procedures have pages of their own.
  if (declarationOf(type)?.workflow) return [list]
  return [
    list,
    createRoute({
      ...common,
      path: below(recordPath(type, '$id')),
      validateSearch: (search: Readonly<Record<string, unknown>>) => withTab(readRecordTab(search.tab)),
      component: cardPages.record,
    }),
    createRoute({ ...common, path: below(editPath(type, '$id')), component: cardPages.form }),
  ]
})

const routeTree = root.addChildren([
  login,
  reset,
  unlock,
  register,
  activate,
  activateUser,
  activateOperator,
  loginAs,
  singleSignOn,
  shared,
  download,
  room,
  licences,
  logout,
  // Outside the shell: the whole of a phone, with and without the server.
  page('/app/procedures/audit', 'auditPhone.onDevice', AuditPage),
  page('/app/procedures/$id/audit', 'auditPhone.title', AuditPage),
  operator.addChildren([
    createRoute({
      getParentRoute: () => operator,
      path: '/{-$area}/{-$id}',
      component: OperatorPage,
      ...insideShell,
    }),
  ]),
  app.addChildren([
    createRoute({
      getParentRoute: () => app,
      path: '/',
      component: homePage,
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/dashboard',
      component: homePage,
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/search',
      staticData: { title: 'generalSearch.title' },
      validateSearch: readSearchAddress,
      component: lazyPage(() => import('../searches/general/GeneralSearchPage.tsx'), 'GeneralSearchPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/news/{-$id}',
      staticData: { title: 'news.title' },
      component: lazyPage(() => import('../news/NewsPage.tsx'), 'NewsPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/calendar',
      staticData: { title: 'calendar.title' },
      validateSearch: readCalendarAddress,
      component: lazyPage(() => import('../calendar/CalendarPage.tsx'), 'CalendarPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/statistics',
      staticData: { title: 'statistics.title' },
      validateSearch: readStatisticsAddress,
      component: lazyPage(() => import('../statistics/StatisticsPage.tsx'), 'StatisticsPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/procedures',
      staticData: { title: 'procedures.title' },
      validateSearch: readProceduresAddress,
      component: lazyPage(() => import('../procedures/list/ProceduresPage.tsx'), 'ProceduresPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/procedures/$id',
      staticData: { title: 'procedures.title' },
      validateSearch: (search: Readonly<Record<string, unknown>>) => readProcedureTab(search.tab),
      component: lazyPage(() => import('../procedures/record/ProcedurePage.tsx'), 'ProcedurePage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/procedures/$id/edit',
      staticData: { title: 'procedures.title' },
      component: lazyPage(() => import('../procedures/form/EditProcedurePage.tsx'), 'EditProcedurePage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/condition-reports',
      staticData: { title: 'conditionReports.title' },
      validateSearch: readReportsAddress,
      component: lazyPage(
        () => import('../condition-reports/list/ConditionReportsPage.tsx'),
        'ConditionReportsPage',
      ),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/condition-reports/$id',
      staticData: { title: 'conditionReports.title' },
      component: lazyPage(
        () => import('../condition-reports/record/ConditionReportPage.tsx'),
        'ConditionReportPage',
      ),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/templates',
      staticData: { title: 'templates.title' },
      validateSearch: readTemplatesAddress,
      component: lazyPage(() => import('../print-templates/list/TemplatesPage.tsx'), 'TemplatesPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/templates/$id',
      staticData: { title: 'templates.title' },
      component: lazyPage(() => import('../print-templates/editor/TemplatePage.tsx'), 'TemplatePage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/catalogue/import',
      staticData: { title: 'import.title' },
      validateSearch: readImportSearch,
      component: lazyPage(() => import('../import/ImportPage.tsx'), 'ImportPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/catalogue/imports',
      staticData: { title: 'import.history' },
      validateSearch: readImportsSearch,
      component: lazyPage(() => import('../import/ImportsPage.tsx'), 'ImportsPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/entities',
      staticData: { title: 'shell.entities' },
      component: lazyPage(() => import('./entities/EntitiesPage.tsx'), 'EntitiesPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/dam/compare/$ids',
      staticData: { title: cardWordKey('file', 'title'), cardType: 'file' },
      component: lazyPage(() => import('./files/CompareFilesPage.tsx'), 'CompareFilesPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/damobject/$id',
      staticData: { title: cardWordKey('object', 'title'), cardType: 'object' },
      component: lazyPage(() => import('./files/ObjectPicturesPage.tsx'), 'ObjectPicturesPage'),
      ...insideShell,
    }),
    // Their addresses are known as texts alone: whoever goes there has them from the area.
    ...(cardRoutes as []),
    createRoute({
      getParentRoute: () => app,
      path: '/vocabularies',
      staticData: { title: 'vocabularyEditor.title' },
      component: lazyPage(() => import('../vocabulary-editor/list/VocabulariesPage.tsx'), 'VocabulariesPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/vocabularies/$code/{-$term}',
      staticData: { title: 'vocabularyEditor.title' },
      component: lazyPage(() => import('../vocabulary-editor/VocabularyPage.tsx'), 'VocabularyPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/advsearch/searches',
      staticData: { title: 'searches.saved.title' },
      component: lazyPage(() => import('../searches/saved/SearchesPage.tsx'), 'SearchesPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/advsearch/searches/new',
      staticData: { title: 'searches.editor.newTitle' },
      validateSearch: readNewSearch,
      component: lazyPage(() => import('./searches/NewSearchPage.tsx'), 'NewSearchPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/advsearch/searches/$id/edit',
      staticData: { title: 'searches.editor.editTitle' },
      component: lazyPage(() => import('./searches/EditSearchPage.tsx'), 'EditSearchPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/advsearch/searches/$id',
      staticData: { title: 'searches.saved.title' },
      component: lazyPage(() => import('./searches/ReadSearchPage.tsx'), 'ReadSearchPage'),
      ...insideShell,
    }),
    createRoute({
      getParentRoute: () => app,
      path: '/profile/{-$section}',
      staticData: { title: 'profile.title' },
      component: ProfilePage,
      ...insideShell,
    }),
  ]),
])

export const router = createRouter({
  routeTree,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: Pending,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Pages scroll inside the shell: each begins at its top, not where the one before it was left.
  scrollToTopSelectors: [`#${mainId}`],
  // The shell stays on the screen while a page's code is on its way.
  defaultPendingMs: 400,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
