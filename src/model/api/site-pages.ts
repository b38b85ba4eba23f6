import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/* Pages of the public sites of museums. They are answered as HTML, and never tell a museum without a site from one that does not exist. */

const part = z.string().check(z.maxLength(200))
const museum = { museum: part }
const common = {
  method: 'GET',
  access: 'public',
  open: 'page',
  unlimited: true,
  openInMaintenance: true,
} as const

/** Leads to the first page in the reader's language. */
export const siteRoot = endpoint({
  ...common,
  name: 'site.root',
  path: '/m/:museum',
  summary: 'The public site of a museum: leads to its first page in the language of the reader',
  params: z.object(museum),
})

export const siteHome = endpoint({
  ...common,
  name: 'site.home',
  path: '/m/:museum/:lang',
  summary: 'First page of the public site of a museum',
  params: z.object({ ...museum, lang: part }),
})

export const siteAbout = endpoint({
  ...common,
  name: 'site.about',
  path: '/m/:museum/:lang/about',
  summary: 'The page about a public site: contact, legal notice, privacy, what may be used',
  params: z.object({ ...museum, lang: part }),
})

export const siteSearch = endpoint({
  ...common,
  name: 'site.search',
  path: '/m/:museum/:lang/search',
  summary: 'Results of a search in the public records of a museum, as a page',
  params: z.object({ ...museum, lang: part }),
})

/** Public records that a search may mean, for what is typed. */
export const siteSuggest = endpoint({
  ...common,
  name: 'site.suggest',
  path: '/m/:museum/:lang/suggest',
  summary: 'Public records whose titles have words that begin as `q`, a few of each kind, as JSON',
  params: z.object({ ...museum, lang: part }),
})

export const siteFeed = endpoint({
  ...common,
  name: 'site.feed',
  path: '/m/:museum/:lang/feed.atom',
  summary: 'Objects that a museum published last, as an Atom feed',
  params: z.object({ ...museum, lang: part }),
})

/** Addresses of all pages, for search engines. */
export const siteMap = endpoint({
  ...common,
  name: 'site.map',
  path: '/m/:museum/sitemap.xml',
  summary: 'Index of the lists of all pages of a public site, for search engines',
  params: z.object(museum),
})

export const siteMapPart = endpoint({
  ...common,
  name: 'site.mapPart',
  path: '/m/:museum/sitemap/:file',
  summary: 'A list of pages of a public site, for search engines: names from the one in its address on',
  params: z.object({ ...museum, file: part }),
})

/** Names that were withdrawn, for those who keep copies. */
export const siteWithdrawn = endpoint({
  ...common,
  name: 'site.withdrawn',
  path: '/m/:museum/withdrawn',
  summary: 'Names withdrawn in the last 90 days, newest first, as JSON Lines: name, kind, day',
  params: z.object(museum),
})

/** Address of a record that never changes: leads to its page. */
export const siteIdentifier = endpoint({
  ...common,
  name: 'site.identifier',
  path: '/m/:museum/id/:kind/:name',
  summary: 'Identifier of a published record: leads to its page in the language of the reader',
  params: z.object({ ...museum, kind: part, name: part }),
})

const record = { ...museum, lang: part, kind: part, name: part }

export const siteRecord = endpoint({
  ...common,
  name: 'site.record',
  path: '/m/:museum/:lang/:kind/:name',
  summary: 'Page of a published record; leads to the address with its title',
  params: z.object(record),
})

export const siteTitledRecord = endpoint({
  ...common,
  name: 'site.titledRecord',
  path: '/m/:museum/:lang/:kind/:name/:slug',
  summary: 'Page of a published record, with its title in the address',
  params: z.object({ ...record, slug: part }),
})

const picture = { ...museum, version: part, name: part }

/** Calls of viewers, from pages anywhere. */
export const forViewers = {
  method: 'GET',
  access: 'public',
  open: 'picture',
  crossOrigin: true,
  unlimited: true,
  openInMaintenance: true,
} as const
const picturePath = '/m/:museum/iiif/image/:version/:name'

/** Leads to the description of a public picture. */
export const sitePicture = endpoint({
  ...forViewers,
  name: 'site.picture',
  path: picturePath,
  summary: 'A public picture: leads to its description',
  params: z.object(picture),
})

export const sitePictureInfo = endpoint({
  ...forViewers,
  name: 'site.pictureInfo',
  path: `${picturePath}/info.json`,
  summary: 'Description of a public picture (IIIF Image API 3.0, and 2.1 for old viewers, level 2)',
  params: z.object(picture),
})

export const sitePicturePart = endpoint({
  ...forViewers,
  name: 'site.picturePart',
  path: `${picturePath}/:region/:size/:rotation/:file`,
  summary: 'A public picture, or a region of it, as its address asks for it',
  params: z.object({ ...picture, region: part, size: part, rotation: part, file: part }),
})

/** Files of all sites: style sheet, fonts and scripts, by names that change with them. */
export const siteFile = endpoint({
  ...common,
  name: 'site.file',
  path: '/m-files/:file',
  summary: 'A file that the pages of the public sites load: style sheet, font or script',
  params: z.object({ file: part }),
})

/** Any other address of a site. */
export const siteUnknown = endpoint({
  ...common,
  name: 'site.unknown',
  path: '/m/*',
  summary: 'Any other address of a public site: there is none',
})
