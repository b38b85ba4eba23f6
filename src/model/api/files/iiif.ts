import { z } from 'zod/mini'
import { endpoint, longestPart } from '../endpoint.ts'
import { id } from '../shapes.ts'

const shared = {
  method: 'GET',
  access: { permissions: ['damRead'] },
  byCookie: true,
  crossOrigin: true,
} as const

/** Part of a IIIF address; its valid values depend on the picture. As long as any part of an address may be: what is too long is wrong, not unknown. */
const part = z.string().check(z.maxLength(longestPart))

export const readIiifBase = endpoint({
  ...shared,
  name: 'files.iiif',
  path: '/api/v1/files/:id/iiif',
  summary: 'Redirects to the IIIF description of a picture',
  params: z.object({ id }),
})

export const readIiifInfo = endpoint({
  ...shared,
  name: 'files.iiif.info',
  path: '/api/v1/files/:id/iiif/info.json',
  summary: 'IIIF description of a picture: size, tiles and supported requests (IIIF Image API 3, level 2)',
  params: z.object({ id }),
})

export const readIiifImage = endpoint({
  ...shared,
  name: 'files.iiif.image',
  path: '/api/v1/files/:id/iiif/:region/:size/:rotation/:file',
  summary:
    'A picture or a region of it, as requested by the address (IIIF Image API 3, level 2): full/max/0/default.jpg',
  params: z.object({ id, region: part, size: part, rotation: part, file: part }),
})

/** Base address of a picture for IIIF viewers; '/info.json' after it describes the rest. */
export const iiifUrl = (fileId: string): string => `/api/v1/files/${fileId}/iiif`
