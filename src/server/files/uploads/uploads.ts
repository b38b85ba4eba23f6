import { join } from 'node:path'
import type { Route } from '#server/platform/http/index.ts'
import { batchRoutes } from './batch-routes.ts'
import { formRoute } from './form-route.ts'
import { incomingFiles } from './incoming-files.ts'
import { uploadIds } from './store/uploads.ts'
import { takeInUpload } from './take-in-upload.ts'
import { tidyUploads } from './tidy-uploads.ts'
import { tusRoutes } from './tus-routes.ts'
import type { UploadsContext } from './uploads-context.ts'

export interface UploadsOptions extends Omit<UploadsContext, 'incoming'> {
  /** Of the installation: what is on its way lies in it, in a folder of its own. */
  readonly dataDir: string
}

export interface Uploads {
  readonly routes: readonly Route[]
  /** Goes on with what a server that died had left; after the start of the jobs. */
  start(): Promise<void>
  /** Deletes what has arrived of a museum's uploads and is not stored yet. */
  removeOf(tenantId: string): Promise<void>
}

/** Files on their way into the museums: resumable, in batches, or as a form. */
export function createUploads({ dataDir, ...options }: UploadsOptions): Uploads {
  const context: UploadsContext = { ...options, incoming: incomingFiles(join(dataDir, 'uploads')) }
  const takeIn = takeInUpload(context)
  const tidy = tidyUploads(context, takeIn)
  context.jobs.register(takeIn)
  context.jobs.register(tidy.job)
  context.jobs.schedule(tidy.job, '41 2 * * *', {})
  return {
    routes: [...tusRoutes(context, takeIn), ...batchRoutes(context, takeIn), formRoute(context)],
    start: tidy.goOn,
    async removeOf(tenantId) {
      const ids = await context.database.inTenant(tenantId, uploadIds)
      for (const id of ids) await context.incoming.remove(id)
    },
  }
}
