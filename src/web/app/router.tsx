import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { recordSigns } from '#model/cards/signs.ts'
import type { GuidePlace } from '#model/guide/chapters.ts'
import { commentInSearch, commentSearch } from '#model/navigation/card-paths.ts'
import { type PageName, pages } from '#model/navigation/pages.ts'
import { homePath, operatorPath, pageRouteOf } from '#model/navigation/routes.ts'
import type { CardType } from '#model/record-types.ts'
import { readCalendarAddress } from '../calendar/calendar-address.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { readListSearch } from '../cards/data/list-search.ts'
import { readEditView } from '../cards/record/edit/edit-view.ts'
import { readRecordTab } from '../cards/record/view/record-tab.ts'
import { readImportSearch, readImportsSearch } from '../import/steps.ts'
import { readLoginSearch } from '../login/login-search.ts'
import { session } from '../platform/client.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { visitorOf } from '../platform/session/state.ts'
import { readTemplatesAddress } from '../print-templates/list/list-address.ts'
import { readProceduresAddress } from '../procedures/list/list-address.ts'
import { readRegisterAddress } from '../procedures/registers/register-address.ts'
import { readReportAddress } from '../procedures/report/report-address.ts'
import { readNewSearch } from '../searches/editor/read-new-search.ts'
import { readSearchAddress } from '../searches/general/search-address.ts'
import { readStatisticsAddress } from '../statistics/statistics-address.ts'
import { mainId } from '../ui/SkipLink.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { redirectionFor } from './guard.ts'
import { lazyPage } from './lazy-page.ts'
import { NotFound } from './not-found.ts'
import { PageError } from './PageError.tsx'
import { Pending } from './Pending.tsx'
import { pageComponents, recordComponents } from './page-components.ts'
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
    /** The place in the guide that explains the page. */
    guide?: GuidePlace
  }
}

const guard = ({ location }: { readonly location: ParsedLocation }) => {
  const { pathname, href, search } = location
  const token: unknown = Reflect.get(search, 'token') ?? location.state.mailedToken
  if (token && pageRouteOf(pathname)?.mailedLink) return
  const from: unknown = Reflect.get(search, 'from')
  const state = session.get()
  const to = redirectionFor({ pathname, href, from }, visitorOf(state), state.configuration)
  if (to) throw redirect({ href: to, replace: true })
}

type Search = Readonly<Record<string, unknown>>

const withTab = (tab: string | undefined): { readonly tab?: string } => (tab ? { tab } : {})
const readTab = (search: Search): { readonly tab?: string; readonly comment?: string } => {
  const comment = commentInSearch(search.comment)
  return { ...withTab(readRecordTab(search.tab)), ...(comment !== undefined && commentSearch(comment)) }
}

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const readToken = (search: Search) => ({ token: optionalText(search.token) })
const readSignOn = (search: Search): { token?: string; from?: string } => ({
  ...(typeof search.token === 'string' && { token: search.token }),
  ...(typeof search.from === 'string' && { from: search.from }),
})

const root = createRootRoute({ component: Root, beforeLoad: guard, errorComponent: ErrorPage })

const shell = lazyPage(() => import('./shell/Shell.tsx'), 'Shell')

const app = createRoute({
  getParentRoute: () => root,
  path: homePath,
  staticData: { title: pages.home.title },
  component: shell,
  notFoundComponent: NotFound,
  loader: async () => (await import('./load-app.ts')).loadApp(),
})

/** The operators' console, in the same frame. */
const operator = createRoute({
  getParentRoute: () => root,
  path: operatorPath,
  staticData: { title: pages.operator.title, guide: pages.operator.guide },
  component: shell,
})

/** Options that keep the shell when a page fails, and the previous page while the code of the next one loads. */
const insideShell = { errorComponent: PageError, pendingMs: Number.POSITIVE_INFINITY }

/** Options of a page that takes the whole window. */
const alone = <const Name extends PageName>(name: Name) => ({
  getParentRoute: () => root,
  path: pages[name].path,
  staticData: { title: pages[name].title, guide: pages[name].guide },
  component: pageComponents[name],
})

type Below<Path extends string, Parent extends string> = Path extends Parent
  ? '/'
  : Path extends `${Parent}${infer Rest}`
    ? Rest
    : never

/** Options of a page inside the shell, whose own level of the breadcrumbs is that of the home page. */
const inside = <const Name extends PageName>(name: Name) => ({
  getParentRoute: () => app,
  path: (pages[name].path.slice(homePath.length) || '/') as Below<(typeof pages)[Name]['path'], '/app'>,
  staticData: {
    guide: pages[name].guide,
    ...(pages[name].title !== pages.home.title && { title: pages[name].title }),
  },
  component: pageComponents[name],
  ...insideShell,
})

/** List, record and form of every type of records (C-S01). */
const recordRoutes = recordSigns.flatMap(({ type, pages: { list, records, among, guide } }): AnyRoute[] => {
  const common = {
    getParentRoute: () => app,
    staticData: { title: cardWordKey(type, 'title'), cardType: type, guide },
    ...insideShell,
  }
  const below = (path: string) => path.slice(homePath.length)
  const listRoute = createRoute({
    ...common,
    path: below(list),
    validateSearch: readListSearch,
    component: recordComponents.list,
  })
  // Records and forms of procedures of all types are below one address.
  if (among === 'procedures') return [listRoute]
  return [
    listRoute,
    createRoute({
      ...common,
      path: below(`${records}/$id`),
      validateSearch: readTab,
      component: recordComponents.record,
    }),
    createRoute({
      ...common,
      path: below(`${records}/$id/edit`),
      validateSearch: readEditView,
      component: recordComponents.form,
    }),
  ]
})

const pagesAlone = {
  login: createRoute({ ...alone('login'), validateSearch: readLoginSearch }),
  loginAs: createRoute({ ...alone('loginAs'), validateSearch: readToken }),
  logout: createRoute(alone('logout')),
  resetPassword: createRoute({ ...alone('resetPassword'), validateSearch: readToken }),
  unlock: createRoute({ ...alone('unlock'), validateSearch: readToken }),
  register: createRoute(alone('register')),
  activate: createRoute({ ...alone('activate'), validateSearch: readToken }),
  activateUser: createRoute({ ...alone('activateUser'), validateSearch: readToken }),
  activateOperator: createRoute({ ...alone('activateOperator'), validateSearch: readToken }),
  download: createRoute({ ...alone('download'), validateSearch: readToken }),
  shared: createRoute({ ...alone('shared'), validateSearch: readToken }),
  room: createRoute({ ...alone('room'), validateSearch: readToken }),
  approve: createRoute({ ...alone('approve'), validateSearch: readToken }),
  licences: createRoute(alone('licences')),
  help: createRoute(alone('help')),
  singleSignOn: createRoute({ ...alone('singleSignOn'), validateSearch: readSignOn }),
  auditsOnDevice: createRoute(alone('auditsOnDevice')),
  auditOnPhone: createRoute(alone('auditOnPhone')),
  workOnPhone: createRoute(alone('workOnPhone')),
} satisfies Partial<Record<PageName, AnyRoute>>

const pagesInside = {
  home: createRoute(inside('home')),
  dashboard: createRoute(inside('dashboard')),
  search: createRoute({ ...inside('search'), validateSearch: readSearchAddress }),
  profile: createRoute(inside('profile')),
  settings: createRoute(inside('settings')),
  news: createRoute(inside('news')),
  calendar: createRoute({ ...inside('calendar'), validateSearch: readCalendarAddress }),
  statistics: createRoute({ ...inside('statistics'), validateSearch: readStatisticsAddress }),
  import: createRoute({ ...inside('import'), validateSearch: readImportSearch }),
  imports: createRoute({ ...inside('imports'), validateSearch: readImportsSearch }),
  compareFiles: createRoute({
    ...inside('compareFiles'),
    staticData: { title: pages.compareFiles.title, guide: pages.compareFiles.guide, cardType: 'file' },
  }),
  objectPictures: createRoute({
    ...inside('objectPictures'),
    staticData: { title: pages.objectPictures.title, guide: pages.objectPictures.guide, cardType: 'object' },
  }),
  entities: createRoute(inside('entities')),
  procedures: createRoute({ ...inside('procedures'), validateSearch: readProceduresAddress }),
  procedure: createRoute({
    ...inside('procedure'),
    validateSearch: readTab,
  }),
  editProcedure: createRoute({ ...inside('editProcedure'), validateSearch: readEditView }),
  procedureReport: createRoute({ ...inside('procedureReport'), validateSearch: readReportAddress }),
  registers: createRoute({ ...inside('registers'), validateSearch: readRegisterAddress }),
  templates: createRoute({ ...inside('templates'), validateSearch: readTemplatesAddress }),
  template: createRoute(inside('template')),
  checklists: createRoute(inside('checklists')),
  checklist: createRoute(inside('checklist')),
  vocabularies: createRoute(inside('vocabularies')),
  vocabulary: createRoute(inside('vocabulary')),
  savedSearches: createRoute(inside('savedSearches')),
  newSearch: createRoute({ ...inside('newSearch'), validateSearch: readNewSearch }),
  editSearch: createRoute(inside('editSearch')),
  savedSearch: createRoute(inside('savedSearch')),
} satisfies Record<Exclude<PageName, keyof typeof pagesAlone | 'operator'>, AnyRoute>

const routeTree = root.addChildren({
  ...pagesAlone,
  operator: operator.addChildren([
    createRoute({
      getParentRoute: () => operator,
      path: pages.operator.path.slice(operatorPath.length) as Below<typeof pages.operator.path, '/operator'>,
      component: pageComponents.operator,
      ...insideShell,
    }),
  ]),
  app: app.addChildren({
    ...pagesInside,
    // Their addresses are only known as strings, which the area provides.
    ...(recordRoutes as unknown as Record<never, AnyRoute>),
  }),
})

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
