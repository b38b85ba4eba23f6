import './tables.ts'

/** The open collections of museums: what their administrators decide, and the gate through which the public sees records. */
export {
  addressOf,
  identifierOf,
  kindOfPage,
  manifestAddress,
  pagesOfKinds,
  type Site,
  siteName,
  slugOf,
} from './addresses.ts'
export { type Found, findRecord } from './find-record.ts'
export { keepPublicRecords } from './keep-records.ts'
export { type Listed, listedAs, type NamedRecord } from './listed.ts'
export type { OpenContext } from './open-context.ts'
export { projectCards } from './project-cards.ts'
export { publicNow } from './public-now.ts'
export { type PublicPicture, picturesOf, publicPictures } from './public-pictures.ts'
export { publicWords } from './public-words.ts'
export { siteStateOf } from './publicity.ts'
export { publicityRoutes } from './publicity-routes.ts'
export { createSiteSearch, declarationOfKind, type SiteSearch } from './search-site.ts'
export { settingsRoutes } from './settings-routes.ts'
export { createSiteDoor, type SiteDoor } from './site-door.ts'
export { siteForPreview } from './site-for-preview.ts'
export type { SiteFacet, SiteFacetValue, SiteQuery, SiteResults, SiteWayOut } from './site-search.ts'
export { type SiteSort, sitePageSizes, siteSorts } from './site-search.ts'
export { isBehind } from './store/public-records.ts'
export { newestRecords, withdrawnSince } from './store/records.ts'
export { openWithSite, rulesOf, takeAddress } from './store/sites.ts'
