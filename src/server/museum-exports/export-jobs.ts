import { defineJob } from '#server/platform/jobs/index.ts'
import type { ExportsContext } from './exports-context.ts'
import { type ExportToRun, endingAt, runExport } from './run-export.ts'
import { deleteExport, endExport, exportsOver } from './store/exports.ts'

/** The longest an archive may take. */
const longestSeconds = 23 * 3600

/** Declares the work behind the requests: archives being made, and those whose time is over leaving the storage every night. */
export function exportJobs(context: ExportsContext) {
  const { jobs, database, storage, clock, museums } = context
  const make = defineJob<ExportToRun>({
    name: 'museum-export.make',
    concurrency: 2,
    expireInSeconds: longestSeconds,
    async run(wanted, job) {
      try {
        await runExport(context, wanted, job)
      } catch (error) {
        if (!job.signal.aborted) throw error
        // The server stops: no fault of the archive, which the next server makes.
        await jobs.enqueue(undefined, make, wanted)
      }
    },
    givenUp: ({ tenantId, exportId }) =>
      database.inTenant(tenantId, async tx => {
        const failure = 'museumExport.failures.broken'
        await endExport(tx, exportId, { state: 'FAILED', ...endingAt(clock()), failure })
      }),
  })
  jobs.register(make)

  const forget = defineJob<Record<string, never>>({
    name: 'museum-export.forget',
    async run(_input, { log }) {
      for (const tenantId of await museums()) {
        const over = await database.inTenant(tenantId, tx => exportsOver(tx, clock()))
        for (const { id, storage_key } of over) {
          if (storage_key) await storage.delete(storage_key)
          await database.inTenant(tenantId, tx => deleteExport(tx, id))
        }
        if (over.length > 0)
          log.info({ tenantId, count: over.length }, 'archives of everything whose time is over')
      }
    },
  })
  jobs.register(forget)
  jobs.schedule(forget, '27 3 * * *', {})
  return { make, forget }
}
