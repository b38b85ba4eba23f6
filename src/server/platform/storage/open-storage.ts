import { join } from 'node:path'
import { dayMs } from '#model/dates/durations.ts'
import { retentions } from '#model/retention/retentions.ts'
import type { Config } from '../config.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** The storage the settings ask for. */
export const openStorage = ({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Storage =>
  storageUrl ? s3Storage(storageUrl) : diskStorage(join(dataDir, 'files'))

/** Has what unfinished uploads have left removed every night. */
export function keepTidy(storage: Storage, jobs: Jobs): void {
  const tidy = defineJob<Record<string, never>>({
    name: 'storage.tidy',
    async run(_input, { log }) {
      const removed = await storage.tidy(new Date(Date.now() - retentions.uploads.days * dayMs))
      if (removed > 0) log.info({ removed }, 'removed what unfinished uploads had left')
    },
  })
  jobs.register(tidy)
  jobs.schedule(tidy, '17 3 * * *', {})
}
