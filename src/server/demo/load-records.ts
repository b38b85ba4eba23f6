import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod/mini'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { type CardType, isCardType } from '#model/record-types.ts'
import {
  type Author,
  binCard,
  cardsForUpdate,
  linkEach,
  type Renamed,
  writeCards,
} from '#server/cards/index.ts'
import {
  type Exchange,
  findCards,
  importTerms,
  readFolder,
  readTableBeside,
  type TableToImport,
} from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The person who loads records, and what happens to the records afterwards. */
export type Authors = Readonly<Record<'admin' | 'curator', Author>>

export interface LoadOptions {
  readonly exchange: Exchange
  readonly renamed: Renamed
  readonly authors: Authors
}

const named = z.array(z.string())

/** Changes to loaded records that no table expresses: `afterwards.json` of a museum. */
const afterwards = z.object({
  /** Tables by which people changed records later on, in their order. */
  changes: z.array(z.object({ table: z.string(), by: z.enum(['admin', 'curator']) })),
  /** Records that are not published, by type and name; all others are. */
  drafts: z.record(z.string(), named),
  /** Numbers of objects that an item outside the museum is linked with, by its name. */
  linked: z.record(z.string(), named),
  /** Numbers of objects in the bin. */
  binned: named,
})

const declared = (type: string): CardDeclaration => {
  const declaration = isCardType(type) && declarationOf(type)
  if (!declaration) throw new Error(`the demonstration has records of type ${type}`)
  return declaration
}

/** Loads a table. @throws {Error} when anything is to be reported about one of its rows: our mistake, which the tests find. */
async function loadTable(
  tx: TenantTransaction,
  { path, declaration, mapping }: TableToImport,
  { exchange }: LoadOptions,
  { author, action }: { readonly author: Author; readonly action?: string },
): Promise<readonly string[]> {
  const name = basename(path)
  const { cardIds, messages } = await exchange.importFileIn(tx, {
    tenantId: tx.tenantId,
    author,
    declaration,
    name,
    content: createReadStream(path),
    mapping,
    profile: name,
    ...(action && { action }),
  })
  if (messages.length > 0)
    throw new Error(
      `the demonstration is wrong: ${path}: ${messages
        .map(({ message, rows }) => `${JSON.stringify(message)} in rows ${rows.join(', ')}`)
        .join('; ')}`,
    )
  return cardIds
}

/** The records of a type that are called so. @throws {Error} when one is not there, or could be several. */
async function idsOf(
  tx: TenantTransaction,
  type: CardType,
  names: readonly string[],
): Promise<readonly string[]> {
  const candidates = await findCards(tx, declared(type).types, names)
  return names.map(name => {
    const [id, other] = candidates(name)
    if (id === undefined || other !== undefined) throw new Error(`the demonstration has no ${type} ${name}`)
    return id
  })
}

/**
 * Fills a museum from its folder, through the import of tables: vocabularies, then records in the order of the folder, then what its people
 * changed; publishes, links by hand and deletes what `afterwards.json` says. All or nothing, with the transaction.
 */
export async function loadRecords(
  tx: TenantTransaction,
  folder: string,
  options: LoadOptions,
): Promise<void> {
  const { authors, renamed } = options
  const { admin: author } = authors
  const { vocabularies, tables } = await readFolder(folder)
  const later = afterwards.parse(JSON.parse(await readFile(join(folder, 'afterwards.json'), 'utf8')))
  for (const terms of vocabularies) await importTerms(tx, terms, author)
  const loaded = new Map<CardDeclaration, Set<string>>()
  for (const table of tables) {
    const ids = loaded.get(table.declaration) ?? new Set()
    loaded.set(table.declaration, ids)
    for (const id of await loadTable(tx, table, options, { author })) ids.add(id)
  }
  for (const { table, by } of later.changes)
    await loadTable(tx, await readTableBeside(join(folder, table)), options, {
      author: authors[by],
      action: 'saved',
    })
  for (const [declaration, ids] of loaded) {
    for (const id of await idsOf(tx, declaration.type, later.drafts[declaration.type] ?? [])) ids.delete(id)
    const records = await cardsForUpdate(tx, typeIdsOf(declaration), [...ids])
    const writes = records.map(record => ({ record, values: record.data, published: true }))
    await writeCards(tx, writes, { declaration, author, action: 'published', renamed })
  }
  const items = declared('linkItem')
  for (const [name, numbers] of Object.entries(later.linked)) {
    const itemIds = [...(await idsOf(tx, 'object', numbers))]
    for (const record of await cardsForUpdate(tx, typeIdsOf(items), await idsOf(tx, 'linkItem', [name])))
      await linkEach(
        tx,
        record,
        { kind: 'linkCards', type: 'object', itemIds },
        { declaration: items, author, action: 'linked', renamed },
      )
  }
  const objects = declared('object')
  for (const record of await cardsForUpdate(tx, typeIdsOf(objects), await idsOf(tx, 'object', later.binned)))
    await binCard(tx, record, { declaration: objects, author, action: 'deleted', renamed })
}
