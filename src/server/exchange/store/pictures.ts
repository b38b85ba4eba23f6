import '../tables.ts'
import { type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type PictureRow = Selectable<Tables['import_picture']>

/** A picture that a row names. */
export interface WantedPicture {
  readonly row: number
  readonly place: number
  readonly name: string
  readonly column: string
  /** The file of the archive; null for an address. */
  readonly position: number | null
  /** The record it is attached to; null in a check. */
  readonly cardId: string | null
}

/** Rows of an import, first and last. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

export type PictureReason = {
  readonly text: string
  readonly params?: PictureRow['reason_params'] | undefined
}

export async function insertPictures(
  { db, tenantId }: TenantTransaction,
  importId: string,
  pictures: readonly WantedPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const column = <K extends keyof WantedPicture>(key: K) => pictures.map(each => each[key])
  await sql`
    insert into import_picture (tenant_id, import_id, row, place, name, column_name, position, card_id, state)
    select ${tenantId}::bigint, ${importId}::bigint, row, place, name, column_name, position, card_id,
      case when card_id is null then 'FOUND' else 'WAITING' end
    from unnest(${column('row')}::integer[], ${column('place')}::integer[], ${column('name')}::text[],
      ${column('column')}::text[], ${column('position')}::integer[], ${column('cardId')}::bigint[])
      as given (row, place, name, column_name, position, card_id)
    on conflict (tenant_id, import_id, row, place) do nothing`.execute(db)
}

export const clearPictures = async ({ db, tenantId }: TenantTransaction, importId: string): Promise<void> => {
  await db
    .deleteFrom('import_picture')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute()
}

const ofImport = ({ db, tenantId }: TenantTransaction, importId: string) =>
  db.updateTable('import_picture').where('tenant_id', '=', tenantId).where('import_id', '=', importId)

/** The next picture of some rows that waits. */
export const nextPicture = (
  { db, tenantId }: TenantTransaction,
  importId: string,
  { from, to }: RowRange,
): Promise<PictureRow | undefined> =>
  db
    .selectFrom('import_picture')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('state', '=', 'WAITING')
    .where('row', '>=', from)
    .where('row', '<=', to)
    .orderBy('row')
    .orderBy('place')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export type PictureKey = Pick<PictureRow, 'import_id' | 'row' | 'place'>

/** Makes a picture one's own, under a key of the storage; counts the try. */
export const claimPicture = async (
  tx: TenantTransaction,
  { import_id, row, place }: PictureKey,
  contentKey: string,
): Promise<void> => {
  await ofImport(tx, import_id)
    .set({ content_key: contentKey, attempts: sql<number>`attempts + 1` })
    .where('row', '=', row)
    .where('place', '=', place)
    .execute()
}

export interface PictureChange {
  readonly state: 'ATTACHED' | 'THERE' | 'FAILED'
  readonly fileId?: string
  readonly reason?: PictureReason
}

/** Changes a picture that is still one's own. @returns false when another server took it over, or it is wanted no more. */
export async function changePicture(
  tx: TenantTransaction,
  { import_id, row, place }: PictureKey,
  contentKey: string,
  { state, fileId, reason }: PictureChange,
): Promise<boolean> {
  const { numUpdatedRows } = await ofImport(tx, import_id)
    .set({
      content_key: null,
      state,
      ...(fileId !== undefined && { file_id: fileId }),
      reason: reason?.text ?? null,
      reason_params: reason?.params ? JSON.stringify(reason.params) : null,
    })
    .where('row', '=', row)
    .where('place', '=', place)
    .where('state', '=', 'WAITING')
    .where('content_key', '=', contentKey)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives up pictures of some rows that wait. */
export const failWaiting = async (
  tx: TenantTransaction,
  importId: string,
  { from, to }: RowRange,
  reason: PictureReason,
): Promise<void> => {
  await ofImport(tx, importId)
    .set({ state: 'FAILED', reason: reason.text, content_key: null })
    .where('state', '=', 'WAITING')
    .where('row', '>=', from)
    .where('row', '<=', to)
    .execute()
}

/** Wants no more of the pictures that wait. */
export const dropWaiting = async ({ db, tenantId }: TenantTransaction, importId: string): Promise<void> => {
  await db
    .deleteFrom('import_picture')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('state', '=', 'WAITING')
    .execute()
}

/** Has pictures that failed wait again. @returns their rows; undefined when none did. */
export async function retryFailed(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<readonly number[]> {
  const rows = await db
    .updateTable('import_picture')
    .set({ state: 'WAITING', attempts: 0, reason: null, reason_params: null })
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('state', '=', 'FAILED')
    .returning('row')
    .execute()
  return rows.map(({ row }) => row).toSorted((one, other) => one - other)
}

export interface CountedPictures {
  readonly found: number
  readonly waiting: number
  readonly attached: number
  readonly there: number
  readonly failed: number
  /** Rows with pictures. */
  readonly rows: number
}

/** Pictures by what became of them, import by import. */
export async function countPictures(
  { db, tenantId }: TenantTransaction,
  importIds: readonly string[],
): Promise<ReadonlyMap<string, CountedPictures>> {
  if (importIds.length === 0) return new Map()
  const { rows } = await sql<{ import_id: string } & Record<keyof CountedPictures, string>>`
    select import_id, count(*) filter (where state = 'FOUND') as found,
      count(*) filter (where state = 'WAITING') as waiting, count(*) filter (where state = 'ATTACHED') as attached,
      count(*) filter (where state = 'THERE') as there, count(*) filter (where state = 'FAILED') as failed,
      count(distinct row) as rows
    from import_picture
    where tenant_id = ${tenantId} and import_id = any(${[...importIds]}::bigint[])
    group by import_id`.execute(db)
  return new Map(
    rows.map(({ import_id, found, waiting, attached, there, failed, rows: counted }) => [
      import_id,
      {
        found: Number(found),
        waiting: Number(waiting),
        attached: Number(attached),
        there: Number(there),
        failed: Number(failed),
        rows: Number(counted),
      },
    ]),
  )
}

/** Pictures that failed for one reason, of one column. */
export interface FailedPictures {
  readonly column: string
  readonly reason: string | null
  readonly params: PictureRow['reason_params']
  readonly count: number
  readonly rows: readonly number[]
  readonly names: readonly string[]
}

/** Rows that a group names, and its samples. */
const namedRows = 200
const samplesShown = 5

export async function failedPictures(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<FailedPictures[]> {
  const { rows } = await sql<
    Omit<FailedPictures, 'count' | 'column'> & { count: string; column_name: string }
  >`
    select column_name, reason, reason_params as params, count(*) as count,
      (array_agg(row order by row, place))[1:${sql.lit(namedRows)}] as rows,
      (array_agg(name order by row, place))[1:${sql.lit(samplesShown)}] as names
    from import_picture
    where tenant_id = ${tenantId} and import_id = ${importId} and state = 'FAILED'
    group by column_name, reason, reason_params
    order by min(row)`.execute(db)
  return rows.map(({ column_name, count, ...each }) => ({
    ...each,
    column: column_name,
    count: Number(count),
  }))
}

/** Pictures of some rows, in their order, with their paths in the archive. */
export const picturesOfRows = (
  { db, tenantId }: TenantTransaction,
  importId: string,
  rows: readonly number[],
): Promise<{ row: number; name: string; path: string | null }[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('import_picture as picture')
        .leftJoin('import_archive_file as file', join =>
          join
            .onRef('file.tenant_id', '=', 'picture.tenant_id')
            .onRef('file.import_id', '=', 'picture.import_id')
            .onRef('file.position', '=', 'picture.position'),
        )
        .select(['picture.row', 'picture.name', 'file.path'])
        .where('picture.tenant_id', '=', tenantId)
        .where('picture.import_id', '=', importId)
        .where('picture.row', '=', sql<number>`any(${[...rows]}::integer[])`)
        .orderBy('picture.row')
        .orderBy('picture.place')
        .execute()

/**
 * Holds what an import's load is, before cards are held: whoever takes the load back waits, or has done so.
 * @returns the load while it stands
 */
export async function holdLoad(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; undone_by_id: string | null; taken_back: boolean }>`
    select operation.id, operation.undone_by_id,
      exists (select from operation as undo
        where undo.tenant_id = ${tenantId} and undo.undoes_id = operation.id) as taken_back
    from operation join import on import.tenant_id = operation.tenant_id and import.load_id = operation.id
    where import.tenant_id = ${tenantId} and import.id = ${importId} and operation.tenant_id = ${tenantId}
    for share of operation`.execute(db)
  const [load] = rows
  // One that was taken back in part can be taken back further: its pictures are wanted no more either.
  return load && load.undone_by_id === null && !load.taken_back ? load.id : undefined
}
