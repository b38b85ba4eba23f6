import type { Readable } from 'node:stream'
import type { Operation } from '#model/api/operations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { fallbackLanguage } from '#model/languages.ts'
import type { Author } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { firstMapping } from './first-mapping.ts'
import type { ImportOperation } from './import-operations.ts'
import { insertImport, updateImport } from './store/imports.ts'
import { cardsOfImport, type GroupedMessages, groupMessages } from './store/rows.ts'
import { type TakenFile, takeFile } from './take-file.ts'

export interface FileToImport {
  readonly tenantId: string
  readonly author: Author
  readonly declaration: CardDeclaration
  readonly name: string
  readonly content: Readable
  /** Absent: as its columns suggest, like a person who presses nothing but 'Next'. */
  readonly mapping?: Mapping | undefined
  /** Name of the profile the mapping is of. */
  readonly profile?: string | undefined
}

export interface BegunImport {
  readonly importId: string
  readonly operation: Operation
}

/** Keeps a file, and that it is about to be loaded. */
async function insertFile(
  context: Pick<ExchangeContext, 'texts'>,
  tx: TenantTransaction,
  { author, declaration, name, mapping, profile }: FileToImport,
  taken: TakenFile,
): Promise<string> {
  const { id } = await insertImport(tx, {
    accountId: author.accountId,
    accountName: author.name,
    cardType: declaration.type,
    name,
    ...taken,
    ...(mapping
      ? { mapping, profile }
      : await firstMapping(context, tx, declaration, taken, fallbackLanguage)),
  })
  return id
}

const actorOf = ({ tenantId, author }: FileToImport) => ({
  tenantId,
  accountId: author.accountId,
  role: 'TENANT_ADMIN',
})

/** Keeps a file and begins to load it by a known mapping. @throws {CodedError} with what is wrong with the file. */
export const importFile =
  (context: ExchangeContext, load: ImportOperation) =>
  async (file: FileToImport): Promise<BegunImport> => {
    const { tenantId, author, content } = file
    const taken = await takeFile(context, tenantId, file.declaration.type, content)
    return context.database.inTenant(tenantId, async tx => {
      const importId = await insertFile(context, tx, file, taken)
      const operation = await context.operations.startIn(tx, actorOf(file), load, { importId, author })
      await updateImport(tx, importId, { loadId: operation.id })
      return { importId, operation }
    })
  }

export interface DoneImport {
  /** The cards that its rows made or changed. */
  readonly cardIds: readonly string[]
  /** The report on its rows: reasons of refusal, and warnings. */
  readonly messages: readonly GroupedMessages[]
}

/**
 * Loads a file by a known mapping within the caller's transaction: with what else is loaded there it is kept as a whole or not at all.
 * @throws {CodedError} with what is wrong with the file.
 */
export const importFileIn =
  (context: ExchangeContext, load: ImportOperation) =>
  async (tx: TenantTransaction, file: FileToImport & { readonly action?: string }): Promise<DoneImport> => {
    const { author, action } = file
    const importId = await insertFile(
      context,
      tx,
      file,
      await takeFile(context, tx.tenantId, file.declaration.type, file.content),
    )
    const input = { importId, author, ...(action && { action }) }
    await context.operations.runIn(tx, actorOf(file), load, input, loadId =>
      updateImport(tx, importId, { loadId }),
    )
    return { cardIds: await cardsOfImport(tx, importId), messages: await groupMessages(tx, importId) }
  }
