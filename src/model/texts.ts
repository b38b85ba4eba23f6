import type approvals from '../../locales/en/approvals.json'
import type attachments from '../../locales/en/attachments.json'
import type audit from '../../locales/en/audit.json'
import type auditPhone from '../../locales/en/auditPhone.json'
import type audits from '../../locales/en/audits.json'
import type avatar from '../../locales/en/avatar.json'
import type borrowerRoom from '../../locales/en/borrowerRoom.json'
import type calendar from '../../locales/en/calendar.json'
import type cardList from '../../locales/en/cardList.json'
import type cards from '../../locales/en/cards.json'
import type citations from '../../locales/en/citations.json'
import type comments from '../../locales/en/comments.json'
import type common from '../../locales/en/common.json'
import type conditionReports from '../../locales/en/conditionReports.json'
import type depositorRoom from '../../locales/en/depositorRoom.json'
import type download from '../../locales/en/download.json'
import type errors from '../../locales/en/errors.json'
import type facets from '../../locales/en/facets.json'
import type files from '../../locales/en/files.json'
import type fileWork from '../../locales/en/fileWork.json'
import type generalSearch from '../../locales/en/generalSearch.json'
import type guide from '../../locales/en/guide.json'
import type home from '../../locales/en/home.json'
import type imports from '../../locales/en/import.json'
import type lenderRoom from '../../locales/en/lenderRoom.json'
import type licence from '../../locales/en/licence.json'
import type links from '../../locales/en/links.json'
import type login from '../../locales/en/login.json'
import type mail from '../../locales/en/mail.json'
import type mapSearch from '../../locales/en/mapSearch.json'
import type merging from '../../locales/en/merging.json'
import type movePhone from '../../locales/en/movePhone.json'
import type museum from '../../locales/en/museum.json'
import type museumExport from '../../locales/en/museumExport.json'
import type news from '../../locales/en/news.json'
import type notification from '../../locales/en/notification.json'
import type openCollection from '../../locales/en/openCollection.json'
import type operations from '../../locales/en/operations.json'
import type operator from '../../locales/en/operator.json'
import type permissions from '../../locales/en/permissions.json'
import type print from '../../locales/en/print.json'
import type printTemplates from '../../locales/en/printTemplates.json'
import type privacy from '../../locales/en/privacy.json'
import type procedureObjects from '../../locales/en/procedureObjects.json'
import type procedures from '../../locales/en/procedures.json'
import type processing from '../../locales/en/processing.json'
import type profile from '../../locales/en/profile.json'
import type registration from '../../locales/en/registration.json'
import type requesterRoom from '../../locales/en/requesterRoom.json'
import type rooms from '../../locales/en/rooms.json'
import type sampleData from '../../locales/en/sampleData.json'
import type searchDownloads from '../../locales/en/searchDownloads.json'
import type searches from '../../locales/en/searches.json'
import type security from '../../locales/en/security.json'
import type settings from '../../locales/en/settings.json'
import type sharing from '../../locales/en/sharing.json'
import type shell from '../../locales/en/shell.json'
import type singleSignOn from '../../locales/en/singleSignOn.json'
import type site from '../../locales/en/site.json'
import type statistics from '../../locales/en/statistics.json'
import type tasks from '../../locales/en/tasks.json'
import type templates from '../../locales/en/templates.json'
import type thirdParty from '../../locales/en/thirdParty.json'
import type tour from '../../locales/en/tour.json'
import type uploads from '../../locales/en/uploads.json'
import type users from '../../locales/en/users.json'
import type validation from '../../locales/en/validation.json'
import type viewer from '../../locales/en/viewer.json'
import type vocabularies from '../../locales/en/vocabularies.json'
import type vocabularyEditor from '../../locales/en/vocabularyEditor.json'
import type vocabularyPicker from '../../locales/en/vocabularyPicker.json'
import type { TypeTexts } from './record-types.ts'

/**
 * All texts of the product: a file of `locales/<language>` is an area, a key is `area.name`. English provides the types. Texts of a record
 * type are declared with it.
 */
export interface Texts extends TypeTexts {
  approvals: typeof approvals
  attachments: typeof attachments
  audit: typeof audit
  auditPhone: typeof auditPhone
  audits: typeof audits
  avatar: typeof avatar
  borrowerRoom: typeof borrowerRoom
  rooms: typeof rooms
  sampleData: typeof sampleData
  requesterRoom: typeof requesterRoom
  lenderRoom: typeof lenderRoom
  depositorRoom: typeof depositorRoom
  calendar: typeof calendar
  cardList: typeof cardList
  cards: typeof cards
  citations: typeof citations
  comments: typeof comments
  common: typeof common
  conditionReports: typeof conditionReports
  download: typeof download
  errors: typeof errors
  facets: typeof facets
  files: typeof files
  fileWork: typeof fileWork
  generalSearch: typeof generalSearch
  guide: typeof guide
  home: typeof home
  import: typeof imports
  licence: typeof licence
  links: typeof links
  login: typeof login
  mail: typeof mail
  mapSearch: typeof mapSearch
  merging: typeof merging
  movePhone: typeof movePhone
  museum: typeof museum
  museumExport: typeof museumExport
  news: typeof news
  notification: typeof notification
  openCollection: typeof openCollection
  operations: typeof operations
  operator: typeof operator
  permissions: typeof permissions
  print: typeof print
  printTemplates: typeof printTemplates
  privacy: typeof privacy
  procedureObjects: typeof procedureObjects
  procedures: typeof procedures
  processing: typeof processing
  profile: typeof profile
  registration: typeof registration
  searchDownloads: typeof searchDownloads
  searches: typeof searches
  security: typeof security
  settings: typeof settings
  sharing: typeof sharing
  site: typeof site
  shell: typeof shell
  singleSignOn: typeof singleSignOn
  statistics: typeof statistics
  tasks: typeof tasks
  templates: typeof templates
  thirdParty: typeof thirdParty
  tour: typeof tour
  uploads: typeof uploads
  users: typeof users
  validation: typeof validation
  viewer: typeof viewer
  vocabularies: typeof vocabularies
  vocabularyEditor: typeof vocabularyEditor
  vocabularyPicker: typeof vocabularyPicker
}

type Leaves<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Node[Key], `${Prefix}${Key}.`>
}[keyof Node & string]

/** Key of any text, typed from the English files: `area.name`. */
export type TextKey = Leaves<Texts>
