import type { PageName } from '#model/navigation/pages.ts'
import { FieldPage } from './field-page.ts'
import { lazyPage } from './lazy-page.ts'
import { OperatorPage } from './operator/OperatorPage.tsx'

const home = lazyPage(() => import('../home/HomePage.tsx'), 'HomePage')

/** The component of every page that is declared in the model, fetched when it is first shown. */
export const pageComponents = {
  login: lazyPage(() => import('../login/LoginPage.tsx'), 'LoginPage'),
  loginAs: lazyPage(() => import('../login/EnterPage.tsx'), 'LoginAsPage'),
  logout: lazyPage(() => import('../login/LogoutPage.tsx'), 'LogoutPage'),
  resetPassword: lazyPage(() => import('../reset-password/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  unlock: lazyPage(() => import('../activate/UnlockPage.tsx'), 'UnlockPage'),
  register: lazyPage(() => import('../register/RegisterPage.tsx'), 'RegisterPage'),
  activate: lazyPage(() => import('../activate/ActivatePage.tsx'), 'ActivatePage'),
  activateUser: lazyPage(() => import('../activate/AcceptInvitation.tsx'), 'ActivateUserPage'),
  activateOperator: lazyPage(() => import('../activate/AcceptInvitation.tsx'), 'ActivateOperatorPage'),
  download: lazyPage(() => import('../shared/file/DownloadPage.tsx'), 'DownloadPage'),
  shared: lazyPage(() => import('../shared/SharedPage.tsx'), 'SharedPage'),
  room: lazyPage(() => import('../room/RoomPage.tsx'), 'RoomPage'),
  approve: lazyPage(() => import('../approve/ApprovePage.tsx'), 'ApprovePage'),
  licences: lazyPage(() => import('../third-party/LicencesPage.tsx'), 'LicencesPage'),
  help: lazyPage(() => import('../guide/HelpPage.tsx'), 'HelpPage'),
  singleSignOn: lazyPage(() => import('../login/EnterPage.tsx'), 'SingleSignOnPage'),
  operator: OperatorPage,
  home,
  dashboard: home,
  search: lazyPage(() => import('../searches/general/GeneralSearchPage.tsx'), 'GeneralSearchPage'),
  profile: lazyPage(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
  settings: lazyPage(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  news: lazyPage(() => import('../news/NewsPage.tsx'), 'NewsPage'),
  calendar: lazyPage(() => import('../calendar/CalendarPage.tsx'), 'CalendarPage'),
  statistics: lazyPage(() => import('../statistics/StatisticsPage.tsx'), 'StatisticsPage'),
  import: lazyPage(() => import('./ImportTablePage.tsx'), 'ImportTablePage'),
  imports: lazyPage(() => import('../import/ImportsPage.tsx'), 'ImportsPage'),
  compareFiles: lazyPage(() => import('./files/CompareFilesPage.tsx'), 'CompareFilesPage'),
  objectPictures: lazyPage(() => import('./files/ObjectPicturesPage.tsx'), 'ObjectPicturesPage'),
  entities: lazyPage(() => import('./entities/EntitiesPage.tsx'), 'EntitiesPage'),
  procedures: lazyPage(() => import('../procedures/list/ProceduresPage.tsx'), 'ProceduresPage'),
  procedure: lazyPage(() => import('./cards/ProcedurePages.tsx'), 'ProcedurePage'),
  editProcedure: lazyPage(() => import('./cards/ProcedurePages.tsx'), 'EditProcedurePage'),
  procedureReport: lazyPage(() => import('../procedures/report/ReportPage.tsx'), 'ReportPage'),
  registers: lazyPage(() => import('../procedures/registers/RegistersPage.tsx'), 'RegistersPage'),
  auditsOnDevice: FieldPage,
  auditOnPhone: FieldPage,
  workOnPhone: FieldPage,
  templates: lazyPage(() => import('../print-templates/list/TemplatesPage.tsx'), 'TemplatesPage'),
  template: lazyPage(() => import('../print-templates/editor/TemplatePage.tsx'), 'TemplatePage'),
  checklists: lazyPage(() => import('../procedures/checklists/ChecklistsPage.tsx'), 'ChecklistsPage'),
  checklist: lazyPage(() => import('../procedures/checklists/ChecklistPage.tsx'), 'ChecklistPage'),
  vocabularies: lazyPage(() => import('../vocabulary-editor/VocabulariesPage.tsx'), 'VocabulariesPage'),
  vocabulary: lazyPage(() => import('../vocabulary-editor/VocabularyPage.tsx'), 'VocabularyPage'),
  savedSearches: lazyPage(() => import('../searches/saved/SearchesPage.tsx'), 'SearchesPage'),
  newSearch: lazyPage(() => import('./searches/NewSearchPage.tsx'), 'NewSearchPage'),
  editSearch: lazyPage(() => import('./searches/EditSearchPage.tsx'), 'EditSearchPage'),
  savedSearch: lazyPage(() => import('./searches/ReadSearchPage.tsx'), 'ReadSearchPage'),
} as const satisfies Readonly<Record<PageName, ReturnType<typeof lazyPage> | (() => React.ReactNode)>>

/** Components of the pages that every type of records has. */
export const recordComponents = {
  list: lazyPage(() => import('./cards/CardListPage.tsx'), 'CardListPage'),
  record: lazyPage(() => import('./cards/CardPage.tsx'), 'CardPage'),
  form: lazyPage(() => import('./cards/EditCardPage.tsx'), 'EditCardPage'),
}
