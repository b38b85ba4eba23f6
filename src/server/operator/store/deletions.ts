import { sql, type Transaction } from 'kysely'
import type { KeptOrder, MuseumDeletion } from '#model/api/operator/deletions.ts'
import { operatorToAsk } from '#server/access/index.ts'
import type { Erased } from '#server/museum-erasure/index.ts'
import { retentionStart, type TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const deletions = (db: Transaction<Tables>) => db.selectFrom('museum_deletion').selectAll()

export type DeletionRow = Awaited<ReturnType<ReturnType<typeof deletions>['executeTakeFirstOrThrow']>>

export const asDeletion = (row: DeletionRow): MuseumDeletion => ({
  id: row.id,
  museum: row.name,
  state: row.state,
  reason: row.reason,
  orderedBy: row.ordered_by,
  orderedAt: row.ordered_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  archive: {
    state: row.archive_state,
    bytes: row.archive_bytes === null ? null : Number(row.archive_bytes),
    sha256: row.archive_sha256,
    problems: row.archive_problems,
    madeAt: row.archive_made_at?.toISOString() ?? null,
    keptUntil: row.archive_kept_until?.toISOString() ?? null,
  },
  endedAt: row.ended_at?.toISOString() ?? null,
  erased:
    row.rows === null
      ? null
      : {
          rows: Number(row.rows),
          records: Number(row.records),
          files: Number(row.files),
          accounts: row.accounts ?? 0,
        },
  orders: [...row.orders],
})

/** The deletion of a museum that is ordered or under way. Changes hold the museum's row first. */
export const activeDeletion = (db: Transaction<Tables>, museumId: string): Promise<DeletionRow | undefined> =>
  deletions(db)
    .where('museum_id', '=', museumId)
    .where('state', 'in', ['ordered', 'erasing'])
    .executeTakeFirst()

export const deletionById = (db: Transaction<Tables>, id: string): Promise<DeletionRow | undefined> =>
  deletions(db).where('id', '=', id).executeTakeFirst()

/** The same, held until the transaction ends; the museum's row is held first. */
export const lockDeletion = (db: Transaction<Tables>, id: string): Promise<DeletionRow | undefined> =>
  deletions(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** The address for questions about a deletion. */
export const contactOf = async (db: Transaction<Tables>, deletion: DeletionRow): Promise<string> =>
  (await operatorToAsk(db, deletion.ordered_by_id)) ?? deletion.ordered_by_email

export interface NewDeletion {
  readonly museumId: string
  readonly name: string
  readonly reason: string
  readonly by: { readonly id: string; readonly name: string; readonly email: string }
  readonly at: Date
  readonly dueAt: Date
}

export async function insertDeletion(
  db: Transaction<Tables>,
  { museumId, name, reason, by, at, dueAt }: NewDeletion,
): Promise<string> {
  const { id } = await db
    .insertInto('museum_deletion')
    .values({
      museum_id: museumId,
      name,
      reason,
      ordered_by_id: by.id,
      ordered_by: by.name,
      ordered_by_email: by.email,
      ordered_at: at,
      due_at: dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false where it is not ordered any more. */
export async function cancelDeletion(db: Transaction<Tables>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('museum_deletion')
    .set({ state: 'cancelled', ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Says that the archive of an ordered deletion is being made, in another place than before.
 * @returns where it was before; undefined where none is wanted.
 */
export async function claimArchive(
  db: Transaction<Tables>,
  id: string,
  key: string,
): Promise<{ readonly before: string | null } | undefined> {
  const row = await deletions(db)
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .where('archive_state', '=', 'making')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  await db.updateTable('museum_deletion').set({ archive_key: key }).where('id', '=', id).execute()
  return { before: row.archive_key }
}

export interface ArchiveMade {
  readonly size: number
  readonly sha256: string
  readonly problems: number
}

/** @returns false where the deletion was cancelled, or another server makes the archive. */
export async function setArchive(
  db: Transaction<Tables>,
  { id, key }: { readonly id: string; readonly key: string },
  { size, sha256, problems }: ArchiveMade,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('museum_deletion')
    .set({
      archive_state: 'ready',
      archive_bytes: size,
      archive_sha256: sha256,
      archive_problems: problems,
      archive_made_at: at,
    })
    .where('id', '=', id)
    .where('archive_key', '=', key)
    .where('archive_state', '=', 'making')
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes the state of the archive, unless it changed in the meantime. */
export async function setArchiveState(
  db: Transaction<Tables>,
  { id, archive_state: before }: Pick<DeletionRow, 'id' | 'archive_state'>,
  state: 'making' | 'failed' | 'damaged',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('museum_deletion')
    .set({ archive_state: state, archive_bytes: null, archive_sha256: null, archive_made_at: null })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .where('archive_state', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ordered deletions whose administrators are to be reminded: those due before a moment. */
export const toRemind = (db: Transaction<Tables>, dueBefore: Date, now: Date): Promise<DeletionRow[]> =>
  deletions(db)
    .where('state', '=', 'ordered')
    .where('reminded_at', 'is', null)
    .where('due_at', '<=', dueBefore)
    .where('due_at', '>', now)
    .orderBy('id')
    .execute()

/** @returns false where it was done, or the deletion cancelled. */
export async function setReminded(db: Transaction<Tables>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('museum_deletion')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletions that are due and whose archive is ready, and those that were broken off. */
export const toErase = (db: Transaction<Tables>, now: Date): Promise<DeletionRow[]> =>
  deletions(db)
    .where(({ eb, and, or }) =>
      or([
        eb('state', '=', 'erasing'),
        and([eb('state', '=', 'ordered'), eb('archive_state', '=', 'ready'), eb('due_at', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .execute()

/**
 * From here on a deletion is not cancelled any more. The orders are kept.
 * @returns false where it is not ordered any more, or its archive is another one.
 */
export async function beginErasing(
  db: Transaction<Tables>,
  { id, archive_key: key }: DeletionRow,
  orders: readonly KeptOrder[],
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('museum_deletion')
    .set({ state: 'erasing', begun_at: at, orders: JSON.stringify(orders) })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .where('archive_state', '=', 'ready')
    .where('archive_key', '=', key)
    .where('due_at', '<=', at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false where it was done before. */
export async function endErasing(
  db: Transaction<Tables>,
  id: string,
  { rows, records, files, accounts }: Erased,
  { at, keptUntil }: { readonly at: Date; readonly keptUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('museum_deletion')
    .set({
      state: 'erased',
      ended_at: at,
      archive_kept_until: keptUntil,
      rows,
      records,
      files,
      accounts,
    })
    .where('id', '=', id)
    .where('state', '=', 'erasing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** One page of the museums that were deleted, the latest first. */
export async function erasedMuseums(
  db: Transaction<Tables>,
  { page, blocksize }: { readonly page: number; readonly blocksize: number },
): Promise<{ readonly result: MuseumDeletion[]; readonly totalSize: number }> {
  const { total } = await db
    .selectFrom('museum_deletion')
    .where('state', '=', 'erased')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await deletions(db)
    .where('state', '=', 'erased')
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(blocksize)
    .offset(page * blocksize)
    .execute()
  return { result: rows.map(asDeletion), totalSize: Number(total) }
}

/** Archives that are kept no longer: of cancelled deletions, and of erased museums some time after. */
export const archivesOver = (db: Transaction<Tables>, now: Date): Promise<DeletionRow[]> =>
  deletions(db)
    .where('archive_key', 'is not', null)
    .where(({ eb, and, or }) =>
      or([
        eb('state', '=', 'cancelled'),
        and([eb('state', '=', 'erased'), eb('archive_kept_until', '<', now)]),
      ]),
    )
    .execute()

export async function forgetArchive(db: Transaction<Tables>, id: string): Promise<void> {
  await db
    .updateTable('museum_deletion')
    .set({ archive_state: 'removed', archive_key: null })
    .where('id', '=', id)
    .execute()
}

/** Forgets the orders of erased museums that need be kept no longer. */
export async function forgetOrders(db: Transaction<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('museum_deletion')
    .set({ orders: '[]' })
    .where('state', '=', 'erased')
    .where('ended_at', '<', await retentionStart(db, 'keptOrders', now))
    .where(sql<string>`orders::text`, '<>', '[]')
    .execute()
}

/** Orders of the museum that were not cancelled, as they are kept when it is gone. */
export async function ordersToKeep({ db, tenantId }: TenantTransaction): Promise<KeptOrder[]> {
  const rows = await db
    .selectFrom('licence_order')
    .where('tenant_id', '=', tenantId)
    .where('state', '<>', 'CANCELLED')
    .orderBy('id', 'desc')
    .select(['id', 'plan', 'profile', 'state', 'invoice_number', 'purchase_order', 'ordered_at'])
    .execute()
  return rows.map(({ profile, invoice_number, purchase_order, ordered_at, ...order }) => ({
    ...order,
    invoiceNumber: invoice_number,
    purchaseOrder: purchase_order,
    orderedAt: ordered_at.toISOString(),
    billTo: [
      profile.organisationMainBody,
      profile.address,
      [profile.postCode, profile.place].filter(Boolean).join(' '),
      profile.country,
      profile.vat,
    ]
      .filter(Boolean)
      .join(', '),
  }))
}
