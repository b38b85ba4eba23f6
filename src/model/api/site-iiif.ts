import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { forViewers } from './site-pages.ts'

/* What viewers are told of the public records of a museum (IIIF Presentation API 3.0). */

const part = z.string().check(z.maxLength(200))
const version = { museum: part, version: part }
const path = '/m/:museum/iiif/presentation/:version'

export const siteManifest = endpoint({
  ...forViewers,
  name: 'site.manifest',
  path: `${path}/:name/manifest`,
  summary: 'The pictures of a published record with its facts, for viewers (IIIF Presentation API 3.0)',
  params: z.object({ ...version, name: part }),
})

export const siteManifestPart = endpoint({
  ...forViewers,
  name: 'site.manifestPart',
  path: `${path}/:name/:piece/:picture`,
  summary: 'A canvas, annotation page or annotation of a manifest, by itself',
  params: z.object({ ...version, name: part, piece: part, picture: part }),
})

export const siteCollection = endpoint({
  ...forViewers,
  name: 'site.collection',
  path: `${path}/collection/:name`,
  summary: 'Manifests of the museum (‘top’), of a kind (‘objects’), or of a published collection or event',
  params: z.object({ ...version, name: part }),
})

export const siteCollectionPage = endpoint({
  ...forViewers,
  name: 'site.collectionPage',
  path: `${path}/collection/:name/:page`,
  summary: 'A hundred manifests of a large collection',
  params: z.object({ ...version, name: part, page: part }),
})
