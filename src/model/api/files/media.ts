import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'

const file = z.object({ id })

export const previewFile = endpoint({
  name: 'files.preview',
  method: 'GET',
  path: '/api/v1/files/:id/preview',
  access: { permissions: ['damRead'] },
  byCookie: true,
  summary:
    'A video, audio file, 3D model or plain text for players and viewers on a page, whole or by Range header; PDFs require permission to download',
  params: file,
})

const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))

export const readPage = endpoint({
  name: 'files.page',
  method: 'GET',
  path: '/api/v1/files/:id/pages/:page',
  access: { permissions: ['damRead', 'catalogueRead'] },
  byCookie: true,
  summary: 'A page of a PDF as a picture, for people who may view but not download it',
  params: z.object({ id, page }),
})

/** Processing states of an uploaded content. */
const processingStates = ['processing', 'ready', 'failed'] as const

export const readFacts = endpoint({
  name: 'files.facts',
  method: 'GET',
  path: '/api/v1/files/:id/facts',
  access: { permissions: ['damRead'] },
  summary: 'Metadata of a file: embedded and extracted properties, and those that could not be determined',
  params: file,
  output: z.object({
    version: z.number(),
    state: z.enum(processingStates),
    /** Properties that could not be determined, in the requested language; null when complete. */
    failure: z.nullable(z.string()),
    fileType: z.string(),
    bytes: z.number(),
    sha256: z.string(),
    /** Source of its preview picture; null when there is none. */
    picture: z.nullable(z.enum(['original', 'poster'])),
    /** By metadata group: 'exif', 'media', 'pdf', 'model', 'document', 'peaks' … */
    facts: z.record(z.string(), z.unknown()),
    at: moment,
  }),
})

export const processFile = endpoint({
  name: 'files.process',
  method: 'PUT',
  path: '/api/v1/files/:id/process',
  access: { permissions: ['damEditMetadata'] },
  summary: 'Process a file again in the background; fields edited by people stay',
  params: file,
  output: z.object({ state: z.enum(processingStates) }),
  status: 202,
})

/** Maximum size in bytes of a poster picture for a file. */
export const mostPosterBytes = 5_000_000

export const givePoster = endpoint({
  name: 'files.poster',
  method: 'PUT',
  path: '/api/v1/files/:id/poster',
  access: { permissions: ['damEditMetadata'] },
  summary: 'Set a preview picture for a file that is not a picture: a view of a model, a still',
  params: file,
  body: z.unknown() as z.ZodMiniUnknown,
  encoding: 'binary',
  bodyLimit: mostPosterBytes,
})

/** The address of the picture of a page, from 1. */
export const pageUrl = (fileId: string, page: number): string => `/api/v1/files/${fileId}/pages/${page}`

/** The address of a preview, for players and readers. */
export const previewUrl = (fileId: string): string => `/api/v1/files/${fileId}/preview`
