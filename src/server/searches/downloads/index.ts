import './tables.ts'
import { createMadeFiles } from '#server/made-files/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import { downloadFiles } from './download-files.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { downloadRoutes } from './routes.ts'

/** Files of what searches find: ordered, made behind the requests, fetched (C-Q05). */
export const createDownloads = (context: DownloadsContext): readonly Route[] =>
  downloadRoutes(context, createMadeFiles(context, downloadFiles(context)))
