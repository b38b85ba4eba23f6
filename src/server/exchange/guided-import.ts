import type { Readable } from 'node:stream'
import type { Found, ImportWithFile } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping, Target } from '#model/exchange/mapping.ts'
import type { Language } from '#model/languages.ts'
import { type Author, labelText, seesAll } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { answerImport } from './answer-import.ts'
import { mayMakeOf } from './decisions/decide.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { firstMapping } from './first-mapping.ts'
import { requireFitting } from './fit-mapping.ts'
import { declaredField } from './headers.ts'
import type { FileToImport } from './import-file.ts'
import type { ImportOperation } from './import-operations.ts'
import { refusedRows } from './refused-rows.ts'
import {
  deleteImport,
  type ImportRecord,
  importById,
  importForUpdate,
  insertImport,
  updateImport,
} from './store/imports.ts'
import { takeFile } from './take-file.ts'

/** An import of a museum. */
export interface KnownImport {
  readonly tenantId: string
  readonly importId: string
}

/** A file to be taken in, with the language it is spoken of in. */
export interface FileToTake extends FileToImport {
  readonly language: Language
}

export interface TakenImport extends KnownImport {
  readonly found: Found
  readonly mapping: Mapping
  readonly profile: string | null
}

/** An import in the steps a person takes, for who leads one through them without a browser. */
export interface GuidedImport {
  /** Keeps a file and proposes a mapping. @throws {CodedError} with what is wrong with the file. */
  take(file: FileToTake): Promise<TakenImport>
  /** Begins to check or to load. @throws {CodedError} `invalid_input` with what is wrong with the mapping, `conflict` once it is loaded. */
  begin(known: KnownImport, work: 'check' | 'load', author: Author): Promise<Operation>
  /** Counts, and all messages about rows. */
  report(known: KnownImport, language: Language): Promise<ImportWithFile>
  /** The rejected rows with the reasons, as CSV. */
  refused(known: KnownImport, language: Language): Promise<Readable>
  /** Removes an import that is not loaded, with its file. */
  discard(known: KnownImport): Promise<void>
}

/** Name of a field as a mapping shows it, with the way in which its text is read. */
export function targetLabel(
  texts: TextBook,
  language: Language,
  declaration: CardDeclaration,
  { path, reader }: Pick<Target, 'path' | 'reader'>,
): string {
  if (path.startsWith('@')) return texts.translate(language, `import.map.keys.${path.slice(1)}` as TextKey)
  const steps = path.split('/')
  const label = steps
    .map((_, at) => steps.slice(0, at + 1).join('/'))
    .filter(each => declaredField(declaration, each))
    .map(each => labelText(texts, language, declaration, each))
    .join(' › ')
  return reader && reader !== 'value'
    ? `${label}: ${texts.translate(language, `import.map.readers.${reader}`)}`
    : label
}

/** Leads an import through its steps. */
export function guidedImport(
  context: ExchangeContext,
  { check, load }: { readonly check: ImportOperation; readonly load: ImportOperation },
): GuidedImport {
  const { database, operations, storage } = context
  const recordOf = ({ tenantId, importId }: KnownImport): Promise<ImportRecord> =>
    database.inTenant(tenantId, async tx => {
      const record = await importById(tx, importId)
      if (!record) throw notFound()
      return record
    })

  return {
    async take({ tenantId, author, declaration, name, content, mapping, profile = null, language }) {
      const taken = await takeFile(context, tenantId, declaration.type, content)
      const { found } = taken
      return database.inTenant(tenantId, async tx => {
        const proposed = mapping
          ? { mapping, profile }
          : await firstMapping(context, tx, declaration, taken, language)
        const { id } = await insertImport(tx, {
          accountId: author.accountId,
          accountName: author.name,
          cardType: declaration.type,
          name,
          ...taken,
          ...proposed,
        })
        return { tenantId, importId: id, found, ...proposed }
      })
    },

    begin: ({ tenantId, importId }, work, author) =>
      database.inTenant(tenantId, async tx => {
        const record = await importForUpdate(tx, importId)
        const declaration = record && declarationOf(record.card_type)
        if (!declaration) throw notFound()
        if (record.load_id !== null) throw new CodedError('conflict', { text: 'import.alreadyLoaded' })
        requireFitting(declaration, record.mapping)
        const actor = { tenantId, accountId: author.accountId, role: 'TENANT_ADMIN' }
        const operation = work === 'check' ? check : load
        // What the museum decided about names applies to its nightly tables, too.
        const input = { importId, author, mayMake: mayMakeOf(seesAll) }
        const started = await operations.startIn(tx, actor, operation, input)
        await updateImport(tx, importId, work === 'check' ? { checkId: started.id } : { loadId: started.id })
        return started
      }),

    report: async (known, language) => answerImport(context, known, await recordOf(known), language),

    refused: async (known, language) =>
      refusedRows(context, {
        tenantId: known.tenantId,
        record: await recordOf(known),
        language,
        kind: 'csv',
        all: false,
      }),

    async discard(known) {
      const keys = await database.inTenant(known.tenantId, async tx => {
        const record = await importForUpdate(tx, known.importId)
        if (!record) throw notFound()
        if (record.load_id !== null) throw new CodedError('conflict', { text: 'import.alreadyLoaded' })
        return deleteImport(tx, record)
      })
      for (const key of keys) await storage.delete(key)
    },
  }
}
