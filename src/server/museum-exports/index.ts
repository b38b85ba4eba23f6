import './tables.ts'
import { createMadeFiles } from '#server/made-files/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import { exportFiles } from './export-files.ts'
import type { ExportsContext } from './exports-context.ts'
import { exportRoutes } from './routes.ts'

export { Archive } from './archive/read-archive.ts'
export { type ZipEntry, zipOf } from './archive/zip-of.ts'
export { archiveMuseum, isArchiveWhole } from './archive-museum.ts'
export { ArchiveError } from './described/archive-error.ts'
export { procedureRows } from './described/procedure-rows.ts'
export { settingRows } from './described/setting-rows.ts'
export { cardLine, manifestFile, otherLines, revisionLine } from './described/shapes.ts'
export { formatVersion } from './everything.ts'

/** Checks an archive; what it is checked with is loaded then, so that a server starts without it. */
export const checkArchive: typeof import('./described/check-archive.ts').checkArchive = async (...given) =>
  (await import('./described/check-archive.ts')).checkArchive(...given)

/**
 * Everything a museum has, in one archive it can take along at any time, on trial and after its licence has ended, too. It is one file
 * written in one go, which is why it is no operation: those work in batches, each in a transaction of its own.
 */
export const createMuseumExports = (context: ExportsContext): readonly Route[] =>
  exportRoutes(context, createMadeFiles(context, exportFiles(context)))
