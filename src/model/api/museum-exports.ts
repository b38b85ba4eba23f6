import { z } from 'zod/mini'
import type { Requirement } from '../permissions/access.ts'
import { retentions } from '../retention/retentions.ts'
import { endpoint } from './endpoint.ts'
import { madeFileShape } from './made-files.ts'
import { id } from './shapes.ts'

/** Days an archive is kept. */
export const museumExportDays = retentions.archives.days

/** Parts of the archive, in the order they are written. */
export const museumExportParts = [
  'museum',
  'vocabularies',
  'cards',
  'tables',
  'history',
  'bibliography',
  'files',
] as const
export type MuseumExportPart = (typeof museumExportParts)[number]

/** Optional parts of the archive. */
export const museumExportChoice = z.object({
  /** The files themselves; without them, only their metadata. */
  originals: z.boolean(),
  /** Earlier versions of files as well. */
  earlier: z.boolean(),
})
export type MuseumExportChoice = z.output<typeof museumExportChoice>

/** An archive of all data of a museum: in progress, ready for download, or ended. */
export const museumExport = z.object({
  ...madeFileShape,
  ...museumExportChoice.shape,
  /** Progress in units of work. */
  progress: z.object({ part: z.enum(museumExportParts), done: z.number(), total: z.number() }),
  sha256: z.nullable(z.string()),
  /** Missing or damaged originals; the archive lists them. */
  problems: z.number(),
  askedBy: z.string(),
})
export type MuseumExport = z.output<typeof museumExport>

const path = '/api/v1/tenant/:tenantId/exports'
const access: Requirement = { roles: ['TENANT_ADMIN'] }
const params = z.object({ tenantId: id })
const one = z.object({ tenantId: id, id })

export const beginMuseumExport = endpoint({
  name: 'museumExport.begin',
  method: 'POST',
  path,
  access,
  openWhenSuspended: true,
  openWhenExpired: true,
  summary:
    'Start exporting all data of the museum to an archive; 409 while another one is being made, or when the disk is full',
  params,
  body: museumExportChoice,
  output: museumExport,
})

export const listMuseumExports = endpoint({
  name: 'museumExport.list',
  method: 'GET',
  path,
  access,
  openWhenExpired: true,
  summary: 'Archives of all data of the museum, newest first, and the estimated size of a new one',
  params,
  output: z.object({
    result: z.array(museumExport),
    /** Size of files in bytes, current and earlier versions. */
    size: z.object({ originals: z.number(), earlier: z.number() }),
  }),
})

export const removeMuseumExport = endpoint({
  name: 'museumExport.remove',
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  openWhenSuspended: true,
  openWhenExpired: true,
  summary: 'Cancel an archive in progress, or delete a finished one',
  params: one,
})

/** Served by address alone and in ranges, so that an interrupted download resumes. */
export const readMuseumArchive = endpoint({
  name: 'museumExport.archive',
  method: 'GET',
  path: `${path}/:id/archive`,
  access,
  openWhenExpired: true,
  byCookie: true,
  summary: 'The archive as a ZIP file; supports ranges',
  params: one,
})
