import { z } from 'zod/mini'
import { museumRoles } from '../permissions/roles.ts'
import { retentions } from '../retention/retentions.ts'
import { endpoint } from './endpoint.ts'
import { madeFileShape } from './made-files.ts'
import { printed, templateId } from './print-templates.ts'
import { id } from './shapes.ts'

/* Background printing of large selections: a job with progress, whose file is downloaded when ready (C-P12). */

/** Maximum number of objects per job. */
export const mostPrintedByJob = 10_000

/** Days a printed file is kept. */
export const printJobDays = retentions.prints.days

/** Maximum number of unfinished jobs per person. */
export const mostPrintJobs = 3

const base = '/api/v1/print-jobs'
const access = { roles: museumRoles } as const
const params = z.object({ id })

export const printJob = z.object({
  ...madeFileShape,
  /** Name of the document. */
  name: z.string(),
  /** Objects printed so far, and in total. */
  progress: z.object({ done: z.number(), total: z.number() }),
})

export type PrintJobRow = z.output<typeof printJob>

export const orderPrint = endpoint({
  name: 'printJobs.order',
  method: 'POST',
  path: '/api/v1/template/:templateId/jobs',
  access,
  openWhenSuspended: true,
  summary: `Print up to ${mostPrintedByJob} objects in the background`,
  params: z.object({ templateId }),
  body: printed,
  bodyLimit: 2_000_000,
  output: printJob,
  status: 202,
})

export const listPrintJobs = endpoint({
  name: 'printJobs.list',
  method: 'GET',
  path: base,
  access,
  summary: 'Your print jobs, newest first',
  output: z.object({ result: z.array(printJob) }),
})

export const readPrintJob = endpoint({
  name: 'printJobs.read',
  method: 'GET',
  path: `${base}/:id`,
  access,
  summary: 'Progress of a print job',
  params,
  output: printJob,
})

export const removePrintJob = endpoint({
  name: 'printJobs.remove',
  method: 'DELETE',
  path: `${base}/:id`,
  access,
  openWhenSuspended: true,
  summary: 'Cancel a print job, or delete its file',
  params,
})

export const readPrintedFile = endpoint({
  name: 'printJobs.file',
  method: 'GET',
  path: `${base}/:id/file`,
  access,
  byCookie: true,
  summary: 'The PDF of a finished print job',
  params,
})
