import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Longest sides of thumbnails in pixels: table row, gallery, page, full screen. Smaller pictures are never enlarged. */
export const thumbnailSizes = [160, 480, 1200, 2400] as const

export type ThumbnailSize = (typeof thumbnailSizes)[number]

const sizeText = z.enum(thumbnailSizes.map(String) as [string, ...string[]])

export const readThumbnail = endpoint({
  name: 'files.thumbnail',
  method: 'GET',
  path: '/api/v1/files/:id/thumbnail',
  access: { permissions: ['damRead'] },
  byCookie: true,
  summary:
    'A file’s picture in one of the sizes 160, 480, 1200 and 2400, as WebP; 2400 requires permission to download',
  params: z.object({ id }),
  query: z.object({ size: z._default(sizeText, '480') }),
})

export const readContent = endpoint({
  name: 'files.content',
  method: 'GET',
  path: '/api/v1/files/:id/content',
  access: { permissions: ['damDownload'] },
  byCookie: true,
  summary: 'A file as it was uploaded',
  params: z.object({ id }),
})

/** The address of a thumbnail, for an `<img>`. */
export const thumbnailUrl = (id: string, size: ThumbnailSize = 480): string =>
  `/api/v1/files/${id}/thumbnail?size=${size}`
