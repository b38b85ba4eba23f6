import { defineJob } from '#server/platform/jobs/index.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { type DownloadToRun, endingAt, runDownload } from './run-download.ts'
import { deleteDownload, downloadsOver, endDownload } from './store/downloads.ts'

/** The longest a file may take. */
const longestSeconds = 6 * 3600

/** Declares the work behind the requests: files being made, and those whose time is over leaving the storage every night. */
export function downloadJobs(context: DownloadsContext) {
  const { jobs, database, storage, clock, museums } = context
  const make = defineJob<DownloadToRun>({
    name: 'search-download.make',
    concurrency: 2,
    expireInSeconds: longestSeconds,
    async run(wanted, job) {
      try {
        await runDownload(context, wanted, job)
      } catch (error) {
        if (!job.signal.aborted) throw error
        // The server stops: no fault of the file, which the next server makes.
        await jobs.enqueue(undefined, make, wanted)
      }
    },
    givenUp: ({ tenantId, downloadId }) =>
      database.inTenant(tenantId, async tx => {
        const failure = 'searchDownloads.failures.broken'
        await endDownload(tx, downloadId, { state: 'FAILED', ...endingAt(clock()), failure })
      }),
  })
  jobs.register(make)

  const forget = defineJob<Record<string, never>>({
    name: 'search-download.forget',
    async run(_input, { log }) {
      for (const tenantId of await museums()) {
        const over = await database.inTenant(tenantId, tx => downloadsOver(tx, clock()))
        for (const { id, storage_key } of over) {
          if (storage_key) await storage.delete(storage_key)
          await database.inTenant(tenantId, tx => deleteDownload(tx, id))
        }
        if (over.length > 0) log.info({ tenantId, count: over.length }, 'downloads whose time is over')
      }
    },
  })
  jobs.register(forget)
  jobs.schedule(forget, '37 3 * * *', {})
  return { make, forget }
}
