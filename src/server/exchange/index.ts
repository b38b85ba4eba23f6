import './tables.ts'
import type { Readable } from 'node:stream'
import { exportEndpoint, type TableFormat } from '#model/api/exports.ts'
import { declarations } from '#model/cards/declarations.ts'
import { fileCard } from '#model/cards/file/file-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import { freezeSelection, refuseUnreadable } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { attachmentOf } from './attachment.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exportCards } from './export-cards.ts'
import { createStoredTables } from './file/stored-tables.ts'
import { type GuidedImport, guidedImport } from './guided-import.ts'
import { importFile, importFileIn } from './import-file.ts'
import { importOperations } from './import-operations.ts'
import { nameRoutes } from './name-routes.ts'
import { takePictures } from './pictures/take-pictures.ts'
import { importRoutes } from './routes.ts'

export { attachmentOf } from './attachment.ts'
export { exportCards } from './export-cards.ts'
export { createStoredTables } from './file/stored-tables.ts'
export { findProfile } from './find-profile.ts'
export {
  type FileToTake,
  type GuidedImport,
  type KnownImport,
  type TakenImport,
  targetLabel,
} from './guided-import.ts'
export type { BegunImport, DoneImport, FileToImport } from './import-file.ts'
export {
  FolderError,
  importTerms,
  mappingFileText,
  readFolder,
  readMappingFile,
  readTableBeside,
  type TableToImport,
} from './import-folder.ts'

export {
  type LineTable,
  lineMessage,
  type RowOfLine,
  readLines,
  type SettledLine,
  settleLines,
  type WrittenLine,
  writeLines,
} from './line-tables.ts'
export { findCards } from './rows/find-links.ts'
export { type SelectedCards, selectedRecords } from './selected-records.ts'

export { type PartOfArchive, partsTaken, takePart } from './store/archive-parts.ts'
export { museumKey } from './store/museum-key.ts'
export { cardsOfOrigins } from './store/origins.ts'
export { countOutcomes, groupMessages } from './store/rows.ts'

export { type WritableTable, writeTable } from './tables/index.ts'

export interface FilesToTabulate {
  readonly tenantId: string
  readonly holder: Holder
  readonly ids: readonly string[]
  readonly format: TableFormat
  readonly language: Language
}

/** All that is known of some files as a table, at flat memory: it goes along with them. */
export const tableOfFiles =
  (context: Pick<ExchangeContext, 'database' | 'texts'>) =>
  ({ tenantId, holder, ids, format, language }: FilesToTabulate): Promise<Readable> =>
    exportCards(context, {
      tenantId,
      declaration: fileCard as unknown as CardDeclaration,
      holder,
      selection: { ids: [...ids] },
      kind: format,
      columns: 'filled',
      language,
    })

export interface Exchange {
  readonly routes: readonly Route[]
  /** Brings a file in and begins to load it, without the steps a person takes. */
  importFile: ReturnType<typeof importFile>
  /** The steps a person takes, one by one. */
  readonly guided: GuidedImport
  /** The same within a transaction, to its end. */
  importFileIn: ReturnType<typeof importFileIn>
  /** Metadata of some files, for the module of files, which is below. */
  tableOfFiles: ReturnType<typeof tableOfFiles>
}

/** Hands out cards of one type as a table, called by what the type is called. */
const exportRoute = (context: ExchangeContext, declaration: CardDeclaration): Route =>
  route(exportEndpoint(declaration), async ({ actor, body, language, request, reply }) => {
    const { format } = body
    refuseUnreadable(actor, declaration, body.selection)
    const at = context.clock()
    const selection = await context.database.inTenant(actor.tenantId, async tx => {
      const { frozen, total } = await freezeSelection(tx, declaration, body.selection, { at })
      const details = { what: declaration.type, count: total, format }
      await recordAudit(tx, doerOf(actor, request), 'tableExported', at, details)
      return { frozen }
    })
    const content = await exportCards(context, {
      tenantId: actor.tenantId,
      declaration,
      holder: actor,
      selection,
      kind: format,
      columns: body.columns,
      language,
    })
    const name = context.texts.translate(language, `${declaration.type}.words.plural`)
    return reply.headers(attachmentOf(format, name)).send(content)
  })

/** Tables in and out: imports in four steps, exports that can be read back. */
export function createExchange(given: Omit<ExchangeContext, 'tables'>): Exchange {
  const context = { ...given, tables: createStoredTables(given.storage) }
  const pictures = takePictures(context)
  context.jobs.register(pictures)
  const { check, load } = importOperations(context, pictures)
  context.operations.register(check)
  context.operations.register(load)
  return {
    routes: [
      ...importRoutes({ ...context, check, load, pictures }),
      ...nameRoutes(context),
      ...declarations.map(declaration => exportRoute(context, declaration)),
    ],
    importFile: importFile(context, load),
    guided: guidedImport(context, { check, load }),
    importFileIn: importFileIn(context, load),
    tableOfFiles: tableOfFiles(context),
  }
}
