import type { Readable } from 'node:stream'
import type { Operation } from '#model/api/operations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { Author } from '#server/cards/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import type { ImportOperation } from './import-operations.ts'
import { insertImport, updateImport } from './store/imports.ts'
import { takeFile } from './take-file.ts'

export interface FileToImport {
  readonly tenantId: string
  readonly author: Author
  readonly declaration: CardDeclaration
  readonly name: string
  readonly content: Readable
  readonly mapping: Mapping
  /** Name of the profile the mapping is of. */
  readonly profile: string
}

export interface BegunImport {
  readonly importId: string
  readonly operation: Operation
}

/** Keeps a file and begins to load it by a known mapping. @throws {CodedError} with what is wrong with the file. */
export const importFile =
  (context: ExchangeContext, load: ImportOperation) =>
  async (file: FileToImport): Promise<BegunImport> => {
    const { database, operations } = context
    const { tenantId, author, declaration, name, mapping, profile } = file
    const taken = await takeFile(context, tenantId, file.content)
    const actor = { tenantId, accountId: author.accountId, role: 'TENANT_ADMIN' }
    return database.inTenant(tenantId, async tx => {
      const { id: importId } = await insertImport(tx, {
        accountId: author.accountId,
        accountName: author.name,
        cardType: declaration.type,
        name,
        ...taken,
        mapping,
        profile,
      })
      const operation = await operations.startIn(tx, actor, load, { importId, author })
      await updateImport(tx, importId, { loadId: operation.id })
      return { importId, operation }
    })
  }
