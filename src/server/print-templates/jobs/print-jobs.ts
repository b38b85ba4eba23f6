import { defineJob, type JobDefinition } from '#server/platform/jobs/index.ts'
import type { TemplatesContext } from '../context.ts'
import { deleteJob, endJob, jobsOver } from '../store/jobs.ts'
import { endingAt, type JobToRun, runPrintJob } from './run-print-job.ts'

/** The longest a document may take. */
const longestSeconds = 2 * 3600

/** Declares the work behind the requests: documents being made, and those whose time is over leaving the storage every night. */
export function printJobs(context: TemplatesContext): JobDefinition<JobToRun> {
  const { jobs, database, storage, clock, museums } = context
  const make = defineJob<JobToRun>({
    name: 'print.make',
    expireInSeconds: longestSeconds,
    async run(wanted, job) {
      try {
        await runPrintJob(context, wanted, job)
      } catch (error) {
        if (!job.signal.aborted) throw error
        // The server stops: no fault of the document, which the next server makes.
        await jobs.enqueue(undefined, make, wanted)
      }
    },
    givenUp: ({ tenantId, jobId }) =>
      database.inTenant(tenantId, async tx => {
        await endJob(tx, jobId, {
          state: 'FAILED',
          ...endingAt(clock()),
          failure: 'printTemplates.failures.broken',
        })
      }),
  })
  jobs.register(make)

  const forget = defineJob<Record<string, never>>({
    name: 'print.forget',
    async run() {
      for (const tenantId of await museums())
        for (const { id, storage_key } of await database.inTenant(tenantId, tx => jobsOver(tx, clock()))) {
          if (storage_key) await storage.delete(storage_key)
          await database.inTenant(tenantId, tx => deleteJob(tx, id))
        }
    },
  })
  jobs.register(forget)
  jobs.schedule(forget, '47 3 * * *', {})
  return make
}
