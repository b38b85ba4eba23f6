import '../tables.ts'
import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ArchivedFile } from '../archive/read-archive.ts'

/** A ZIP in which a table came: where it is stored, and the files beside the table. */
export interface ImportArchive {
  readonly storageKey: string
  readonly files: readonly ArchivedFile[]
}

export async function insertArchive(
  { db, tenantId }: TenantTransaction,
  importId: string,
  { storageKey, files }: ImportArchive,
): Promise<void> {
  await db
    .insertInto('import_archive')
    .values({ tenant_id: tenantId, import_id: importId, storage_key: storageKey })
    .execute()
  if (files.length === 0) return
  const paths = files.map(({ path }) => path)
  const places = files.map(({ path: _path, ...place }) => JSON.stringify(place))
  await sql`
    insert into import_archive_file (tenant_id, import_id, position, path, place)
    select ${tenantId}::bigint, ${importId}::bigint, at - 1, path, place::jsonb
    from unnest(${paths}::text[], ${places}::text[]) with ordinality as given (path, place, at)
    returning 1`.execute(db)
}

/** Returns the storage key of an import's archive; undefined for a table that came alone, or when it is no longer stored. */
export const archiveKey = async (
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('import_archive')
      .select('storage_key')
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', importId)
      .executeTakeFirst()
  )?.storage_key

export const forgetArchive = async ({ db, tenantId }: TenantTransaction, importId: string): Promise<void> => {
  await db
    .deleteFrom('import_archive')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute()
}

/** Paths of all files beside the table, in their order. */
export const archivedPaths = (
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<{ position: number; path: string }[]> =>
  db
    .selectFrom('import_archive_file')
    .select(['position', 'path'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()

export async function archivedFile(
  { db, tenantId }: TenantTransaction,
  importId: string,
  position: number,
): Promise<ArchivedFile | undefined> {
  const row = await db
    .selectFrom('import_archive_file')
    .select(['path', 'place'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row && { path: row.path, ...row.place }
}

/** Marks files that rows of the table name. */
export async function markNamed(
  { db, tenantId }: TenantTransaction,
  importId: string,
  positions: readonly number[],
): Promise<void> {
  if (positions.length === 0) return
  await db
    .updateTable('import_archive_file')
    .set({ named: true })
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('position', '=', sql<number>`any(${[...positions]}::integer[])`)
    .where('named', '=', false)
    .execute()
}

export const clearNamed = async ({ db, tenantId }: TenantTransaction, importId: string): Promise<void> => {
  await db
    .updateTable('import_archive_file')
    .set({ named: false })
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('named', '=', true)
    .execute()
}

/** Number of files, and of those that no row names, with the first of them. */
export async function countArchived(
  { db, tenantId }: TenantTransaction,
  importId: string,
  shown: number,
): Promise<{ readonly files: number; readonly unnamed: number; readonly paths: readonly string[] }> {
  const { rows } = await sql<{ files: string; unnamed: string; paths: string[] | null }>`
    select count(*) as files, count(*) filter (where not named) as unnamed,
      (array_agg(path order by position) filter (where not named))[1:${sql.lit(shown)}] as paths
    from import_archive_file where tenant_id = ${tenantId} and import_id = ${importId}`.execute(db)
  const [row] = rows
  return { files: Number(row?.files ?? 0), unnamed: Number(row?.unnamed ?? 0), paths: row?.paths ?? [] }
}
