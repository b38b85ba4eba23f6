import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/* What viewers are told of the public records of a museum (IIIF Presentation API 3.0). */

const part = z.string().check(z.maxLength(200))
const version = { museum: part, version: part }
const common = {
  method: 'GET',
  access: 'public',
  open: 'picture',
  crossOrigin: true,
  unlimited: true,
  openInMaintenance: true,
} as const
const path = '/m/:museum/iiif/presentation/:version'

export const siteManifest = endpoint({
  ...common,
  name: 'site.manifest',
  path: `${path}/:name/manifest`,
  summary: 'The pictures of a published record with its facts, for viewers (IIIF Presentation API 3.0)',
  params: z.object({ ...version, name: part }),
})

export const siteManifestPart = endpoint({
  ...common,
  name: 'site.manifestPart',
  path: `${path}/:name/:piece/:picture`,
  summary: 'A canvas, annotation page or annotation of a manifest, by itself',
  params: z.object({ ...version, name: part, piece: part, picture: part }),
})

export const siteCollection = endpoint({
  ...common,
  name: 'site.collection',
  path: `${path}/collection/:name`,
  summary: 'Manifests of the museum (‘top’), of a kind (‘objects’), or of a published collection or event',
  params: z.object({ ...version, name: part }),
})

export const siteCollectionPage = endpoint({
  ...common,
  name: 'site.collectionPage',
  path: `${path}/collection/:name/:page`,
  summary: 'A hundred manifests of a large collection',
  params: z.object({ ...version, name: part, page: part }),
})
