import { createJobs } from '../jobs/index.ts'
import type { Log } from '../log.ts'

/** Lets the job queue make its tables, which no migration knows. */
export async function makeQueue(appUrl: string, log: Log): Promise<void> {
  const jobs = createJobs({ url: appUrl, log })
  await jobs.start()
  await jobs.stop()
}
