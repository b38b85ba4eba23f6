import { z } from 'zod/mini'
import { retentions } from '../../retention/retentions.ts'
import { wanted } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { madeFileShape } from '../made-files.ts'
import { id } from '../shapes.ts'
import { askedShape } from './saved.ts'

/* Downloads of search results (C-Q05): ordered, made in the background, announced by e-mail, and downloaded by the person who ordered them. */

/** Days a file is kept. */
export const downloadDays = retentions.downloads.days
/** Maximum number of unfinished downloads per person. */
export const mostDownloads = 3
/** Maximum number of records in a workbook, leaving room for headings: Excel has 1,048,576 rows. */
export const mostOfWorkbook = 1_000_000

export const downloadFormats = ['XLSX', 'CSV', 'JSON'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

/** Every field filled in at least one record, or these fields by path, in this order. */
const columns = z.union([
  z.enum(['all', 'filled']),
  z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(1000)),
])
export type DownloadColumns = z.output<typeof columns>

/** File format, and, unless a saved search is named, the records: blocks as in the editor, or the parameters of a list. */
export const dataRequest = z.object({
  format: z._default(z.enum(downloadFormats), 'XLSX'),
  columns: z._default(columns, 'filled'),
  classId: z.optional(askedShape.classId),
  blocks: z.optional(askedShape.blocks),
  ...wanted,
})
export type DataRequest = z.output<typeof dataRequest>
/** The parameters that select records in lists. */
export type WantedCards = Pick<DataRequest, keyof typeof wanted>

const given = z.union([z.string().check(z.maxLength(40)), z.number()])

export const searchDownload = z.object({
  ...madeFileShape,
  format: z.enum(downloadFormats),
  /** The list of records, as a class. */
  classId: z.number(),
  filename: z.string(),
  /** Records written so far, and in total. */
  progress: z.object({ done: z.number(), total: z.number() }),
})
export type SearchDownload = z.output<typeof searchDownload>

const path = '/advsearch/cmwuatscheduler/api/downloads'
const access = { permissions: ['catalogueRead'] } as const
const params = z.object({ id })

/**
 * Orders a file. `user_id` must be the caller's, and `email` their own address: a museum's file is never announced to a merely typed one.
 * `data_request` is an object or the same as JSON text. Concurrent identical orders count as one.
 */
export const orderDownload = endpoint({
  name: 'downloads.order',
  method: 'POST',
  path: `${path}/download`,
  token: 'search',
  access,
  openWhenSuspended: true,
  summary: 'Prepare search results as a file, with an e-mail when it is ready',
  body: z.object({
    user_id: given,
    email: z.string().check(z.maxLength(254)),
    /** Part of the contract but ignored: the caller is known. */
    username: z.optional(z.string().check(z.maxLength(254))),
    search_id: z.nullish(given),
    data_request: z.union([dataRequest, z.string().check(z.maxLength(200_000))]),
    filename: z.string().check(z.maxLength(150)),
  }),
  bodyLimit: 2_000_000,
  output: searchDownload,
})

export const listDownloads = endpoint({
  name: 'downloads.list',
  method: 'GET',
  path,
  token: 'search',
  access,
  summary: 'Your downloads, newest first',
  output: z.object({ result: z.array(searchDownload) }),
})

export const removeDownload = endpoint({
  name: 'downloads.remove',
  method: 'DELETE',
  path: `${path}/:id`,
  token: 'search',
  access,
  openWhenSuspended: true,
  summary: 'Cancel a download in progress, or delete a finished one',
  params,
})

export const repeatDownload = endpoint({
  name: 'downloads.again',
  method: 'POST',
  path: `${path}/:id/again`,
  token: 'search',
  access,
  openWhenSuspended: true,
  summary: 'Prepare a download again with the current results',
  params,
  output: searchDownload,
})

/** Served by address alone and in ranges, so that an interrupted download resumes. */
export const readDownload = endpoint({
  name: 'downloads.file',
  method: 'GET',
  path: '/api/v1/downloads/:id/file',
  access,
  byCookie: true,
  summary: 'The file; supports ranges',
  params,
})
