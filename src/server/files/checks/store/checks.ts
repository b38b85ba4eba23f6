import { sql } from 'kysely'
import type { ContentProblem } from '#model/api/files/checks.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { FileRow } from '../../store/contents.ts'

export type DueContent = Pick<FileRow, 'card_id' | 'version' | 'storage_key' | 'bytes' | 'sha256'>

/** Counts of contents, of those ever compared, and of the files that are not in the bin are damaged. */
export async function countChecks({ db, tenantId }: TenantTransaction) {
  const counts = await db
    .selectFrom('file')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
    )
    .where('file.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .select(eb => [
      eb.fn.countAll<string>().as('total'),
      eb.fn.count<string>('file.checked_at').as('checked'),
      eb.fn.count<string>('file.check_failed').as('damaged'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: Number(counts.total),
    checked: Number(counts.checked),
    damaged: Number(counts.damaged),
  }
}

/** Contents of files that are not in the bin and were found damaged, the latest first. */
export const damagedContents = ({ db, tenantId }: TenantTransaction, limit: number) =>
  db
    .selectFrom('file')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
    )
    .where('file.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .where('file.check_failed', 'is not', null)
    .orderBy('file.checked_at', 'desc')
    .limit(limit)
    .select(['file.card_id', 'file.name', 'file.check_failed', 'file.checked_at'])
    .execute()

/** All contents of the museum, those of files in the bin too, and how many of them are damaged. */
export async function countContents({ db, tenantId }: TenantTransaction) {
  const counts = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .select(eb => [eb.fn.countAll<string>().as('total'), eb.fn.count<string>('check_failed').as('damaged')])
    .executeTakeFirstOrThrow()
  return { total: Number(counts.total), damaged: Number(counts.damaged) }
}

/** The next contents to compare: those that were damaged, then those whose last comparison is longest ago; none since a moment. */
export const dueContents = (
  { db, tenantId }: TenantTransaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<DueContent[]> =>
  db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where(eb => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', before)]))
    .orderBy(sql`check_failed is null`)
    .orderBy(sql`checked_at nulls first`)
    .orderBy('card_id')
    .limit(limit)
    .select(['card_id', 'version', 'storage_key', 'bytes', 'sha256'])
    .execute()

/** Keeps what came of a comparison. */
export const keepCheck = (
  { db, tenantId }: TenantTransaction,
  { card_id, version }: Pick<DueContent, 'card_id' | 'version'>,
  { at, problem }: { readonly at: Date; readonly problem: ContentProblem | undefined },
) =>
  db
    .updateTable('file')
    .set({ checked_at: at, check_failed: problem ?? null })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', card_id)
    .where('version', '=', version)
    .execute()
