import './tables.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exportRoute } from './export-routes.ts'
import { createStoredTables } from './file/stored-tables.ts'
import { importFile } from './import-file.ts'
import { importOperations } from './import-operations.ts'
import { importRoutes } from './routes.ts'
import { tableOfFiles } from './table-of-files.ts'

export { exportCards } from './export-cards.ts'
export { findProfile } from './find-profile.ts'
export type { BegunImport, FileToImport } from './import-file.ts'
export { type SelectedCards, selectedRecords } from './selected-records.ts'
export { countOutcomes, groupMessages } from './store/rows.ts'
export { type WritableTable, writeTable } from './tables/index.ts'

export interface Exchange {
  readonly routes: readonly Route[]
  /** Brings a file in and begins to load it, without the steps a person takes. */
  importFile: ReturnType<typeof importFile>
  /** What is known of some files, for the module of files, which stands below. */
  tableOfFiles: ReturnType<typeof tableOfFiles>
}

/** Tables in and out: imports in four steps, exports that can be read back. */
export function createExchange(given: Omit<ExchangeContext, 'tables'>): Exchange {
  const context = { ...given, tables: createStoredTables(given.storage) }
  const { check, load } = importOperations(context)
  context.operations.register(check)
  context.operations.register(load)
  return {
    routes: [
      ...importRoutes({ ...context, check, load }),
      ...declarations.map(declaration => exportRoute(context, declaration)),
    ],
    importFile: importFile(context, load),
    tableOfFiles: tableOfFiles(context),
  }
}
