import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import { indexLines } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { writtenName } from '#server/platform/db/written-name.ts'

/** The finding about an object; null: none any more. */
export interface CheckedLine {
  readonly cardId: string
  readonly values: CardValues
  readonly at: Date | null
  readonly by: string | null
}

/** Writes what was found of objects into their lines of a procedure that is held, all at once. Of the fields named nothing else stays; others are left alone. */
export async function writeCheckedLines(
  tx: TenantTransaction,
  procedureId: string,
  fields: readonly string[],
  lines: readonly CheckedLine[],
): Promise<void> {
  if (lines.length === 0) return
  const { db, tenantId } = tx
  await sql`
    update card_line set document = (document - ${[...fields]}::text[]) || given.values,
      checked_at = given.at, checked_by = given.by, checked_name = ${writtenName(sql.ref('given.by'))}, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("cardId" bigint, values jsonb, at timestamptz, by bigint)
    where tenant_id = ${tenantId} and record_id = ${procedureId}::bigint and about_id = given."cardId"`.execute(
    db,
  )
  await indexLines(
    tx,
    lines.map(({ cardId }) => ({ recordId: procedureId, aboutId: cardId })),
  )
}
