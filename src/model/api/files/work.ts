import { z } from 'zod/mini'
import { retentions } from '../../retention/retentions.ts'
import { selection } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { tableFormats } from '../exports.ts'
import { operation } from '../operations.ts'
import { id, moment, text } from '../shapes.ts'
import { pictureFormats, pictureSizes } from './picture-sizes.ts'

const mayDownload = { permissions: ['damDownload'] } as const
const mayReplace = { permissions: ['damUpload', 'damEditMetadata'], mode: 'every' } as const
const version = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** Maximum size in bytes of a content that replaces another in one request. */
const mostReplacedBytes = 4 * 1024 ** 3

export const renameFile = endpoint({
  name: 'files.rename',
  method: 'PUT',
  path: '/api/v1/files/:id/name',
  access: { permissions: ['damRename'] },
  summary: 'Rename a file; the extension follows from its content',
  params: z.object({ id }),
  body: z.object({ name: text(250) }),
  output: z.object({ name: z.string() }),
})

const content = z.object({
  version: z.number(),
  current: z.boolean(),
  name: z.string(),
  fileType: z.string(),
  bytes: z.number(),
  resolution: z.nullable(z.string()),
  at: moment,
})
export type FileContent = z.output<typeof content>

export const listContents = endpoint({
  name: 'files.contents',
  method: 'GET',
  path: '/api/v1/files/:id/contents',
  access: { permissions: ['damRead'] },
  summary: 'Current and earlier contents of a file, newest first',
  params: z.object({ id }),
  output: z.object({ result: z.array(content) }),
})

export const readEarlierContent = endpoint({
  name: 'files.earlierContent',
  method: 'GET',
  path: '/api/v1/files/:id/contents/:version',
  access: mayDownload,
  byCookie: true,
  summary: 'One content of a file, as it was uploaded',
  params: z.object({ id, version }),
})

export const replaceContent = endpoint({
  name: 'files.replace',
  method: 'PUT',
  path: '/api/v1/files/:id/replace',
  access: mayReplace,
  summary: 'Replace the content of a file, which keeps its record; the previous content is kept',
  params: z.object({ id }),
  /** Name of the uploaded file; by default the name of the replaced one. */
  query: z.object({ name: z.optional(text(250)) }),
  body: z.unknown(),
  encoding: 'binary',
  bodyLimit: mostReplacedBytes,
  output: content,
})

export const bringBackContent = endpoint({
  name: 'files.bringBack',
  method: 'PUT',
  path: '/api/v1/files/:id/contents/:version/restore',
  access: mayReplace,
  summary: 'Restore an earlier content of a file',
  params: z.object({ id, version }),
  output: content,
})

const size = z._default(z.enum(['original', ...pictureSizes]), 'original')
const format = z._default(z.enum(['original', ...pictureFormats]), 'original')

export const downloadFile = endpoint({
  name: 'files.download',
  method: 'GET',
  path: '/api/v1/files/:id/download',
  access: mayDownload,
  byCookie: true,
  summary: `Download a file: as it was uploaded, or its picture in a size (${pictureSizes.join(', ')} pixels) and a format`,
  params: z.object({ id }),
  query: z.object({ size, format }),
})

/** Maximum number of files in one archive. */
export const mostPacked = 20_000

/** Hours for which an archive can be downloaded. */
export const packageHours = retentions.packages.days * 24

export const packageOperation = 'files.package'

export const packFiles = endpoint({
  name: 'files.pack',
  method: 'POST',
  path: '/api/v1/file-packages',
  access: mayDownload,
  openWhenSuspended: true,
  summary: `Pack files, or the files of records, with a table of their metadata, into a ZIP available for ${packageHours} hours`,
  body: z.object({
    /** Type of the selected records: files themselves, or records with attached files. */
    type: z._default(z.string().check(z.maxLength(40)), 'file'),
    selection,
    size,
    format,
    table: z._default(z.nullable(z.enum(tableFormats)), 'xlsx'),
  }),
  bodyLimit: 2_000_000,
  output: operation,
  status: 202,
})

export const readPackage = endpoint({
  name: 'files.package',
  method: 'GET',
  path: '/api/v1/file-packages/:id',
  access: mayDownload,
  byCookie: true,
  summary: 'The ZIP packed by a background task; 410 when it has expired',
  params: z.object({ id }),
})
