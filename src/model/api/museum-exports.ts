import { z } from 'zod/mini'
import type { Requirement } from '../permissions/access.ts'
import { retentions } from '../retention/retentions.ts'
import { endpoint } from './endpoint.ts'
import { madeFileShape } from './made-files.ts'
import { id } from './shapes.ts'

/** Days an archive is kept. */
export const museumExportDays = retentions.archives.days

/** What is written, in this order. */
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

/** What can be left out. */
export const museumExportChoice = z.object({
  /** The files themselves; without them, all that is known of them. */
  originals: z.boolean(),
  /** Contents that files had before, too. */
  earlier: z.boolean(),
})
export type MuseumExportChoice = z.output<typeof museumExportChoice>

/** An archive of everything a museum has: being made, there to be fetched, or how it ended. */
export const museumExport = z.object({
  ...madeFileShape,
  ...museumExportChoice.shape,
  /** How far it has come, in units of work. */
  progress: z.object({ part: z.enum(museumExportParts), done: z.number(), total: z.number() }),
  sha256: z.nullable(z.string()),
  /** Originals that are missing or damaged; the archive names them. */
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
    'Begins to gather everything of the museum in one archive; 409 while another one is being made, or the disk has no room',
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
  summary: 'Archives of everything of the museum, the newest first, and how large one would be now',
  params,
  output: z.object({
    result: z.array(museumExport),
    /** Bytes of files, as they are now and as they were before. */
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
  summary: 'Stops an archive that is being made, or throws a made one away',
  params: one,
})

/** By its address alone, in parts where asked for: a browser that was cut off goes on where it was. */
export const readMuseumArchive = endpoint({
  name: 'museumExport.archive',
  method: 'GET',
  path: `${path}/:id/archive`,
  access,
  openWhenExpired: true,
  byCookie: true,
  summary: 'The archive as a ZIP file; ranges are answered',
  params: one,
})
