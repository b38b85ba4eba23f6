import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'

const may = { permissions: ['damUpload'] } as const

/** What becomes of a file on its way: told by events, too. */
export const uploadStates = ['uploading', 'processing', 'ready', 'failed', 'undone'] as const
export type UploadState = (typeof uploadStates)[number]

/** Another file of the museum with the same content (acceptance row C-F08). */
const duplicate = z.object({ id, title: z.string() })

export const upload = z.object({
  /** As the address of the upload has it. */
  id: z.string(),
  name: z.string(),
  /** Folders it lay in, with '/' between them; empty for a file alone. */
  folder: z.string(),
  bytes: z.number(),
  /** Bytes that have arrived. */
  received: z.number(),
  state: z.enum(uploadStates),
  /** Why it failed, or what could not be done with it though it is kept, in the language of the person. */
  reason: z.nullable(z.string()),
  /** Whether what arrived is still there, to be looked through once more. */
  canRetry: z.boolean(),
  /** The card it became. */
  fileId: z.nullable(id),
  duplicates: z.array(duplicate),
})
export type Upload = z.output<typeof upload>

/** Files that were uploaded together: looked at, and undone, together. */
export const uploadBatch = z.object({
  id,
  startedAt: moment,
  by: z.string(),
  /** The card the files are attached to as they come in. */
  attachTo: z.nullable(z.object({ type: z.string(), id, title: z.string() })),
  total: z.number(),
  ready: z.number(),
  failed: z.number(),
  undoneAt: z.nullable(moment),
})
export type UploadBatch = z.output<typeof uploadBatch>

/** Where files go while they are uploaded: the protocol of tus (resumable, with checksums). One file an upload, made by POST here. */
export const uploadsPath = '/api/v1/uploads/'

/**
 * What an upload says of itself when it is made (`Upload-Metadata`), all of it text. `batch` and `filename` are asked for; the rest may
 * be left out.
 */
export interface UploadMetadata {
  /** Id of the batch, which must be one's own and not undone. */
  readonly batch: string
  readonly filename: string
  readonly filetype?: string
  /** Folders it lay in, with '/' between them. */
  readonly folder?: string
  /** Of the whole content, where the client knows it: what arrives must be the same. */
  readonly sha256?: string
  /** Place among the files of the batch, from 0: those that are attached to a card stand there in this order, whichever comes first. */
  readonly place?: string
  /** 'true': becomes the cover of the card it is attached to. */
  readonly cover?: string
}

const uploadId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

/** The calls of tus, one by one. Their answers have headers alone; what is refused is told like everywhere else. */
export const createUpload = endpoint({
  name: 'uploads.create',
  method: 'POST',
  path: '/api/v1/uploads',
  access: may,
  summary:
    'tus: make an upload (`Upload-Length`, `Upload-Metadata`: batch, filename, folder, sha256, place, cover); what is empty or does not fit is refused',
  status: 201,
})

export const readUpload = endpoint({
  name: 'uploads.offset',
  method: 'HEAD',
  path: '/api/v1/uploads/:id',
  access: may,
  summary: 'tus: how much of an upload has arrived',
  params: uploadId,
})

export const continueUpload = endpoint({
  name: 'uploads.continue',
  method: 'PATCH',
  path: '/api/v1/uploads/:id',
  access: may,
  summary: 'tus: the next piece of an upload; after the last one the file is looked through',
  params: uploadId,
  encoding: 'piece',
  body: z.unknown(),
})

export const cancelUpload = endpoint({
  name: 'uploads.cancel',
  method: 'DELETE',
  path: '/api/v1/uploads/:id',
  access: may,
  summary: 'tus: cancel an upload that is no file yet',
  params: uploadId,
})

export const startBatch = endpoint({
  name: 'uploads.start',
  method: 'POST',
  path: '/api/v1/upload-batches',
  access: may,
  summary: 'Begin a batch: files uploaded together, attached to a card as they come in where one is named',
  body: z.object({
    attachTo: z.optional(z.object({ type: z.string().check(z.maxLength(40)), id })),
    files: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** Of all of them: more than there is room for is refused before anything is sent. */
    bytes: z.int().check(z.minimum(0)),
  }),
  output: uploadBatch,
  status: 201,
})

export const listBatches = endpoint({
  name: 'uploads.batches',
  method: 'GET',
  path: '/api/v1/upload-batches',
  access: may,
  summary: 'The last batches, of oneself; of everybody for administrators',
  output: z.object({ result: z.array(uploadBatch) }),
})

export const readBatch = endpoint({
  name: 'uploads.batch',
  method: 'GET',
  path: '/api/v1/upload-batches/:id',
  access: may,
  summary: 'A batch with its files and what became of them',
  params: z.object({ id }),
  output: z.object({ batch: uploadBatch, uploads: z.array(upload) }),
})

export const undoBatch = endpoint({
  name: 'uploads.undo',
  method: 'PUT',
  path: '/api/v1/upload-batches/:id/undo',
  access: may,
  summary:
    'Undo a batch: its files go to the bin, detached from what they were attached to; what was worked on since stays and is told',
  params: z.object({ id }),
  output: z.object({ batch: uploadBatch, kept: z.array(z.object({ id, title: z.string() })) }),
})

export const retryUpload = endpoint({
  name: 'uploads.retry',
  method: 'PUT',
  path: '/api/v1/upload-batches/:id/uploads/:uploadId/retry',
  access: may,
  summary: 'Look once more through what arrived of a file that failed',
  params: z.object({ id, uploadId: z.string().check(z.maxLength(60)) }),
  output: upload,
})

/** Before anything is sent: which of some contents the museum has already. */
export const knownContents = endpoint({
  name: 'uploads.known',
  method: 'POST',
  path: '/api/v1/uploads/known',
  reads: true,
  access: may,
  summary: 'Which of some contents, by their SHA-256, are among the files already',
  body: z.object({ sha256: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(1000)) }),
  output: z.object({ known: z.record(z.string(), z.array(duplicate)) }),
})

/** How much room the museum has; bytes. */
export const readRoom = endpoint({
  name: 'uploads.room',
  method: 'GET',
  path: '/api/v1/uploads/room',
  access: may,
  summary: 'Space used and the limit of the museum, in bytes; null without a limit',
  output: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
})

/** What became of each file of a form. */
const receivedFile = z.object({
  name: z.string(),
  /** The card it became; null for what was refused. */
  id: z.nullable(id),
  address: z.nullable(z.string()),
  duplicates: z.array(duplicate),
  /** Why it was refused, in the language asked for. */
  error: z.nullable(z.object({ error: z.string(), message: z.string() })),
})

/** Files of a form in one: small ones, and other programs. Answers when they are kept and looked through. */
export const uploadFiles = endpoint({
  name: 'uploads.form',
  method: 'POST',
  path: '/api/v1/files',
  access: may,
  summary:
    'Upload files as a form (`multipart/form-data`, fields `file`). Where all of them are refused, the answer is the error of the first',
  encoding: 'multipart',
  body: z.unknown(),
  output: z.object({ result: z.array(receivedFile) }),
  status: 201,
})
