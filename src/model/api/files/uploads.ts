import { z } from 'zod/mini'
import { sureness } from '../../files/photographs/match-name.ts'
import { pictureViews } from '../../files/photographs/view-words.ts'
import { linkItem } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'

/** Permission to add files. */
export const uploadingFiles = { permissions: ['damUpload'] } as const

const may = uploadingFiles

/** States of an uploading file, also sent in events. */
export const uploadStates = ['uploading', 'processing', 'ready', 'failed', 'undone'] as const
export type UploadState = (typeof uploadStates)[number]

/** Another file of the museum with the same content (C-F08). */
const duplicate = z.object({ id, title: z.string() })

export const upload = z.object({
  /** The id in the upload's address. */
  id: z.string(),
  name: z.string(),
  /** Its original folders, separated by '/'; empty for a single file. */
  folder: z.string(),
  bytes: z.number(),
  /** Bytes received so far. */
  received: z.number(),
  state: z.enum(uploadStates),
  /** Reason for a failed upload, or for failed processing of a stored file, in the person's language. */
  reason: z.nullable(z.string()),
  /** True when the received content is still there and can be processed again. */
  canRetry: z.boolean(),
  /** The resulting file record. */
  fileId: z.nullable(id),
  duplicates: z.array(duplicate),
})
export type Upload = z.output<typeof upload>

/** Files uploaded together; they are listed and undone as one. */
export const uploadBatch = z.object({
  id,
  startedAt: moment,
  by: z.string(),
  /** The record that the files are attached to on arrival. */
  attachTo: z.nullable(z.object({ type: z.string(), id, title: z.string() })),
  total: z.number(),
  ready: z.number(),
  failed: z.number(),
  undoneAt: z.nullable(moment),
})
export type UploadBatch = z.output<typeof uploadBatch>

/** Address for uploads by the tus protocol (resumable, with checksums). Each file is one upload, created by POST here. */
export const uploadsPath = '/api/v1/uploads/'

/** Properties of an upload, sent on creation in `Upload-Metadata` as text. `batch` and `filename` are required. */
export interface UploadMetadata {
  /** Id of the batch; it must belong to the caller and not be undone. */
  readonly batch: string
  readonly filename: string
  readonly filetype?: string
  /** Original folders, separated by '/'. */
  readonly folder?: string
  /** Checksum of the whole content, if the client knows it; the received content must match. */
  readonly sha256?: string
  /** Position in the batch, from 0: attached files keep this order, whichever arrives first. */
  readonly place?: string
  /** 'true' makes it the cover of the record it is attached to. */
  readonly cover?: string
  /** The record it is attached to, 'object/12'; without it that of the batch, if there is one. */
  readonly attachTo?: string
}

const uploadId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

/** The calls of the tus protocol. Their answers have headers only; errors have the usual body. */
export const createUpload = endpoint({
  name: 'uploads.create',
  method: 'POST',
  path: '/api/v1/uploads',
  access: may,
  summary:
    'tus: create an upload (`Upload-Length`, `Upload-Metadata`: batch, filename, folder, sha256, place, cover, attachTo); empty files and files beyond the storage limit are refused',
  status: 201,
})

export const readUpload = endpoint({
  name: 'uploads.offset',
  method: 'HEAD',
  path: '/api/v1/uploads/:id',
  access: may,
  summary: 'tus: number of bytes received',
  params: uploadId,
})

export const continueUpload = endpoint({
  name: 'uploads.continue',
  method: 'PATCH',
  path: '/api/v1/uploads/:id',
  access: may,
  summary: 'tus: send the next chunk of an upload; after the last one the file is processed',
  params: uploadId,
  encoding: 'piece',
  body: z.unknown(),
})

export const cancelUpload = endpoint({
  name: 'uploads.cancel',
  method: 'DELETE',
  path: '/api/v1/uploads/:id',
  access: may,
  summary: 'tus: cancel an unfinished upload',
  params: uploadId,
})

/** A record that files are attached to. */
const target = z.object({ type: z.string().check(z.maxLength(40)), id })

export const startBatch = endpoint({
  name: 'uploads.start',
  method: 'POST',
  path: '/api/v1/upload-batches',
  access: may,
  summary: 'Start a batch: files uploaded together, optionally attached to a record on arrival',
  body: z.object({
    attachTo: z.optional(target),
    /** Files that the museum has already, which are only attached; undoing the batch detaches them. */
    existing: z.optional(
      z
        .array(z.object({ fileId: id, place: z.int().check(z.minimum(0)), attachTo: target }))
        .check(z.maxLength(1000)),
    ),
    /** Those that are uploaded, and those that are there. */
    files: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** Total size: more than the remaining space is refused before anything is sent. */
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
  summary: 'Your latest batches; for administrators everyone’s',
  output: z.object({ result: z.array(uploadBatch) }),
})

export const readBatch = endpoint({
  name: 'uploads.batch',
  method: 'GET',
  path: '/api/v1/upload-batches/:id',
  access: may,
  summary: 'A batch with its files and their states',
  params: z.object({ id }),
  output: z.object({ batch: uploadBatch, uploads: z.array(upload) }),
})

export const undoBatch = endpoint({
  name: 'uploads.undo',
  method: 'PUT',
  path: '/api/v1/upload-batches/:id/undo',
  access: may,
  summary:
    'Undo a batch: its files move to the trash and are detached; files edited since stay and are listed',
  params: z.object({ id }),
  output: z.object({ batch: uploadBatch, kept: z.array(z.object({ id, title: z.string() })) }),
})

export const retryUpload = endpoint({
  name: 'uploads.retry',
  method: 'PUT',
  path: '/api/v1/upload-batches/:id/uploads/:uploadId/retry',
  access: may,
  summary: 'Process the received content of a failed file again',
  params: z.object({ id, uploadId: z.string().check(z.maxLength(60)) }),
  output: upload,
})

/** Returns which of several contents the museum already has, before they are uploaded. */
export const knownContents = endpoint({
  name: 'uploads.known',
  method: 'POST',
  path: '/api/v1/uploads/known',
  reads: true,
  access: may,
  summary: 'Which contents, by SHA-256, are already among the files',
  body: z.object({ sha256: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(1000)) }),
  output: z.object({ known: z.record(z.string(), z.array(duplicate)) }),
})

/** The most names of one question. */
export const mostNames = 500

/**
 * Returns the records that photographs mean by the inventory numbers in their names, among those to which the person may attach files; and which of their
 * contents are attached to these already.
 */
export const matchNames = endpoint({
  name: 'uploads.match',
  method: 'POST',
  path: '/api/v1/uploads/match',
  reads: true,
  access: may,
  summary: 'Match file names to records by inventory number; only records that you may attach files to',
  body: z.object({
    files: z
      .array(
        z.object({
          name: z.string().check(z.maxLength(1000)),
          sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
        }),
      )
      .check(z.maxLength(mostNames)),
  }),
  output: z.object({
    records: z.array(linkItem),
    /** One for each name, in the order of the question. */
    matches: z.array(
      z.object({
        sureness: z.enum(sureness),
        /** One where it is exact or likely. */
        recordIds: z.array(id),
        /** Place among the photographs of the record, as the name says it. */
        order: z.nullable(z.number()),
        view: z.nullable(z.enum(pictureViews)),
        /** Those of the records that have this content attached already. */
        attachedTo: z.array(id),
      }),
    ),
  }),
})

/** Returns the museum's remaining storage space in bytes. */
export const readRoom = endpoint({
  name: 'uploads.room',
  method: 'GET',
  path: '/api/v1/uploads/room',
  access: may,
  summary: 'Used storage and the museum’s limit, in bytes; null without a limit',
  output: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
})

/** Result for one file of a form upload. */
const receivedFile = z.object({
  name: z.string(),
  /** The resulting file record; null when the file was refused. */
  id: z.nullable(id),
  address: z.nullable(z.string()),
  duplicates: z.array(duplicate),
  /** Reason for the refusal, in the requested language. */
  error: z.nullable(z.object({ error: z.string(), message: z.string() })),
})

/** Uploads files of a form in one request, for small files and other programs. Answers once they are stored and processed. */
export const uploadFiles = endpoint({
  name: 'uploads.form',
  method: 'POST',
  path: '/api/v1/files',
  access: may,
  summary:
    'Upload files as a form (`multipart/form-data`, fields `file`). If all are refused, the answer is the first one’s error',
  encoding: 'multipart',
  body: z.unknown(),
  output: z.object({ result: z.array(receivedFile) }),
  status: 201,
})
