import { retentionStart } from '#server/platform/db/index.ts'
import { defineJob, type JobContext, type Jobs } from '#server/platform/jobs/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { deletePicture, unneededPictures } from './store/pictures.ts'

const batch = 100

interface SweepingContext extends Pick<CommentsContext, 'database' | 'clock' | 'pictures'> {
  readonly museums: () => Promise<readonly string[]>
}

/** Takes pictures out of the storage that nobody needs. The row goes after its file, so that a sweep that was broken off finds it again. */
export async function sweepPictures(
  { database, clock, pictures, museums }: SweepingContext,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  for (const tenantId of await museums())
    for (let last = batch; last === batch && !signal.aborted; ) {
      const unneeded = await database.inTenant(tenantId, async tx => {
        const unsentBefore = await retentionStart(tx.db, 'commentPictures', clock())
        return unneededPictures(tx, { unsentBefore, limit: batch })
      })
      for (const { id, storage_key: storageKey } of unneeded) {
        await pictures.remove(storageKey)
        await database.inTenant(tenantId, tx => deletePicture(tx, id))
      }
      last = unneeded.length
    }
}

/** Every night, after records were deleted for good. */
export function schedulePictureSweeping({
  jobs,
  ...context
}: SweepingContext & { readonly jobs: Jobs }): void {
  const sweep = defineJob<Record<string, never>>({
    name: 'comments.sweep-pictures',
    run: (_input, job) => sweepPictures(context, job),
  })
  jobs.register(sweep)
  jobs.schedule(sweep, '53 3 * * *', {})
}
