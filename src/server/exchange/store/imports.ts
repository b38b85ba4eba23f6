import '../tables.ts'
import { type Selectable, sql } from 'kysely'
import type { Found, ImportWithFile } from '#model/api/imports.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { mappingAsDeclared } from '#model/exchange/mapping-as-declared.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { archiveKey, type ImportArchive, insertArchive } from './archives.ts'

export type ImportRecord = Selectable<Tables['import']>

export interface NewImport {
  readonly accountId: string
  readonly accountName: string
  readonly cardType: string
  readonly name: string
  readonly bytes: number
  readonly storageKey: string
  readonly found: Found
  readonly mapping: Mapping
  readonly profile?: string | null | undefined
  /** Present for a table that came in a ZIP. */
  readonly archive?: ImportArchive | undefined
}

export async function insertImport(tx: TenantTransaction, given: NewImport): Promise<ImportRecord> {
  const { db, tenantId } = tx
  const record = await db
    .insertInto('import')
    .values({
      tenant_id: tenantId,
      account_id: given.accountId,
      account_name: given.accountName,
      card_type: given.cardType,
      name: given.name,
      bytes: given.bytes,
      storage_key: given.storageKey,
      found: JSON.stringify(given.found),
      mapping: JSON.stringify(given.mapping),
      profile: given.profile ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (given.archive) await insertArchive(tx, record.id, given.archive)
  return record
}

const byId = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.selectFrom('import').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id)

/** An import with the fields it is mapped to as its type declares them today. */
function asDeclared<R extends ImportRecord | undefined>(row: R): R {
  const declaration = row && declarationOf(row.card_type)
  return row && declaration ? { ...row, mapping: mappingAsDeclared(declaration, row.mapping) } : row
}

export const importById = async (tx: TenantTransaction, id: string): Promise<ImportRecord | undefined> =>
  asDeclared(await byId(tx, id).executeTakeFirst())

/** The same, held until the transaction ends. */
export const importForUpdate = async (tx: TenantTransaction, id: string): Promise<ImportRecord | undefined> =>
  asDeclared(await byId(tx, id).forUpdate().executeTakeFirst())

export interface ImportUpdate {
  readonly reading?: ImportWithFile['reading']
  readonly found?: Found
  readonly mapping?: Mapping
  readonly profile?: string | null
  readonly checkId?: string | null
  readonly loadId?: string
  readonly newConfirmed?: number
  readonly decidedAt?: Date
}

export const updateImport = async (
  { db, tenantId }: TenantTransaction,
  id: string,
  { reading, found, mapping, profile, checkId, loadId, newConfirmed, decidedAt }: ImportUpdate,
): Promise<ImportRecord> => {
  const row = await db
    .updateTable('import')
    .set({
      ...(reading && { reading: JSON.stringify(reading) }),
      ...(found && { found: JSON.stringify(found) }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(profile !== undefined && { profile }),
      ...(checkId !== undefined && { check_id: checkId }),
      ...(newConfirmed !== undefined && { new_confirmed: newConfirmed }),
      ...(decidedAt && { decided_at: decidedAt }),
      ...(loadId !== undefined && { load_id: loadId, loaded_at: sql<Date>`clock_timestamp()` }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return asDeclared(row)
}

/** Newest first, from below an id. */
export const importsBefore = async (
  { db, tenantId }: TenantTransaction,
  cardType: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<ImportRecord[]> => {
  const rows = await db
    .selectFrom('import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('card_type', '=', cardType)
    .$if(before !== undefined, query => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(asDeclared)
}

/** Deletes an import. @returns the keys under which its files are stored. */
export async function deleteImport(
  tx: TenantTransaction,
  { id, storage_key: key }: Pick<ImportRecord, 'id' | 'storage_key'>,
): Promise<readonly string[]> {
  const archive = await archiveKey(tx, id)
  await tx.db.deleteFrom('import').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
  return archive === undefined ? [key] : [key, archive]
}
