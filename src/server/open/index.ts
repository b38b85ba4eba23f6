import './tables.ts'

/** The open collections of museums: what their administrators decide, and the gate through which the public sees records. */
export {
  addressOf,
  identifierOf,
  kindOfPage,
  type Site,
  siteName,
  slugOf,
} from './addresses.ts'
export { type Found, findRecord } from './find-record.ts'
export type { Listed } from './listed.ts'
export type { OpenContext } from './open-context.ts'
export { projectCards } from './project-cards.ts'
export { type PublicPicture, picturesOf, publicPictures } from './public-pictures.ts'
export { publicityRoutes } from './publicity-routes.ts'
export { settingsRoutes } from './settings-routes.ts'
export { createSiteDoor, type SiteDoor } from './site-door.ts'
export { siteForPreview } from './site-for-preview.ts'
export type { SiteFacet, SiteFacetValue, SiteQuery, SiteResults, SiteWayOut } from './site-search.ts'
export { type SiteSort, sitePageSizes, siteSorts } from './site-search.ts'
export { newestRecords, withdrawnSince } from './store/records.ts'
